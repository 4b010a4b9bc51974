import type { ChemicalRecord } from "../../record/chemical-record.ts";
import type { HazardFact, HazardKind } from "./hazard-fact.ts";

/** Hazard statements that mean more than "harmful". [CLP-VI] */
const KINDS: Readonly<Record<string, readonly HazardKind[]>> = {
  H200: ["explosive"],
  H201: ["explosive"],
  H202: ["explosive"],
  H203: ["explosive"],
  H204: ["explosive"],
  H205: ["explosive"],
  H220: ["flammable"],
  H221: ["flammable"],
  H224: ["flammable"],
  H225: ["flammable"],
  H226: ["flammable"],
  H228: ["flammable"],
  H240: ["self-reactive"],
  H241: ["self-reactive"],
  H242: ["self-reactive"],
  H250: ["pyrophoric"],
  H251: ["self-heating"],
  H252: ["self-heating"],
  H260: ["water-reactive"],
  H261: ["water-reactive"],
  H270: ["oxidizing"],
  H271: ["oxidizing"],
  H272: ["oxidizing"],
  H300: ["fatal"],
  H301: ["toxic"],
  H310: ["fatal"],
  H311: ["toxic"],
  H314: ["corrosive"],
  H330: ["fatal-inhaled", "fatal"],
  H331: ["toxic-inhaled", "toxic"],
  H370: ["toxic"],
};

/** With these statements the substance was assessed, and its harm needs no special guide. */
const HARMFUL = /^H[234]\d\d/;

/** Hazards of one hazard statement for a crew. */
export function kindsOfHCode(code: string): readonly HazardKind[] {
  return KINDS[code.slice(0, 4)] ?? (HARMFUL.test(code) ? ["harmful"] : []);
}

/** Hazards from the hazard statements of the record. A code with a suffix counts too: `H360FD`. */
export function factsByHCode({ ghs }: ChemicalRecord): readonly HazardFact[] {
  if (ghs === null) return [];
  return ghs.hCodes.flatMap((code) => kindsOfHCode(code).map((kind) => ({ kind, shown: code, source: ghs.source })));
}
