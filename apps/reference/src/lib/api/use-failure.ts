import { hasCode } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useSessionStore } from "../../session/SessionProvider.tsx";
import { useSeePlans } from "../rights/use-see-plans.ts";
import { isSignedOut, refusalOf } from "./failure.ts";

export interface FailureTexts {
  /** Title of the toast. */
  readonly title: string;
  /** Text for a failure without a text of its own. */
  readonly fallback: string;
  /** Text for a user who is no longer signed in: "Please log in to add chemicals." */
  readonly logIn: string;
  /** Subject, as in `ToastMessage`: a success with the same subject removes the failure's toast. */
  readonly matter?: string;
}

/**
 * Shows a toast with the reason for a failed write, and returns the errors for the form's fields. An expired session
 * leads to sign-in; a plan limit shows how to continue.
 */
export function useFailure(): (error: unknown, texts: FailureTexts) => { fields: Readonly<Record<string, string>> } {
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
