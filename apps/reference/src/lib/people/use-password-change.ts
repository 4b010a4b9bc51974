import { hasCode, type InputOf } from "@placard/api-client";
import { changePassword } from "@placard/api-client/internal";
import { useRef } from "react";
import { useApi } from "../api/ApiProvider.tsx";
import { isUnanswered } from "../api/failure.ts";

type PasswordChange = InputOf<typeof changePassword>["body"];

/**
 * Changes the user's own password. A try without a response may have succeeded: if the current password is wrong
 * afterwards, retries with the password of that try as the current one.
 */
export function usePasswordChange(): (change: PasswordChange) => Promise<void> {
  const api = useApi();
  const unanswered = useRef<string | null>(null);
  return async (change) => {
    try {
      await api.call(changePassword, { body: change });
    } catch (error) {
      const arrived = unanswered.current;
      if (isUnanswered(error)) unanswered.current = change.password;
      if (arrived === null || !hasCode(error, "current_password_wrong")) throw error;
      await api.call(changePassword, { body: { ...change, current_password: arrived } });
    }
    unanswered.current = null;
  };
}
