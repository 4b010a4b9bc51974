import { runOnPage } from "./run-on-page.ts";

const blocks = import.meta.glob("./blocks/*.{ts,tsx,js}");

/** Runs a block by its file's name; the test calls it. */
globalThis.runBlock = (file) => runOnPage(blocks[`./blocks/${file}`]);
