// A drawing that a page offers to save, sent as a picture that any program takes.

const byId = (id) => document.getElementById(id);
const png = (content, name) => new File(content, name, { type: "image/png" });

async function bitmap(link) {
  const image = new Image();
  image.src = link.href;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return png([await new Promise((done) => canvas.toBlob(done))], link.download.replace(/svg$/, "png"));
}

/// Saves it as such a picture, too.
async function save(link) {
  const file = await bitmap(link);
  const copy = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  copy.click();
  setTimeout(() => URL.revokeObjectURL(copy.href), 60_000);
}

/// The button is there where the device can send pictures, also when it comes with the end of a game.
function offer() {
  const share = byId("share-picture");
  if (share) share.hidden = !navigator.canShare?.({ files: [png([], "a.png")] });
}
offer();
document.addEventListener("shown", offer);
document.addEventListener("click", async (event) => {
  const { target } = event;
  const link = target.closest("a#picture");
  if (link) {
    event.preventDefault();
    await save(link).catch(() => location.assign(link.href));
  }
  if (target.closest("#share-picture")) await navigator.share({ files: [await bitmap(byId("picture"))] }).catch(() => {});
});
