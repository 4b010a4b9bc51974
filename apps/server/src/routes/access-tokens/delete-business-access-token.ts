import { deleteBusinessAccessToken } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { revokeToken } from "../../db/queries/access-tokens.ts";
import { implement } from "../../http/operation.ts";

export const deleteBusinessAccessTokenOperation = implement(
  deleteBusinessAccessToken,
  async ({ ctx, rows, params }) => {
    found(await revokeToken(rows, params.id, ctx.now()));
    return { status: "success" };
  },
);
