import { recommendPlan, type Tier } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { teamInvitationsQuery, teamQuery } from "../../lib/api/team-queries.ts";
import type { ResponderProfile } from "../../session/profile.ts";

/**
 * The plan for as many e-mail addresses as a department has: its members, and those whose invitation is open. Only its
 * admin may read both, and one list alone says too little: `undefined` until both are there.
 *
 * @param profile - `null`: no one of a department is signed in
 */
export function useRecommendedForTeam(profile: ResponderProfile | null): Tier | undefined {
  const api = useApi();
  const department = profile?.department_id ?? 0;
  const enabled = profile?.responderRole === "admin";
  const members = useQuery({ ...teamQuery(api, department), enabled });
  const invitations = useQuery({ ...teamInvitationsQuery(api, department), enabled });
  if (members.data === undefined || invitations.data === undefined) return undefined;
  const inTeam = members.data.filter((one) => one.membership_status === "approved" && one.deactivated_at === null);
  const asked = invitations.data.filter(({ status }) => status === "open");
  const emails = new Set([...inTeam, ...asked].map(({ email }) => email.toLowerCase()));
  return recommendPlan({ teamEmails: emails.size }).tier;
}
