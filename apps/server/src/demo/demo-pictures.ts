import type { PlanPointKind, PlanTie } from "@placard/hazmat-core/business";
import { onePagePdf, paintedPng } from "./demo-files.ts";

/** Pictures of the demo sites: invented, and marked so in name and drawing. */

const SKY = [196, 214, 226] as const;
const GROUND = [138, 142, 140] as const;
const WALL = [112, 124, 132] as const;
const DOOR = [58, 70, 80] as const;
const SIGN = [222, 178, 64] as const;
const POST = [40, 44, 48] as const;

const WIDE = 960;
const HIGH = 640;

/** A gate in front of a building. */
const gate = paintedPng(WIDE, HIGH, [
  { colour: SKY, x: 0, y: 0, width: WIDE, height: 420 },
  { colour: GROUND, x: 0, y: 420, width: WIDE, height: 220 },
  { colour: WALL, x: 90, y: 170, width: 780, height: 250 },
  { colour: DOOR, x: 380, y: 240, width: 220, height: 180 },
  { colour: SIGN, x: 640, y: 250, width: 60, height: 60 },
  ...Array.from({ length: 24 }, (_, at) => ({ colour: POST, x: 20 + at * 40, y: 380, width: 6, height: 130 })),
  { colour: POST, x: 20, y: 400, width: 330, height: 6 },
  { colour: POST, x: 620, y: 400, width: 330, height: 6 },
]);

/** A dock with three doors. */
const dock = paintedPng(WIDE, HIGH, [
  { colour: SKY, x: 0, y: 0, width: WIDE, height: 300 },
  { colour: GROUND, x: 0, y: 470, width: WIDE, height: 170 },
  { colour: WALL, x: 0, y: 140, width: WIDE, height: 330 },
  ...[110, 390, 670].map((x) => ({ colour: DOOR, x, y: 250, width: 180, height: 220 })),
  ...[170, 450, 730].map((x) => ({ colour: SIGN, x, y: 190, width: 60, height: 40 })),
  { colour: POST, x: 0, y: 462, width: WIDE, height: 10 },
]);

const PAGE = { width: 842, height: 595 } as const;

/** Buildings on the pier, not to scale. */
const plan = onePagePdf({
  ...PAGE,
  drawing: [
    "2.5 w 60 90 722 420 re S",
    "1.5 w 300 90 m 300 360 l S 300 360 m 782 360 l S 540 360 m 540 510 l S 300 410 m 300 510 l S",
    "0.8 w 60 250 m 300 250 l S 620 90 m 620 360 l S",
    "3 w 150 90 m 210 90 l S 420 90 m 480 90 l S",
  ].join("\n"),
  lines: [
    { text: "Pier 9C cold store, ground floor", size: 20, x: 60, y: 545 },
    { text: "Created for the demo. Fictional, not to scale.", size: 11, x: 60, y: 525 },
    { text: "Compressor room", size: 14, x: 110, y: 380 },
    { text: "Office", size: 14, x: 150, y: 165 },
    { text: "Cold hall 1", size: 14, x: 420, y: 220 },
    { text: "Cold hall 2", size: 14, x: 660, y: 220 },
    { text: "Workshop", size: 14, x: 390, y: 430 },
    { text: "Brine plant", size: 14, x: 620, y: 430 },
    { text: "Gate 2, north side", size: 12, x: 130, y: 66 },
    { text: "Loading dock", size: 12, x: 410, y: 66 },
  ],
});

interface DemoPicture {
  readonly description: string;
  readonly filename: string;
  readonly content_type: "image/png" | "application/pdf";
  readonly bytes: Uint8Array;
}

/** Entrance pictures and the floor plan of the first site. */
export const DEMO_PICTURES: readonly DemoPicture[] = [
  { description: "Gate 2, north side (demo drawing)", filename: "gate-2.png", content_type: "image/png", bytes: gate },
  { description: "Loading dock (demo drawing)", filename: "loading-dock.png", content_type: "image/png", bytes: dock },
  {
    description: "Pier 9C cold store floor plan (demo drawing)",
    filename: "pier-9c-floor-plan.pdf",
    content_type: "application/pdf",
    bytes: plan,
  },
];

interface DemoPoint {
  readonly kind: PlanPointKind;
  readonly x: number;
  readonly y: number;
  readonly note: string | null;
}

/** Markers on the floor plan. */
export const DEMO_POINTS: readonly DemoPoint[] = [
  { kind: "key_box", x: 0.155, y: 0.9, note: "Left of gate 2" },
  { kind: "fire_department_connection", x: 0.3, y: 0.9, note: "North wall" },
  { kind: "gas_shutoff", x: 0.1, y: 0.2, note: "Yellow valve, quarter turn" },
  { kind: "electric_shutoff", x: 0.12, y: 0.78, note: "Main switch in the office" },
  { kind: "water_shutoff", x: 0.68, y: 0.2, note: null },
  { kind: "riser", x: 0.38, y: 0.8, note: "Dry pipe" },
  { kind: "tank", x: 0.2, y: 0.44, note: "Ammonia receivers" },
  { kind: "sds_cabinet", x: 0.3, y: 0.62, note: "By the office door" },
  { kind: "hydrant", x: 0.95, y: 0.92, note: "Private hydrant" },
  { kind: "assembly_point", x: 0.04, y: 0.94, note: "Outside the gate" },
];

interface DemoMapPoint extends Pick<DemoPoint, "kind" | "note"> {
  readonly latitude: number;
  readonly longitude: number;
}

/** Points that the invented business set on the map of its first site. */
export const DEMO_MAP_POINTS: readonly DemoMapPoint[] = [
  { kind: "key_box", latitude: 44.66915, longitude: -63.5984, note: "Left of gate 2" },
  { kind: "fire_department_connection", latitude: 44.66921, longitude: -63.59864, note: "North wall" },
  { kind: "gas_shutoff", latitude: 44.66855, longitude: -63.59862, note: "Yellow valve, quarter turn" },
  { kind: "assembly_point", latitude: 44.66913, longitude: -63.59819, note: "Outside the gate" },
];

/**
 * Placement of the plan on the map: its key box and gas shut-off match those on the map. Its bottom edge, with gate 2,
 * faces north.
 */
export const DEMO_TIE: PlanTie = {
  aspect: PAGE.width / PAGE.height,
  pairs: [
    { x: 0.155, y: 0.9, longitude: -63.5984, latitude: 44.66915 },
    { x: 0.1, y: 0.2, longitude: -63.59862, latitude: 44.66855 },
  ],
};
