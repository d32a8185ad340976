// The plans on the table: those that show what is looked for stay in sight while it is typed. What was
// picked stays picked. Without script the server finds the same plans.

const form = document.querySelector(".pick-plans");
const field = form.elements.show;
const plain = (text) => text.toLowerCase().replaceAll("×", "x").normalize("NFD").replace(/\p{M}/gu, "");
const NAMES = { one: 1, un: 1, une: 1, two: 2, deux: 2, three: 3, trois: 3, four: 4, quatre: 4, five: 5, cinq: 5, six: 6 };

/// A number beside such a word is a size.
const LOTS = /^(lot|estate|lotissement)s*$/;

/// What is looked for, word by word: `2x6` is two sixes.
function asked(text) {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean).flatMap((word) => {
    const [, times, size] = word.match(/^([1-9])x(\d)$/) ?? [];
    return times ? Array(Number(times)).fill(size) : [String(NAMES[word] ?? word)];
  });
  // `2 lots of 6` are two sixes, too.
  const at = words.findIndex((word, index) => /^[1-9]$/.test(word) && LOTS.test(words[index + 1]) && /^(of|de)$/.test(words[index + 2]) && /^\d/.test(words[index + 3]));
  return at < 0 ? words : words.toSpliced(at, 4, ...Array(Number(words[at])).fill(words[at + 3]), "lots");
}

const count = (words, word) => words.filter((other) => other === word).length;

/// Whether a card shows all of it: its numbers as often as they are asked for.
function shows(card, words) {
  const said = card.dataset.said.split(" ");
  const { sizes, points, any } = card.dataset;
  return (words.some((word) => LOTS.test(word)) ? [sizes] : [sizes, points, any]).some((bag) => {
    const numbers = bag.split(" ");
    return words.every((word) => {
      if (/^\d/.test(word)) return count(numbers, word) >= count(words, word);
      return word.length < 3 || said.some((other) => other.startsWith(word) || (other.length > 2 && word.startsWith(other)));
    });
  });
}

function look() {
  const words = asked(field.value);
  let found = !words.length;
  for (const card of form.querySelectorAll(".pchoice")) {
    const here = shows(card, words);
    found ||= here;
    card.hidden = !here && !card.querySelector(":checked");
  }
  document.getElementById("no-plan").hidden = found;
  document.getElementById("all-plans").hidden = !words.length;
}

field.addEventListener("input", look);
form.addEventListener("submit", (event) => {
  if (event.submitter?.id !== "find") return;
  event.preventDefault();
  look();
});
document.getElementById("all-plans").addEventListener("click", (event) => {
  event.preventDefault();
  field.value = "";
  look();
  field.focus();
});
