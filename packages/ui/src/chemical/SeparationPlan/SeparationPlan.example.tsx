import { SeparationPlan, type PlannedRoom } from "@placard/ui/chemical";
import "@placard/ui/styles.css";

const source = { key: "49CFR177.848" } as const;
const dosingRoom: PlannedRoom = {
  room: "Dosing room",
  conflicts: [
    {
      one: "oxidizers",
      other: "acids",
      count: 1,
      isTogether: true,
      pairs: [
        {
          one: "Sodium hypochlorite",
          other: "Hydrochloric acid",
          isTogether: true,
          reactive: {
            verdict: "incompatible",
            hazards: ["The products may be toxic."],
            gases: ["chlorine"],
            reasons: [],
            sources: [{ key: "CAMEO", locator: "groups 1 and 44" }],
          },
          transport: { verdict: "none", isAssumed: false, notAboveOrBeside: false, notes: [], countsAs: null, source },
          isDisputed: true,
        },
      ],
    },
  ],
  areas: [
    {
      number: 1,
      group: "oxidizers",
      cabinets: ["Bay 2"],
      substances: [{ name: "Sodium hypochlorite", rule: "name", rows: [{ id: 1, cabinet: "Bay 2", stays: true }] }],
    },
  ],
  notPlaced: [{ name: "Pond dye", byClass: null }],
};

export function DosingRoomPlan() {
  return <SeparationPlan rooms={[dosingRoom]} />;
}
