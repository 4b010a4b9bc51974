import { readFileSync } from "node:fs";
import * as z from "zod";

const manifest = z.object({ version: z.string() });

/** Version of the product, from the server's own package.json. */
export const VERSION: string = manifest.parse(
  JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")),
).version;
