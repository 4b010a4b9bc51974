import { getEmergencyCounts } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import { knownStates } from "./known-states.ts";

export const getEmergencyCountsOperation = implementOpen(getEmergencyCounts, async ({ params, ...caller }) => {
  const { emergencies } = await knownStates(caller, params.id);
  return { status: "success", sites: [...emergencies] };
});
