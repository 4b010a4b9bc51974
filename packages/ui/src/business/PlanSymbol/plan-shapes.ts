import type { PlanPointKind } from "@placard/hazmat-core/business";

/** A symbol in a 24 × 24 square: lines and filled areas. Drawn for this package. */
interface PlanShape {
  readonly lines?: string;
  readonly areas?: string;
}

export const PLAN_SHAPES: Readonly<Record<PlanPointKind, PlanShape>> = {
  key_box: { lines: "M12.5 9.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M11.5 12l7 7M15.5 16l2.5-2.5" },
  fire_department_connection: {
    lines:
      "M11 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M20 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M7.5 11.5v3h9v-3M12 14.5V20",
  },
  gas_shutoff: {
    areas: "M12.5 3c.5 4 4.5 6 4.5 11a5 5 0 0 1-10 0c0-2.5 1.5-3.5 2-5.5c1 .8 1.5 1.7 1.5 3c1.5-2.5 2-5 2-8.5z",
  },
  electric_shutoff: { areas: "M14 2.5L5.5 13.5H11L10 21.5L18.5 10H13z" },
  water_shutoff: { areas: "M12 3c3.5 4.5 5.5 7.5 5.5 10.8a5.5 5.5 0 0 1-11 0C6.5 10.5 8.5 7.5 12 3z" },
  hydrant: { lines: "M9 20V8.5a3 3 0 0 1 6 0V20M6.5 20h11M5.5 12.5h13M12 5.5V3.5" },
  riser: { lines: "M12 20V4.5M8 8.5l4-4l4 4M7 20h10M8 14h8" },
  tank: { lines: "M6 7c0-1.7 2.7-3 6-3s6 1.3 6 3v10c0 1.7-2.7 3-6 3s-6-1.3-6-3zM6 7c0 1.7 2.7 3 6 3s6-1.3 6-3" },
  sds_cabinet: { lines: "M5.5 4h13v16h-13zM12 4v16M9.5 11v2M14.5 11v2" },
  assembly_point: {
    lines:
      "M4 4l4.5 4.5M8.5 5v3.5H5M20 4l-4.5 4.5M15.5 5v3.5H19M4 20l4.5-4.5M8.5 19v-3.5H5M20 20l-4.5-4.5M15.5 19v-3.5H19",
    areas: "M14 12a2 2 0 1 1-4 0a2 2 0 1 1 4 0z",
  },
};
