// Made by tools/dataset/examples.ts from the dataset. Do not edit: run pnpm data.
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";

/** Flammable liquids, n.o.s., as the bundled dataset has it. */
export const flammableLiquidsRecord: ChemicalRecord = {
  key: "un:UN1993",
  name: "Flammable liquids, n.o.s.",
  synonyms: [
    "Combustible liquid, n.o.s.",
    "Compounds, cleaning liquid (flammable)",
    "Compounds, tree or weed killing, liquid (flammable)",
    "Diesel fuel",
    "Flammable liquid, n.o.s.",
    "Fuel oil"
  ],
  casNumber: null,
  formula: null,
  isThin: true,
  transport: [
    {
      unNumber: unNumber("UN1993"),
      properShippingNames: [
        "Flammable liquids, n.o.s."
      ],
      hazardClass: "3",
      subsidiaryClasses: [],
      packingGroups: [
        "I",
        "II",
        "III"
      ],
      guide: "128",
      guideDistances: {
        guide: "128",
        isolateM: 50,
        largeSpillM: 300,
        fireM: 800,
        source: {
          key: "ERG2024",
          locator: "Guide 128"
        }
      },
      small: null,
      large: null,
      containers: [],
      fireM: 800,
      isToxicByInhalation: false,
      hazardZones: [],
      waterReactiveGases: [],
      polymerizes: false,
      source: {
        key: "49CFR172.101",
        locator: "UN1993"
      }
    }
  ],
  properties: {
    cas: [],
    un_number: [
      {
        value: "UN1993",
        source: {
          key: "49CFR172.101",
          locator: "UN1993"
        }
      }
    ],
    mesh_entry_terms: [],
    boiling_point: [],
    melting_point: [],
    vapor_pressure: [],
    vapor_density: [],
    ionization_potential: [],
    solubility: [],
    density: [],
    flammable_limits: [],
    lower_explosive_limit: [],
    upper_explosive_limit: [],
    idlh: [],
    toxicity_data: [],
    rel: [],
    pel: [],
    tlv: [],
    aegls: [],
    flash_point: []
  },
  constants: {
    molarMassGPerMol: null,
    boilingPointC: null,
    meltingPointC: null,
    flashPointC: null,
    ignitionTemperatureC: null,
    vapourPressurePa: null,
    relativeVapourDensity: null,
    lelVolPercent: null,
    uelVolPercent: null,
    liquidDensityKgPerM3: null,
    heatOfVaporisationJPerMol: null,
    gasHeatCapacityJPerMolK: null,
    liquidHeatCapacityJPerMolK: null,
    isNoncombustible: null
  },
  nfpa: null,
  ghs: null,
  exposure: [],
  aegl: null,
  niosh: null,
  hazardLevel: {
    kind: "graded",
    level: "high",
    basis: "Class 3 (Flammable liquid): contains \"flammable\".",
    sources: [
      {
        key: "49CFR172.101",
        locator: "UN1993"
      }
    ],
    others: []
  },
  disagreements: []
};
