import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";

/** A file that the page passed to the browser for saving. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Presses a button that saves a file, and reads the file. */
export async function saveWith(page: Page, button: Locator): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}
