import { access, constants } from "node:fs/promises";
import { readyz } from "@placard/api-client";
import { sql } from "kysely";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const readyzOperation = implementOpen(readyz, async ({ ctx }) => {
  const [database, storage] = await Promise.all([
    ctx.database.system((rows) => sql`select 1`.execute(rows)).then(isTrue, isFalse),
    access(ctx.storage.temporaryFolder, constants.W_OK).then(isTrue, isFalse),
  ]);
  if (!database || !storage) throw new ApiError("not_ready");
  return { status: "success", checks: { database, storage } };
});

const isTrue = (): boolean => true;
const isFalse = (): boolean => false;
