/** Floor plan of a site and its marked points. */
export const floorPlanTexts = {
  floorPlan: {
    kinds: {
      key_box: "Key box",
      fire_department_connection: "Fire department connection (FDC)",
      gas_shutoff: "Gas shut-off",
      electric_shutoff: "Electric shut-off",
      water_shutoff: "Water shut-off",
      hydrant: "Hydrant",
      riser: "Sprinkler riser",
      tank: "Tank",
      sds_cabinet: "SDS cabinet",
      assembly_point: "Assembly point",
    },
    points: "Points on the plan",
    none: "No points marked on this plan.",
    number: "No.",
    kind: "Point",
    note: "Note",
    setBy: "Added by",
    actions: "Actions",
    moveHint: "Use arrow keys to move it, Shift for larger steps",
    pointLabel: (kind: string, number: number): string => `${kind}, point ${number}`,
  },
};
