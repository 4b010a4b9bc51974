import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { StartError } from "../start-error.ts";

/** Facts about a pack that a browser gets before it requests the pack. */
const packHead = z.object({
  format: z.literal("placard-region/1", {
    error: "this is not a region pack of this version. Create it with: pnpm region",
  }),
  name: z.string(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  edition: z.iso.date(),
});

/** A region with a map on this server. */
export interface Region extends Omit<z.output<typeof packHead>, "format"> {
  /** Path below the root. It identifies the content, so browsers may cache it permanently. */
  readonly path: string;
  readonly bytes: number;
  readonly text: string;
}

/**
 * The packs of a folder, by name.
 *
 * @throws StartError if the folder does not exist, or a `.json` file in it is not a pack
 */
export async function readRegions(folder: string | null): Promise<readonly Region[]> {
  if (folder === null) return [];
  const files = await readdir(folder).catch(() => {
    throw new StartError(`REGION_PACK_DIR: there is no folder ${folder}.`);
  });
  const packs = files.filter((file) => file.endsWith(".json")).toSorted();
  return Promise.all(packs.map((file) => readRegion(folder, file)));
}

async function readRegion(folder: string, file: string): Promise<Region> {
  const text = await readFile(join(folder, file), "utf8");
  const { name, bbox, edition } = headOf(text, join(folder, file));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const path = `/regions/${file.replace(/\.json$/, "").replaceAll(/[^\w-]/g, "_")}-${hash}.json`;
  return { name, bbox, edition, path, bytes: Buffer.byteLength(text), text };
}

function headOf(text: string, path: string): z.output<typeof packHead> {
  try {
    return packHead.parse(JSON.parse(text));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? cause.issues[0]?.message : String(cause);
    throw new StartError(`REGION_PACK_DIR: ${path} cannot be used: ${reason}`);
  }
}
