import type { ExplosionDistances } from "../../packages/hazmat-core/src/guidance/explosions/explosion-distances.ts";
import type { Input, InputSubstance } from "./input-types.ts";

/** Whether an id is a flammable gas by the hazard classes of 49 CFR 172.101. */
const isFlammableGas = ({ hazardClasses = [], subsidiary = [] }: Input["un"][number]): boolean =>
  [...hazardClasses, ...subsidiary].includes("2.1");

/**
 * BLEVE and stand-off distances as the ERG prints them, with the critical temperatures that tell which flammable gas is
 * liquefied under pressure.
 */
export function buildExplosionDistances({ un, core, extended, blevePropane, iedStandOff }: Input): ExplosionDistances {
  const gases = new Set(un.filter(isFlammableGas).map(({ id }) => id));
  const isGas = ({ un: links }: InputSubstance): boolean => (links ?? []).some((link) => gases.has(link.un));
  const criticalK = [...core, ...extended].flatMap(({ cas, tcK, ...of }) =>
    tcK !== undefined && tcK.v > 0 && isGas({ cas, ...of }) ? [[cas, [tcK.v, tcK.src]] as const] : [],
  );
  return {
    tanks: blevePropane.entries,
    devices: iedStandOff.explosives,
    lpg: iedStandOff.lpgWithExplosives,
    criticalK: Object.fromEntries(criticalK),
  };
}
