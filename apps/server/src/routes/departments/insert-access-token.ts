import { insertAccessToken } from "@placard/api-client";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { newSecret } from "../../access/secrets.ts";
import { implement } from "../../http/operation.ts";
import { accessTokenOf, TOKEN_COLUMNS } from "./department-answer.ts";

export const insertAccessTokenOperation = implement(insertAccessToken, async ({ rows, actor, body }) => {
  requireOwnDepartment(actor, body.department_id);
  const { token, hash } = newSecret("placard_");
  const row = await rows
    .insertInto("access_tokens")
    .values({
      department_id: body.department_id,
      name: body.name,
      scopes: [...new Set(body.scopes)].join(" "),
      token_hash: hash,
      created_by: actor.accountId,
    })
    .returning(TOKEN_COLUMNS)
    .executeTakeFirstOrThrow();
  return { status: "success", token: accessTokenOf(row), secret: token };
});
