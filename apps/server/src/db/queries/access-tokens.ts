import type { Rows } from "../database.ts";
import { newSecret } from "../../access/secrets.ts";

/** Owner of the token. */
export type TokenOwner = { readonly department_id: number } | { readonly business_id: number };

interface NewToken {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created_by: number;
}

function tokens(rows: Rows) {
  return rows
    .selectFrom("access_tokens as t")
    .leftJoin("accounts as maker", "maker.id", "t.created_by")
    .select([
      "t.id",
      "t.department_id",
      "t.business_id",
      "t.name",
      "t.scopes",
      "t.created_at",
      "t.last_used_at",
      "maker.name as created_by",
    ]);
}

export type TokenRow = Awaited<ReturnType<ReturnType<typeof tokens>["executeTakeFirstOrThrow"]>>;

/** The tokens of one owner that are not revoked. */
export function tokensOf(rows: Rows, owner: TokenOwner): Promise<TokenRow[]> {
  const mine =
    "department_id" in owner
      ? tokens(rows).where("t.department_id", "=", owner.department_id)
      : tokens(rows).where("t.business_id", "=", owner.business_id);
  return mine.where("t.revoked_at", "is", null).orderBy("t.id").execute();
}

/** Stores the hash of a token. Returns the secret, which is not stored. */
export async function insertToken(
  rows: Rows,
  owner: TokenOwner,
  { name, scopes, created_by }: NewToken,
): Promise<{ readonly row: TokenRow; readonly secret: string }> {
  const { token, hash } = newSecret("placard_");
  const { id } = await rows
    .insertInto("access_tokens")
    .values({ ...owner, name, scopes: [...new Set(scopes)].join(" "), token_hash: hash, created_by })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { row: await tokens(rows).where("t.id", "=", id).executeTakeFirstOrThrow(), secret: token };
}

/** Revokes a token that the caller may see. Returns `undefined` if there is none. */
export function revokeToken(rows: Rows, id: number, now: Date): Promise<{ id: number } | undefined> {
  return rows
    .updateTable("access_tokens")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
}
