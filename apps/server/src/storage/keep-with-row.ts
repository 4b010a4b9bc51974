import type { Context } from "../context.ts";
import type { Upload } from "../http/call.ts";
import { checkedKey } from "./file-storage.ts";

/**
 * Stores an uploaded file together with its row: the file first, and it is removed again if no row is stored, either
 * because of a refusal or because the same upload was answered before.
 *
 * @param write - stores the row under the key; calls `isStored` once it has
 */
export async function keepWithRow<Answer>(
  ctx: Context,
  upload: Upload,
  write: (key: string, isStored: () => void) => Promise<Answer>,
): Promise<Answer> {
  const key = checkedKey(ctx.newId(), upload.storedSha256);
  return ctx.storage.whileStoringRow(key, async () => {
    let hasRow = false;
    await ctx.storage.keep(upload.path, key);
    try {
      return await write(key, () => {
        hasRow = true;
      });
    } catch (error) {
      hasRow = false; // the row was rolled back
      throw error;
    } finally {
      if (!hasRow) await ctx.storage.remove(key).catch((error: unknown) => noteLeft(ctx, error));
    }
  });
}

/** The caller still gets the answer to the upload. A file that could not be removed is left to the daily sweep. */
function noteLeft({ events }: Context, error: unknown): void {
  events.failed({ endpoint: "removeFileWithoutRow", requestId: "none", error });
}
