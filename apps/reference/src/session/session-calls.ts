import type { CallableEndpoint, Operation } from "@placard/api-client";
import type { getSession, loginResponder, loginUser, logout } from "@placard/api-client/internal";
import { readProfile } from "./profile.ts";

/** Parses a response into its fields; `null` if the response does not match. */
type Read = (answer: object) => object | null;

const readUser: Read = (answer) => {
  const user = "user" in answer ? readProfile(answer.user) : null;
  return user === null ? null : { user };
};

/** Credentials of a demo account. */
export interface DemoSignIn {
  readonly kind: "business" | "responder";
  readonly email: string;
  readonly password: string;
}

/** The server configuration. The sign-in page reads only its demo accounts. */
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
 * An endpoint of the contract whose response is checked without zod: the sign-in page makes these calls before other
 * code has loaded. Typed as the endpoint of the contract, so that requests and responses keep their types.
 */
function callOf<Row>(operation: Operation, read: Read): Row {
  const safeParse = (answer: unknown) => {
    const isSuccess =
      typeof answer === "object" && answer !== null && "status" in answer && answer.status === "success";
    const parts = isSuccess ? read(answer) : null;
    if (parts !== null) return { success: true, data: { status: "success", ...parts } };
    return { success: false, error: { issues: [{ path: [], message: "The answer does not fit the contract." }] } };
  };
  return { ...operation, response: { safeParse } } as unknown as Row; // the parts of an endpoint that `Caller` uses
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
