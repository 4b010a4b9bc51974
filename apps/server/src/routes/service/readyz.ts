import { readyz } from "@placard/api-client/internal";
import { sql } from "kysely";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const readyzOperation = implementOpen(readyz, async ({ ctx }) => {
  if (ctx.stopping.aborted) throw new ApiError("not_ready");
  const [database, room, storage] = await Promise.all([
    ctx.database
      .system((rows) => sql`select 1`.execute(rows))
      .then(
        () => true,
        () => false,
      ),
    ctx.room.isFull().then(
      (isFull) => (isFull ? "full" : "free"),
      () => "unusable",
    ),
    ctx.storage.isReachable(),
  ]);
  if (room === "full") throw new ApiError("storage_full");
  if (!database || room !== "free") throw new ApiError("not_ready");
  // An unreachable bucket does not take the server out of service: cards, incidents and inventories work without it.
  return { status: "success", checks: { database, storage } };
});
