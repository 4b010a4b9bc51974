import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const INLINE = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Types of script elements that contain data and run nothing. */
const DATA = /\btype="?(?:application\/(?:ld\+)?json)/;

/** A page without inline scripts, and the scripts as separate files. */
export interface StrictPage {
  readonly html: string;
  /** Text by file name. */
  readonly scripts: Readonly<Record<string, string>>;
}

/**
 * Moves the inline scripts of a page to files, so that the page works under `script-src 'self'`. Each file is in the
 * folder of its page, because a module's relative imports are resolved from there.
 */
export function strictPage(page: string): StrictPage {
  const scripts: Record<string, string> = {};
  const html = page.replaceAll(INLINE, (element, attributes: string, code: string) => {
    if (DATA.test(attributes) || code.trim() === "") return element;
    const name = `inline-${createHash("sha256").update(code).digest("hex").slice(0, 12)}.js`;
    scripts[name] = code;
    return `<script${attributes} src="./${name}"></script>`;
  });
  return { html, scripts };
}

/** Makes every page below a folder strict. */
export function makeStrict(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(folder, file);
    const { html, scripts } = strictPage(readFileSync(path, "utf8"));
    writeFileSync(path, html);
    for (const [name, code] of Object.entries(scripts)) writeFileSync(join(dirname(path), name), code);
  }
}
