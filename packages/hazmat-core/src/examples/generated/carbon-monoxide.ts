// Made by tools/dataset/examples.ts from the dataset. Do not edit: run pnpm data.
import { casNumber } from "../../identity/cas-number.ts";
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";

/** Carbon monoxide, as the bundled dataset has it. */
export const carbonMonoxideRecord: ChemicalRecord = {
  key: "cas:630-08-0",
  name: "Carbon monoxide",
  synonyms: [
    "Carbon monoxide, refrigerated liquid (cryogenic liquid)",
    "Carbon oxide",
    "Flue gas",
    "Monoxide",
    "carbon monooxide",
    "carbonic oxide",
    "carbon oxide (co)",
    "exhaust gas",
    "carbon(ii) oxide",
    "kohlenoxyd",
    "koolmonoxyde",
    "kohlenmonoxid",
    "wegla tlenek",
    "oxyde de carbone"
  ],
  casNumber: casNumber("630-08-0"),
  formula: "CO",
  isThin: false,
  transport: [
    {
      unNumber: unNumber("UN1016"),
      properShippingNames: [
        "Carbon monoxide, compressed"
      ],
      hazardClass: "2.3",
      subsidiaryClasses: [
        "2.1"
      ],
      packingGroups: [],
      guide: "119",
      guideDistances: {
        guide: "119",
        isolateM: 100,
        largeSpillM: null,
        fireM: 1600,
        source: {
          key: "ERG2024",
          locator: "Guide 119"
        }
      },
      small: {
        isolateM: 30,
        dayM: 100,
        nightM: 200
      },
      large: {
        isolateM: 200,
        dayM: 1200,
        nightM: 3900
      },
      containers: [],
      fireM: 1600,
      isToxicByInhalation: true,
      hazardZones: [
        "D"
      ],
      waterReactiveGases: [],
      polymerizes: false,
      source: {
        key: "49CFR172.101",
        locator: "UN1016"
      }
    },
    {
      unNumber: unNumber("NA9202"),
      properShippingNames: [
        "Carbon monoxide, refrigerated liquid (cryogenic liquid)"
      ],
      hazardClass: "2.3",
      subsidiaryClasses: [
        "2.1"
      ],
      packingGroups: [],
      guide: "168",
      guideDistances: {
        guide: "168",
        isolateM: 100,
        largeSpillM: null,
        fireM: 800,
        source: {
          key: "ERG2024",
          locator: "Guide 168"
        }
      },
      small: {
        isolateM: 30,
        dayM: 100,
        nightM: 200
      },
      large: {
        isolateM: 200,
        dayM: 1200,
        nightM: 3900
      },
      containers: [],
      fireM: 800,
      isToxicByInhalation: true,
      hazardZones: [
        "D"
      ],
      waterReactiveGases: [],
      polymerizes: false,
      source: {
        key: "49CFR172.101",
        locator: "NA9202"
      },
      hazardLevel: {
        kind: "graded",
        level: "extreme",
        basis: "Class 2.3, 2.1 (Toxic gas, Flammable gas): contains \"toxic\".",
        sources: [
          {
            key: "49CFR172.101",
            locator: "NA9202"
          }
        ],
        others: [
          {
            level: "low",
            basis: "IDLH 1200 ppm: 500 ppm or more.",
            sources: [
              {
                key: "NPG",
                locator: "0105"
              }
            ]
          },
          {
            level: "low",
            basis: "REL 35 ppm: 10 ppm or more.",
            sources: [
              {
                key: "NPG",
                locator: "0105"
              }
            ]
          },
          {
            level: "low",
            basis: "PEL 50 ppm: 10 ppm or more.",
            sources: [
              {
                key: "NPG",
                locator: "0105"
              }
            ]
          }
        ]
      }
    }
  ],
  properties: {
    cas: [
      {
        value: "630-08-0",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      }
    ],
    un_number: [
      {
        value: "UN1016",
        source: {
          key: "49CFR172.101",
          locator: "UN1016"
        }
      },
      {
        value: "NA9202",
        source: {
          key: "49CFR172.101",
          locator: "NA9202"
        }
      }
    ],
    mesh_entry_terms: [
      {
        value: "Carbon monoxide, refrigerated liquid (cryogenic liquid)",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Carbon oxide",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Flue gas",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Monoxide",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "carbon monooxide",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "carbonic oxide",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "carbon oxide (co)",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "exhaust gas",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "carbon(ii) oxide",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "kohlenoxyd",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "koolmonoxyde",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "kohlenmonoxid",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "wegla tlenek",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "oxyde de carbone",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      }
    ],
    boiling_point: [
      {
        value: "−191.7 °C",
        source: {
          key: "NPG",
          locator: "0105"
        }
      },
      {
        value: "−191.5 °C",
        source: {
          key: "CHEMICALS",
          locator: "CRC-org"
        }
      }
    ],
    melting_point: [
      {
        value: "−205 °C",
        source: {
          key: "ALOHA",
          locator: "0105"
        }
      }
    ],
    vapor_pressure: [
      {
        value: "26600 mmHg (3546 kPa) at 20 °C",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    vapor_density: [
      {
        value: "0.97 (air = 1)",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    ionization_potential: [
      {
        value: "14.01 eV",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    solubility: [
      {
        value: "2%",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    density: [
      {
        value: "790.5 kg/m³ at −191.5 °C",
        source: {
          key: "CHEMICALS",
          locator: "Perry8 T2-32"
        }
      }
    ],
    flammable_limits: [
      {
        value: "12.5 to 74 vol %",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    lower_explosive_limit: [
      {
        value: "12.5 vol %",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    upper_explosive_limit: [
      {
        value: "74 vol %",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    idlh: [
      {
        value: "1200 ppm",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    toxicity_data: [
      {
        value: "PAC-1 75 ppm, PAC-2 83 ppm, PAC-3 330 ppm",
        source: {
          key: "PAC",
          locator: "older than revision 29"
        }
      }
    ],
    rel: [
      {
        value: "TWA 35 ppm (40 mg/m³) C 200 ppm (229 mg/m³)",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    pel: [
      {
        value: "TWA 50 ppm (55 mg/m³)",
        source: {
          key: "NPG",
          locator: "0105"
        }
      }
    ],
    tlv: [
      {
        value: "Ontario limit, not a TLV: TWA 25 ppm",
        source: {
          key: "ONTARIO"
        }
      }
    ],
    aegls: [
      {
        value: "60 min: AEGL-1 none, AEGL-2 83 ppm, AEGL-3 330 ppm",
        source: {
          key: "AEGL",
          locator: "final or interim"
        }
      },
      {
        value: "10 min: AEGL-1 none, AEGL-2 420 ppm, AEGL-3 1700 ppm",
        source: {
          key: "AEGL",
          locator: "final or interim"
        }
      },
      {
        value: "30 min: AEGL-1 none, AEGL-2 150 ppm, AEGL-3 600 ppm",
        source: {
          key: "AEGL",
          locator: "final or interim"
        }
      },
      {
        value: "4 h: AEGL-1 none, AEGL-2 33 ppm, AEGL-3 150 ppm",
        source: {
          key: "AEGL",
          locator: "final or interim"
        }
      },
      {
        value: "8 h: AEGL-1 none, AEGL-2 27 ppm, AEGL-3 130 ppm",
        source: {
          key: "AEGL",
          locator: "final or interim"
        }
      }
    ],
    flash_point: []
  },
  constants: {
    molarMassGPerMol: {
      value: 28.01,
      unit: "g/mol",
      source: {
        key: "CHEMICALS",
        locator: "pubchem(chemicals)"
      }
    },
    boilingPointC: {
      value: -191.7,
      unit: "°C",
      source: {
        key: "NPG",
        locator: "0105"
      }
    },
    meltingPointC: {
      value: -205,
      unit: "°C",
      source: {
        key: "ALOHA",
        locator: "0105"
      }
    },
    flashPointC: null,
    ignitionTemperatureC: {
      value: 609,
      unit: "°C",
      source: {
        key: "NFPA497",
        locator: "0105"
      }
    },
    vapourPressurePa: {
      value: 3546400,
      unit: "Pa",
      temperatureC: 20,
      source: {
        key: "NPG",
        locator: "0105"
      }
    },
    relativeVapourDensity: {
      value: 0.97,
      unit: "air = 1",
      source: {
        key: "NPG",
        locator: "0105"
      }
    },
    lelVolPercent: {
      value: 12.5,
      unit: "vol %",
      source: {
        key: "NPG",
        locator: "0105"
      }
    },
    uelVolPercent: {
      value: 74,
      unit: "vol %",
      source: {
        key: "NPG",
        locator: "0105"
      }
    },
    liquidDensityKgPerM3: {
      value: 790.5,
      unit: "kg/m³",
      temperatureC: -191.5,
      source: {
        key: "CHEMICALS",
        locator: "Perry8 T2-32"
      }
    },
    heatOfVaporisationJPerMol: {
      value: 6040,
      unit: "J/mol",
      source: {
        key: "CHEMICALS",
        locator: "CRC"
      }
    },
    gasHeatCapacityJPerMolK: {
      value: 29.1,
      unit: "J/(mol K)",
      source: {
        key: "CHEMICALS",
        locator: "CRC"
      }
    },
    liquidHeatCapacityJPerMolK: null,
    isNoncombustible: {
      value: false,
      source: {
        key: "NPG",
        locator: "0105"
      }
    }
  },
  nfpa: null,
  ghs: {
    hCodes: [
      "H220",
      "H360D",
      "H331",
      "H372"
    ],
    pictograms: [
      "GHS02",
      "GHS04",
      "GHS08",
      "GHS06"
    ],
    source: {
      key: "CLP-VI",
      locator: "006-001-00-2"
    }
  },
  exposure: [
    {
      id: "lel",
      label: "LEL",
      value: 12.5,
      unit: "vol %",
      durationMin: null,
      source: {
        key: "NPG",
        locator: "0105"
      }
    },
    {
      id: "idlh",
      label: "IDLH",
      durationMin: 30,
      value: 1200,
      unit: "ppm",
      source: {
        key: "NPG",
        locator: "0105"
      }
    },
    {
      id: "aegl-3",
      label: "AEGL-3",
      value: 330,
      unit: "ppm",
      durationMin: 60,
      source: {
        key: "AEGL",
        locator: "60 min, final or interim"
      }
    },
    {
      id: "aegl-2",
      label: "AEGL-2",
      value: 83,
      unit: "ppm",
      durationMin: 60,
      source: {
        key: "AEGL",
        locator: "60 min, final or interim"
      }
    }
  ],
  aegl: {
    unit: "ppm",
    rows: [
      {
        durationMin: 10,
        aegl1: null,
        aegl2: 420,
        aegl3: 1700
      },
      {
        durationMin: 30,
        aegl1: null,
        aegl2: 150,
        aegl3: 600
      },
      {
        durationMin: 60,
        aegl1: null,
        aegl2: 83,
        aegl3: 330
      },
      {
        durationMin: 240,
        aegl1: null,
        aegl2: 33,
        aegl3: 150
      },
      {
        durationMin: 480,
        aegl1: null,
        aegl2: 27,
        aegl3: 130
      }
    ],
    source: {
      key: "AEGL",
      locator: "final or interim"
    }
  },
  niosh: {
    number: "0105",
    idlh: "1200 ppm",
    idlhPpm: 1200,
    rel: "TWA 35 ppm (40 mg/m³) C 200 ppm (229 mg/m³)",
    pel: "TWA 50 ppm (55 mg/m³)",
    routes: [
      "inhalation",
      "skin",
      "eye contact (liquid)"
    ],
    symptoms: [
      "headache",
      "tachypnea",
      "nausea",
      "lassitude",
      "dizziness",
      "confusion",
      "hallucinations",
      "cyanosis",
      "depressed S-T segment of electrocardiogram",
      "angina",
      "syncope"
    ],
    targetOrgans: [
      "cardiovascular system",
      "lungs",
      "blood",
      "central nervous system"
    ],
    incompatibilities: [
      "Strong oxidizers",
      "bromine trifluoride",
      "chlorine trifluoride",
      "lithium"
    ],
    ppe: [
      {
        item: "skin",
        code: "Frostbite"
      },
      {
        item: "eyes",
        code: "Frostbite"
      },
      {
        item: "wash skin",
        code: "No recommendation"
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
        code: "Frostbite wash"
      }
    ],
    firstAid: [
      {
        route: "eye",
        code: "Frostbite"
      },
      {
        route: "skin",
        code: "Frostbite"
      },
      {
        route: "breathing",
        code: "Respiratory support"
      }
    ],
    respirators: [
      {
        label: "Up to 350 ppm",
        types: [
          "SAR@10"
        ]
      },
      {
        label: "Up to 875 ppm",
        types: [
          "SAR-CF@25"
        ]
      },
      {
        label: "Up to 1200 ppm",
        types: [
          "GMF-FF@50",
          "SAR-FF@50",
          "SCBA-FF@50"
        ]
      },
      {
        label: "Emergency or planned entry into unknown concentrations or IDLH conditions",
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
      locator: "0105"
    }
  },
  hazardLevel: {
    kind: "graded",
    level: "extreme",
    basis: "Class 2.3, 2.1 (Toxic gas, Flammable gas): contains \"toxic\".",
    sources: [
      {
        key: "49CFR172.101",
        locator: "UN1016"
      }
    ],
    others: [
      {
        level: "low",
        basis: "IDLH 1200 ppm: 500 ppm or more.",
        sources: [
          {
            key: "NPG",
            locator: "0105"
          }
        ]
      },
      {
        level: "low",
        basis: "REL 35 ppm: 10 ppm or more.",
        sources: [
          {
            key: "NPG",
            locator: "0105"
          }
        ]
      },
      {
        level: "low",
        basis: "PEL 50 ppm: 10 ppm or more.",
        sources: [
          {
            key: "NPG",
            locator: "0105"
          }
        ]
      }
    ]
  },
  disagreements: [
    {
      quantity: "Eight-hour limit",
      values: [
        {
          text: "TWA 35 ppm",
          source: {
            key: "NPG",
            locator: "0105, NIOSH REL"
          }
        },
        {
          text: "TWA 50 ppm",
          source: {
            key: "NPG",
            locator: "0105, OSHA PEL"
          }
        }
      ],
      rule: "The lower value is used."
    }
  ]
};
