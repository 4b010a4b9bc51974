import type { ActionPlan } from "@placard/hazmat-core";
import type { NerisFacts } from "@placard/hazmat-core/business";
import type { Messages } from "../../messages/en.ts";
import { inOrder } from "../IncidentLog/log-entry.ts";
import { actionText, entrySummary, partsInLine } from "../IncidentLog/log-texts.ts";
import type { IncidentFacts } from "./incident-facts.ts";
import { isCalculatedOf } from "./plan-substances.ts";

/**
 * Data of an incident for a NERIS report. Only the calculated substance has a release. Unidentified substances of the
 * plan are reported by their text.
 *
 * @returns `null` in quick search: there is no incident to report
 */
export function nerisFacts(
  plan: ActionPlan,
  { incident, chemicals, result, log }: IncidentFacts,
  texts: Messages["incidentLog"],
): NerisFacts | null {
  if (incident === null) return null;
  const unknown = plan.chemicals.filter(({ chemical }) => chemical === null);
  return {
    incidentNumber: incident.number === null ? null : String(incident.number),
    point: pointOf(result),
    narrative: [plan.objectives, plan.strategy].filter((text) => text.trim() !== "").join("\n\n"),
    chemicals: [
      ...chemicals.map(({ card }) => ({
        name: card.name,
        hazardClass: card.hazardClass,
        release: result !== null && isCalculatedOf(result, card) ? releaseOf(result) : null,
      })),
      ...unknown.map(({ text }) => ({ name: text, hazardClass: null, release: null })),
    ],
    log: inOrder(log ?? []).map((entry) => ({
      at: entry.madeAt,
      text: partsInLine([entry.who, actionText(entry, texts), entrySummary(entry, texts)], texts),
    })),
  };
}

/** Position of the latest calculation. The centre of a town or street is not used as a position. */
function pointOf(result: IncidentFacts["result"]): NerisFacts["point"] {
  if (result === null) return null;
  const { precision, center } = result.place;
  return EXACT.some((exact) => exact === precision) ? center : null;
}

const EXACT = ["registered", "rooftop", "point", "interpolated", "intersection"] as const;

function releaseOf({
  inputs,
  release,
}: NonNullable<IncidentFacts["result"]>): NerisFacts["chemicals"][number]["release"] {
  const state = STATES.find((known) => known === inputs.state);
  if (state === undefined) return null;
  const { rateKgPerS, durationMin } = release;
  return { state, amountKg: rateKgPerS === null || durationMin === null ? null : rateKgPerS * durationMin * 60 };
}

const STATES = ["solid", "liquid", "gas"] as const;
