import * as z from "zod";
import { TOKEN_SCOPES } from "../../contract/access-rules.ts";
import { count, id, instant } from "../ground/primitives.ts";
import { tier } from "../ground/roles.ts";
import { departmentStatus } from "./session-user.ts";

export const department = z.object({
  department_id: id,
  name: z.string(),
  status: departmentStatus,
  tier,
  members: count,
  is_demo: z.boolean(),
});

export const invitation = z.object({
  id,
  department_id: id,
  email: z.string(),
  status: z.enum(["open", "accepted", "expired"]),
  invited_by: z.string(),
  created_at: instant,
  expires_at: instant,
});

export const tokenScope = z.enum(TOKEN_SCOPES);

/** A bearer token of a portal, without its secret. */
export const accessToken = z.object({
  id,
  department_id: id,
  name: z.string(),
  scopes: z.array(tokenScope).min(1),
  created_at: instant,
  last_used_at: instant.nullable(),
});
