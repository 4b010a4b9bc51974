import { hasCode } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useSessionStore } from "../../session/SessionProvider.tsx";
import { useSeePlans } from "../rights/use-see-plans.ts";
import { isSignedOut, refusalOf } from "./failure.ts";

export interface FailureWords {
  /** Title of the toast. */
  readonly title: string;
  /** Said where the failure has no words of its own. */
  readonly fallback: string;
  /** Said when no one is signed in any more: "Please log in to add chemicals." */
  readonly logIn: string;
  /** What it is about, as in `ToastMessage`: the success of the same matter takes the failure away. */
  readonly matter?: string;
}

/**
 * Says once, as a toast, why a write failed, and answers what the form shows at its fields. An ended session leads to
 * sign-in; a plan that is full says how to continue.
 */
export function useFailure(): (error: unknown, words: FailureWords) => { fields: Readonly<Record<string, string>> } {
  const { common } = useMessages();
  const session = useSessionStore();
  const seePlans = useSeePlans();
  return (error, { title, fallback, logIn, matter }) => {
    const about = matter === undefined ? {} : { matter };
    const { message, fields } = refusalOf(error, fallback);
    if (isSignedOut(error)) {
      toasts.show({ tone: "caution", title: common.authenticationRequired, text: logIn, ...about });
      session.end("expired");
    } else if (hasCode(error, "plan_limit_reached")) {
      toasts.show({ tone: "caution", title: common.upgradeRequired, text: message, action: seePlans, ...about });
    } else {
      toasts.show({ tone: "danger", title, text: message, ...about });
    }
    return { fields };
  };
}
