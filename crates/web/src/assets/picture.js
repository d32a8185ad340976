// A drawing that a page offers to save, sent as a picture that any program takes.

const byId = (id) => document.getElementById(id);

async function bitmap(link) {
  const image = new Image();
  image.src = link.href;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return new File([blob], link.download.replace(/svg$/, "png"), { type: "image/png" });
}

/// The button is there where the device can send pictures, also when it comes with the end of a game.
function offer() {
  const share = byId("share-picture");
  if (share && navigator.canShare?.({ files: [new File([], "a.png", { type: "image/png" })] })) share.hidden = false;
}
offer();
document.addEventListener("shown", offer);
document.addEventListener("click", async (event) => {
  if (!event.target.closest("#share-picture")) return;
  await navigator.share({ files: [await bitmap(byId("picture"))], title: document.title }).catch(() => {});
});
