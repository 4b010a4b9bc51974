import { updateResponderUser, updateUser } from "@placard/api-client/internal";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SessionProfile } from "../../../session/profile.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { useApi } from "../../api/ApiProvider.tsx";
import { businessKey, usersQuery } from "../../api/business-queries.ts";
import { teamKey } from "../../api/team-queries.ts";

type Changes = { readonly name?: string; readonly email?: string; readonly current_password?: string };

const pendingKey = (profile: SessionProfile) => ["own-pending-email", profile.user_id] as const;

/** The signed-in account, in a business or a department. Only below a guard of `session/Guarded.tsx`. */
export function useOwnAccount() {
  const profile = useOwnProfile();
  const api = useApi();
  const queries = useQueryClient();
  const params = { id: profile.user_id };
  return {
    profile,
    update: async (body: Changes): Promise<{ readonly name: string }> => {
      const endpoint = profile.userType === "business" ? updateUser : updateResponderUser;
      const { user } = await api.call(endpoint, { params, body });
      queries.setQueryData(pendingKey(profile), user.pending_email);
      return user;
    },
    /** Reloads the lists that contain this user. */
    reload: (): Promise<void> =>
      queries.invalidateQueries({
        queryKey: profile.userType === "business" ? businessKey(profile.business_id) : teamKey(profile.department_id),
      }),
  };
}

/** The new email address until its link is opened. A department member sees it only until the page is reloaded. */
export function usePendingEmail(): string | null {
  const profile = useOwnProfile();
  const api = useApi();
  const businessId = profile.userType === "business" ? profile.business_id : null;
  const users = useQuery({ ...usersQuery(api, businessId ?? 0), enabled: businessId !== null });
  const answered = useQuery<string | null>({ queryKey: pendingKey(profile), enabled: false });
  if (businessId === null) return answered.data ?? null;
  return users.data?.find(({ id }) => id === profile.user_id)?.pending_email ?? null;
}

function useOwnProfile(): SessionProfile {
  const session = useSession();
  if (session.status === "signed-in") return session.profile;
  throw new Error("useOwnAccount is used where no one is signed in. Put the page under a guarded route.");
}
