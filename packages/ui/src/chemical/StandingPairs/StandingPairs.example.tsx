import { StandingPairs, type PairTogether } from "@placard/ui/chemical";
import "@placard/ui/styles.css";

const pair: PairTogether = {
  id: "bleach-acid",
  one: "Hydrochloric acid",
  other: "Sodium hypochlorite",
  verdict: "incompatible",
  nearness: "cabinet",
  room: "Dosing room",
  cabinet: "Bay 2",
  hazards: ["The products may be toxic."],
  gases: ["chlorine"],
  reasons: [
    { name: "Hydrochloric acid", group: "Acids, Strong Non-oxidizing", rule: 'name says "Hydrochloric acid"' },
    { name: "Sodium hypochlorite", group: "Oxidizing Agents, Strong", rule: 'name says "hypochlorite"' },
  ],
  sources: [{ key: "CAMEO", locator: "groups 1 and 44" }],
  accepted: null,
};

export function DosingRoom() {
  return <StandingPairs pairs={[pair]} unknown={["Pond dye"]} />;
}
