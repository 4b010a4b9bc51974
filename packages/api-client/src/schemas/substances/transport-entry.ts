import type {
  ContainerDistances,
  GuideDistances,
  SpillDistances,
  TransportEntry,
  WeaponDistances,
  WithdrawnDistances,
} from "@placard/hazmat-core";
import * as z from "zod";
import { explainedHazardLevel } from "./hazard.ts";
import { unNumber } from "./identity.ts";
import { sourceRef } from "../ground/provenance.ts";

const metres = z.number().min(0).describe("m");

export const spillDistances = z.object({
  isolateM: metres,
  dayM: metres,
  nightM: metres,
  isAnyTime: z.literal(true).exactOptional().describe("One distance for day and night."),
}) satisfies z.ZodType<SpillDistances>;

export const byWind = z.object({ low: metres, moderate: metres, high: metres });

export const containerDistances = z.object({
  container: z.string(),
  isolateM: metres,
  day: byWind,
  night: byWind,
}) satisfies z.ZodType<ContainerDistances>;

export const guideDistances = z.object({
  guide: z.string(),
  isolateM: metres.nullable(),
  isolateSolidM: metres.exactOptional().describe("m, for solids where the page prints another distance for them"),
  largeSpillM: metres.nullable(),
  fireM: metres.nullable(),
  source: sourceRef,
}) satisfies z.ZodType<GuideDistances>;

export const weaponDistances = z.object({
  kind: z.string(),
  guide: z.string(),
  small: spillDistances,
  large: spillDistances,
  source: sourceRef,
}) satisfies z.ZodType<WeaponDistances>;

export const withdrawnDistances = z.object({
  small: spillDistances,
  large: spillDistances,
  source: sourceRef,
}) satisfies z.ZodType<WithdrawnDistances>;

/**
 * One UN or NA number as listed by the transport rules and the ERG. 11 000 m means "11+ km"; 11 100 m is printed as
 * such.
 */
export const transportEntry = z.object({
  unNumber,
  properShippingNames: z.array(z.string()),
  hazardClass: z.string().nullable(),
  subsidiaryClasses: z.array(z.string()),
  packingGroups: z.array(z.string()),
  guide: z.string().nullable(),
  otherGuides: z.array(z.string()).exactOptional().describe("Guides of other goods under the same number."),
  guideDistances: guideDistances.nullable(),
  otherGuideDistances: z
    .array(guideDistances)
    .exactOptional()
    .describe("Distances of otherGuides; the largest of all guides applies."),
  small: spillDistances.nullable(),
  large: spillDistances.nullable(),
  containers: z.array(containerDistances),
  fireM: metres.nullable(),
  isToxicByInhalation: z.boolean(),
  hazardZones: z.array(z.string()),
  waterReactiveGases: z.array(z.string()),
  polymerizes: z.boolean(),
  guideBasis: z.string().exactOptional().describe("Why this guide is used if the tables give none for the number."),
  distanceSource: sourceRef
    .exactOptional()
    .describe("Source of the small and large spill distances, if not the row of this number."),
  asWeapon: weaponDistances.exactOptional(),
  withdrawn: withdrawnDistances
    .exactOptional()
    .describe("Distances for use as a weapon that ERG 2020 printed and ERG 2024 does not."),
  when: z.string().exactOptional().describe("The form shipped under this number; absent if every form is."),
  state: z.enum(["solid", "liquid"]).exactOptional(),
  hazardLevel: explainedHazardLevel
    .exactOptional()
    .describe("Level of the form under this number. Absent: the level of the record."),
  linkMark: sourceRef.shape.mark,
  source: sourceRef,
}) satisfies z.ZodType<TransportEntry>;
