import {
  NO_ID_REASONS,
  STRUCTURED_PROPERTY_IDS,
  type AeglTable,
  type ChemicalRecord,
  type Disagreement,
  type ExposureLimit,
  type NioshEntry,
  type PhysicalConstants,
} from "@placard/hazmat-core";
import { LIMIT_IDS } from "@placard/hazmat-core/scene";
import * as z from "zod";
import { explainedHazardLevel, nfpaRating } from "./hazard.ts";
import { casNumber, chemicalKey } from "./identity.ts";
import { figure, numberFigure, sourceRef, textFigure } from "../ground/provenance.ts";
import { transportEntry } from "./transport-entry.ts";

export const exposureLimit = z.object({
  id: z.enum(LIMIT_IDS),
  label: z.string(),
  value: z.number(),
  unit: z.enum(["ppm", "mg/m³", "vol %"]),
  durationMin: z.number().nullable(),
  source: sourceRef,
}) satisfies z.ZodType<ExposureLimit>;

const aeglValue = z.number().nullable().describe("In the unit of the table; null where none was set.");

export const aeglRow = z.object({ durationMin: z.number(), aegl1: aeglValue, aegl2: aeglValue, aegl3: aeglValue });

export const aeglTable = z.object({
  unit: z.enum(["ppm", "mg/m³"]),
  rows: z.array(aeglRow),
  source: sourceRef,
}) satisfies z.ZodType<AeglTable>;

export const disagreement = z.object({
  quantity: z.string(),
  values: z.array(z.object({ text: z.string(), source: sourceRef })),
  rule: z.string(),
}) satisfies z.ZodType<Disagreement>;

export const niosh = z.object({
  number: z.string(),
  idlh: z.string().nullable(),
  idlhPpm: z.number().nullable(),
  idlhSource: sourceRef
    .exactOptional()
    .describe("If NIOSH revised the IDLH after the Pocket Guide, idlh and respirators use the revised value."),
  rel: z.string().nullable(),
  pel: z.string().nullable(),
  routes: z.array(z.string()),
  symptoms: z.array(z.string()),
  targetOrgans: z.array(z.string()),
  incompatibilities: z.array(z.string()),
  ppe: z.array(z.object({ item: z.string(), code: z.string() })),
  firstAid: z.array(z.object({ route: z.string(), code: z.string() })),
  respirators: z.array(z.object({ label: z.string(), types: z.array(z.string()) })),
  source: sourceRef,
}) satisfies z.ZodType<NioshEntry>;

export const temperatureFigure = numberFigure.extend({ temperatureC: z.number() });
const atTemperature = temperatureFigure.nullable();
const perhaps = numberFigure.nullable();

export const constants = z.object({
  molarMassGPerMol: perhaps,
  boilingPointC: perhaps,
  meltingPointC: perhaps,
  flashPointC: perhaps,
  ignitionTemperatureC: perhaps,
  vapourPressurePa: atTemperature,
  relativeVapourDensity: perhaps,
  lelVolPercent: perhaps,
  uelVolPercent: perhaps,
  liquidDensityKgPerM3: atTemperature,
  heatOfVaporisationJPerMol: perhaps,
  gasHeatCapacityJPerMolK: perhaps,
  liquidHeatCapacityJPerMolK: perhaps,
  isNoncombustible: figure(z.boolean()).nullable(),
}) satisfies z.ZodType<PhysicalConstants>;

export const standInGuide = z.object({
  guide: z.string(),
  polymerizes: z.boolean(),
  reason: z.string(),
  source: sourceRef,
});

export const ghsLabel = z.object({ hCodes: z.array(z.string()), pictograms: z.array(z.string()), source: sourceRef });

/** The whole record of a chemical source. An empty list or null means not on file. */
export const chemicalRecord = z.object({
  key: chemicalKey,
  name: z.string(),
  synonyms: z.array(z.string()),
  casNumber: casNumber.nullable(),
  formula: z.string().nullable(),
  isThin: z.boolean(),
  transport: z.array(transportEntry),
  standInGuide: standInGuide
    .exactOptional()
    .describe("A guide to act by where no id is known; it assigns nothing to transport."),
  noIdReason: z.enum(NO_ID_REASONS).exactOptional().describe("Why there is no UN/NA number."),
  properties: z.record(z.enum(STRUCTURED_PROPERTY_IDS), z.array(textFigure)),
  constants,
  nfpa: nfpaRating.nullable(),
  ghs: ghsLabel.nullable(),
  exposure: z.array(exposureLimit),
  aegl: aeglTable.nullable(),
  niosh: niosh.nullable(),
  hazardLevel: explainedHazardLevel,
  disagreements: z.array(disagreement),
}) satisfies z.ZodType<ChemicalRecord>;
