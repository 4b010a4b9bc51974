import type { Locator } from "playwright";

/**
 * Number of colours in a picture of this part of the page, of 32 768: a map that draws nothing has only its background
 * colour, or few.
 */
export async function drawnColours(part: Locator): Promise<number> {
  const { colours } = await readPicture(part);
  return colours;
}

/** Colour in the middle of this part of the page: red, green and blue, 0 to 255. */
export async function middleColour(part: Locator): Promise<readonly number[]> {
  const { middle } = await readPicture(part);
  return middle;
}

async function readPicture(part: Locator): Promise<{ readonly colours: number; readonly middle: readonly number[] }> {
  const picture = (await part.screenshot()).toString("base64");
  const beside = await part.page().context().browser()?.newPage(); // the page itself may not allow such pictures
  if (beside === undefined) throw new Error("The page belongs to no browser that can open another.");
  const read = await beside.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("This browser draws nothing.");
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
    const middle = context.getImageData(Math.floor(image.width / 2), Math.floor(image.height / 2), 1, 1).data;
    return {
      colours: new Set([...pixels].map((pixel) => pixel & 0xf8_f8_f8)).size,
      middle: Array.from(middle.slice(0, 3)),
    };
  }, picture);
  await beside.close();
  return read;
}
