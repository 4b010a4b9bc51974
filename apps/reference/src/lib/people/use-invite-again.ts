import { type BusinessInvitation } from "@placard/api-client";
import { insertBusinessInvitation } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useApi } from "../api/ApiProvider.tsx";
import { useFailure } from "../api/use-failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { usePeopleChanged } from "./use-people-changed.ts";

/** Invites the same address again with the same role. */
export function useInviteAgain(): (invitation: BusinessInvitation) => Promise<void> {
  const { signIns } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const fail = useFailure();
  const peopleChanged = usePeopleChanged();
  return async ({ email, role }) => {
    try {
      await api.call(insertBusinessInvitation, { body: { business_id, email, role } });
      toasts.show({ tone: "ok", title: signIns.invitedTitle, text: signIns.invitedText(email) });
      await peopleChanged();
    } catch (error) {
      fail(error, { title: signIns.inviteFailedTitle, fallback: signIns.inviteFailed, logIn: signIns.logIn });
    }
  };
}
