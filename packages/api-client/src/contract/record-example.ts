import type { ChemicalRecord } from "@placard/hazmat-core";
import {
  casNumber,
  STRUCTURED_PROPERTY_IDS,
  type PropertyValue,
  type StructuredPropertyId,
} from "@placard/hazmat-core";

const NOTHING_ON_FILE: Readonly<Record<StructuredPropertyId, readonly PropertyValue[]>> = Object.fromEntries(
  STRUCTURED_PROPERTY_IDS.map((property) => [property, []]),
) as unknown as Record<StructuredPropertyId, readonly PropertyValue[]>; // built from the full list of ids

/** The shape of a record about which next to nothing is on file. It states no safety figure. */
export const RECORD_EXAMPLE: ChemicalRecord = {
  key: "cas:7664-41-7",
  name: "Ammonia, anhydrous",
  synonyms: ["Ammonia"],
  casNumber: casNumber("7664-41-7"),
  formula: "NH3",
  isThin: true,
  transport: [],
  properties: NOTHING_ON_FILE,
  constants: {
    molarMassGPerMol: null,
    boilingPointC: null,
    meltingPointC: null,
    flashPointC: null,
    vapourPressurePa: null,
    relativeVapourDensity: null,
    lelVolPercent: null,
    uelVolPercent: null,
    liquidDensityKgPerM3: null,
    heatOfVaporisationJPerMol: null,
    gasHeatCapacityJPerMolK: null,
    liquidHeatCapacityJPerMolK: null,
    isNoncombustible: null,
  },
  nfpa: null,
  ghs: null,
  exposure: [],
  aegl: null,
  niosh: null,
  hazardLevel: { level: "low", basis: "Nothing on file to classify by.", isClassified: false, sources: [], others: [] },
  disagreements: [],
};
