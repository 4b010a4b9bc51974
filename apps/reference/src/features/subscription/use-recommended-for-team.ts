import { recommendPlan, type Tier } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { teamInvitationsQuery, teamQuery } from "../../lib/api/team-queries.ts";
import type { ResponderProfile } from "../../session/profile.ts";

/**
 * The plan for the number of email addresses of a department: members and open invitations. Only its admin may load
 * both, and one of them is not enough, so it is `undefined` until both are loaded.
 *
 * @param profile - `null` if no department user is signed in
 */
export function useRecommendedForTeam(profile: ResponderProfile | null): Tier | undefined {
  const api = useApi();
  const department = profile?.department_id ?? 0;
  const enabled = profile?.responderRole === "admin";
  const members = useQuery({ ...teamQuery(api, department), enabled });
  const invitations = useQuery({ ...teamInvitationsQuery(api, department), enabled });
  if (members.data === undefined || invitations.data === undefined) return undefined;
  const inTeam = members.data.filter((one) => one.membership_status === "approved" && one.deactivated_at === null);
  const openInvitations = invitations.data.filter(({ status }) => status === "open");
  const emails = new Set([...inTeam, ...openInvitations].map(({ email }) => email.toLowerCase()));
  return recommendPlan({ teamEmails: emails.size }).tier;
}
