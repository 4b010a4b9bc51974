import type { CallableEndpoint, getSession, loginResponder, loginUser, logout, Operation } from "@placard/api-client";
import { readProfile } from "./profile.ts";

/** How an answer is read: its parts, or `null` if it does not fit. */
type Read = (answer: object) => object | null;

const readUser: Read = (answer) => {
  const user = "user" in answer ? readProfile(answer.user) : null;
  return user === null ? null : { user };
};

/** A sign-in of the seeded demo. */
export interface DemoSignIn {
  readonly kind: "business" | "responder";
  readonly email: string;
  readonly password: string;
}

/** The configuration of the server, of which the sign-in page reads the demo alone. */
interface DemoConfig extends CallableEndpoint {
  readonly response: CallableEndpoint["response"] & {
    readonly _zod: {
      readonly input: unknown;
      readonly output: { readonly demo: { readonly sign_ins: readonly DemoSignIn[] } | null };
    };
  };
}

const isDemoSignIn = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  (value.kind === "business" || value.kind === "responder") &&
  "email" in value &&
  typeof value.email === "string" &&
  "password" in value &&
  typeof value.password === "string";

const readDemo: Read = (answer) => {
  const demo: unknown = "demo" in answer ? answer.demo : undefined;
  if (demo === null) return { demo: null };
  const signIns: unknown = typeof demo === "object" && "sign_ins" in demo ? demo.sign_ins : null;
  return Array.isArray(signIns) && signIns.every(isDemoSignIn) ? { demo: { sign_ins: signIns } } : null;
};

/**
 * A call as in the contract, with a check of its answer that needs no zod: the sign-in page makes these calls before any
 * other code has loaded. The type is that of the contract, so that input and answer have its types.
 */
function callOf<Row>(operation: Operation, read: Read): Row {
  const safeParse = (answer: unknown) => {
    const isSuccess =
      typeof answer === "object" && answer !== null && "status" in answer && answer.status === "success";
    const parts = isSuccess ? read(answer) : null;
    if (parts !== null) return { success: true, data: { status: "success", ...parts } };
    return { success: false, error: { issues: [{ path: [], message: "The answer does not fit the contract." }] } };
  };
  return { ...operation, response: { safeParse } } as unknown as Row; // what `Caller` needs of a row
}

export const sessionCalls = {
  getSession: callOf<typeof getSession>({ id: "getSession", method: "GET", path: "/session" }, (answer) =>
    "user" in answer && answer.user === null ? { user: null } : readUser(answer),
  ),
  getDemo: callOf<DemoConfig>({ id: "getConfig", method: "GET", path: "/get-config" }, readDemo),
  logout: callOf<typeof logout>({ id: "logout", method: "POST", path: "/logout" }, () => ({})),
  loginUser: callOf<typeof loginUser>({ id: "loginUser", method: "POST", path: "/login-user" }, readUser),
  loginResponder: callOf<typeof loginResponder>(
    { id: "loginResponder", method: "POST", path: "/login-responder" },
    readUser,
  ),
} as const;
