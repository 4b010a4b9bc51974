import type { Messages } from "../../messages/messages.ts";
import { formatDay } from "../formats/format-day.ts";

/** Date of a person's last sign-in: `Last sign-in 20 Nov 2026`. */
export function signInLine(lastSignIn: string | null, { signIns: texts }: Pick<Messages, "signIns">): string {
  const day = lastSignIn === null ? null : formatDay(lastSignIn);
  return day === null ? texts.neverSignedIn : texts.lastSignIn(day);
}
