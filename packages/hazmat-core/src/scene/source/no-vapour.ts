import { ungradedByUnNumber } from "../../hazard/ungraded-dangers.ts";
import { isExplosive } from "../../isolation/isolation-fallback.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";
import type { SceneRefusal } from "../scene.ts";

/** Articles and materials with a name and a UN number, and without a vapour of their own. */
type WithoutVapour =
  | "battery"
  | "vehicle"
  | "infectious"
  | "modified-organism"
  | "magnetic"
  | "radioactive"
  | "explosive";

const WHY: Readonly<Record<WithoutVapour, string>> = {
  battery: "is or contains a battery: no vapour to model. Its smoke is not modelled.",
  vehicle: "is a vehicle or engine: no vapour to model. Its smoke is not modelled.",
  infectious: "is infectious: no vapour to model.",
  "modified-organism": "is a living organism: no vapour to model.",
  magnetic: "is magnetic: no vapour to model.",
  radioactive: "is radioactive: radiation and dust are not modelled as a vapour.",
  explosive: "is explosive: blast and fragments are not modelled, and it has no vapour to model.",
};

function kindOf(entry: TransportEntry): WithoutVapour | null {
  const byNumber = ungradedByUnNumber(entry.unNumber);
  if (byNumber !== null && Object.hasOwn(WHY, byNumber)) return byNumber as WithoutVapour; // one of its keys
  if (isExplosive(entry)) return "explosive";
  if (entry.hazardClass === "6.2") return "infectious";
  const isRadioactive = entry.hazardClass === "7" || /^radioactive material/i.test(entry.properShippingNames[0] ?? "");
  return isRadioactive ? "radioactive" : null;
}

/**
 * Reason why a UN number without a single substance gives no plume: it has no vapour.
 *
 * @returns `null` if it can have one: then it names a group of substances
 */
export function withoutVapour(name: string, entry: TransportEntry | null): SceneRefusal | null {
  const kind = entry === null ? null : kindOf(entry);
  if (kind === null) return null;
  return { code: "no_vapour", message: `“${name}” ${WHY[kind]} Use the isolation distance.`, fields: ["substance"] };
}
