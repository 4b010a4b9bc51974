// Made by tools/dataset/examples.ts from the dataset. Do not edit: run pnpm data.
import { casNumber } from "../../identity/cas-number.ts";
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";

/** Gasoline, as the bundled dataset has it. */
export const gasolineRecord: ChemicalRecord = {
  key: "cas:8006-61-9",
  name: "Gasoline",
  synonyms: [
    "Gasoline blending stocks: reformates",
    "Gasolines: polymer",
    "Motor fuel",
    "Motor spirits",
    "Natural gasoline",
    "Petrol"
  ],
  casNumber: casNumber("8006-61-9"),
  formula: null,
  isThin: false,
  transport: [
    {
      unNumber: unNumber("UN1203"),
      properShippingNames: [
        "Gasoline includes gasoline mixed with ethyl alcohol, with not more than 10% alcohol"
      ],
      hazardClass: "3",
      subsidiaryClasses: [],
      packingGroups: [
        "II"
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
        locator: "UN1203"
      }
    }
  ],
  properties: {
    cas: [
      {
        value: "8006-61-9",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      }
    ],
    un_number: [
      {
        value: "UN1203",
        source: {
          key: "49CFR172.101",
          locator: "UN1203"
        }
      }
    ],
    mesh_entry_terms: [
      {
        value: "Gasoline blending stocks: reformates",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Gasolines: polymer",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Motor fuel",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Motor spirits",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Natural gasoline",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Petrol",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      }
    ],
    boiling_point: [
      {
        value: "38.9 °C",
        source: {
          key: "NPG",
          locator: "0299"
        }
      },
      {
        value: "121 °C",
        source: {
          key: "CHEMICALS",
          locator: "CAS-CC"
        }
      }
    ],
    melting_point: [
      {
        value: "−92.9 °C",
        source: {
          key: "CHEMICALS",
          locator: "CAS-CC"
        }
      }
    ],
    vapor_pressure: [
      {
        value: "38 to 300 mmHg at 20 °C",
        source: {
          key: "NPG",
          locator: "0299"
        }
      }
    ],
    vapor_density: [
      {
        value: "3.8 (air = 1)",
        source: {
          key: "NPG",
          locator: "0299",
          mark: "derived"
        }
      }
    ],
    ionization_potential: [],
    solubility: [
      {
        value: "Insoluble",
        source: {
          key: "NPG",
          locator: "0299"
        }
      }
    ],
    density: [],
    flammable_limits: [
      {
        value: "1.4 to 7.6 vol %",
        source: {
          key: "NPG",
          locator: "0299"
        }
      }
    ],
    lower_explosive_limit: [
      {
        value: "1.4 vol %",
        source: {
          key: "NPG",
          locator: "0299"
        }
      }
    ],
    upper_explosive_limit: [
      {
        value: "7.6 vol %",
        source: {
          key: "NPG",
          locator: "0299"
        }
      }
    ],
    idlh: [
      {
        value: "Ca [N.D.]",
        source: {
          key: "NPG",
          locator: "0299"
        }
      }
    ],
    toxicity_data: [],
    rel: [
      {
        value: "Ca See Appendix A",
        source: {
          key: "NPG",
          locator: "0299"
        }
      }
    ],
    pel: [
      {
        value: "none",
        source: {
          key: "NPG",
          locator: "0299"
        }
      }
    ],
    tlv: [],
    aegls: [],
    flash_point: [
      {
        value: "−42.8 °C",
        source: {
          key: "NPG",
          locator: "0299"
        }
      }
    ]
  },
  constants: {
    molarMassGPerMol: {
      value: 110,
      unit: "g/mol",
      source: {
        key: "NPG",
        locator: "0299"
      }
    },
    boilingPointC: {
      value: 38.9,
      unit: "°C",
      source: {
        key: "NPG",
        locator: "0299"
      }
    },
    meltingPointC: {
      value: -92.9,
      unit: "°C",
      source: {
        key: "CHEMICALS",
        locator: "CAS-CC"
      }
    },
    flashPointC: {
      value: -42.8,
      unit: "°C",
      source: {
        key: "NPG",
        locator: "0299"
      }
    },
    ignitionTemperatureC: {
      value: 280,
      unit: "°C",
      source: {
        key: "NFPA497",
        locator: "0299"
      }
    },
    vapourPressurePa: null,
    relativeVapourDensity: {
      value: 3.8,
      unit: "air = 1",
      source: {
        key: "NPG",
        locator: "0299",
        mark: "derived"
      }
    },
    lelVolPercent: {
      value: 1.4,
      unit: "vol %",
      source: {
        key: "NPG",
        locator: "0299"
      }
    },
    uelVolPercent: {
      value: 7.6,
      unit: "vol %",
      source: {
        key: "NPG",
        locator: "0299"
      }
    },
    liquidDensityKgPerM3: null,
    heatOfVaporisationJPerMol: null,
    gasHeatCapacityJPerMolK: null,
    liquidHeatCapacityJPerMolK: null,
    isNoncombustible: null
  },
  nfpa: {
    health: 1,
    fire: 3,
    reactivity: 0,
    special: null,
    source: {
      key: "NFPA-LIST",
      mark: "unverified"
    },
    note: "Degrees may be too low. A rating declared by the site takes precedence."
  },
  ghs: {
    hCodes: [
      "H350",
      "H340",
      "H304"
    ],
    pictograms: [
      "GHS08"
    ],
    source: {
      key: "CLP-VI",
      locator: "649-261-00-8"
    }
  },
  exposure: [
    {
      id: "lel",
      label: "LEL",
      value: 1.4,
      unit: "vol %",
      durationMin: null,
      source: {
        key: "NPG",
        locator: "0299"
      }
    }
  ],
  aegl: null,
  niosh: {
    number: "0299",
    idlh: "Ca [N.D.]",
    idlhPpm: null,
    rel: "Ca See Appendix A",
    pel: "none",
    routes: [
      "inhalation",
      "skin absorption",
      "ingestion",
      "skin",
      "eye contact"
    ],
    symptoms: [
      "irritation eyes",
      "skin",
      "mucous membrane",
      "dermatitis",
      "headache",
      "lassitude",
      "blurred vision",
      "dizziness",
      "slurred speech",
      "confusion",
      "convulsions",
      "chemical pneumonitis",
      "possible liver",
      "kidney damage"
    ],
    targetOrgans: [
      "Eyes",
      "skin",
      "respiratory system",
      "central nervous system",
      "liver",
      "kidneys"
    ],
    incompatibilities: [
      "Strong oxidizers such as peroxides",
      "nitric acid & perchlorates"
    ],
    ppe: [
      {
        item: "skin",
        code: "Prevent skin contact"
      },
      {
        item: "eyes",
        code: "Prevent eye contact"
      },
      {
        item: "wash skin",
        code: "When contaminated"
      },
      {
        item: "remove",
        code: "When wet (flammable)"
      },
      {
        item: "change",
        code: "No recommendation"
      },
      {
        item: "provide",
        code: "Eyewash, Quick drench"
      }
    ],
    firstAid: [
      {
        route: "eye",
        code: "Irrigate immediately"
      },
      {
        route: "skin",
        code: "Soap flush immediately"
      },
      {
        route: "breathing",
        code: "Respiratory support"
      },
      {
        route: "swallow",
        code: "Medical attention immediately"
      }
    ],
    respirators: [
      {
        label: "At concentrations above the NIOSH REL, or where there is no REL, at any detectable concentration",
        types: [
          "SAR-FF-PD+AUX@10000",
          "SCBA-FF-PD@10000"
        ]
      },
      {
        label: "Escape",
        types: [
          "GMF-FF@50"
        ]
      }
    ],
    source: {
      key: "NPG",
      locator: "0299"
    }
  },
  hazardLevel: {
    kind: "graded",
    level: "high",
    basis: "Class 3 (Flammable liquid): contains \"flammable\".",
    sources: [
      {
        key: "49CFR172.101",
        locator: "UN1203"
      }
    ],
    others: []
  },
  disagreements: [
    {
      quantity: "Boiling point",
      values: [
        {
          text: "38.9 °C",
          source: {
            key: "NPG",
            locator: "0299"
          }
        },
        {
          text: "121 °C",
          source: {
            key: "CHEMICALS",
            locator: "CAS-CC"
          }
        }
      ],
      rule: "Models use 38.9 °C: the lower value, since no vapour pressure curve is available."
    }
  ]
};
