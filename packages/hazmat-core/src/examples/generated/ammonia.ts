// Made by tools/dataset/examples.ts from the dataset. Do not edit: run pnpm data.
import { casNumber } from "../../identity/cas-number.ts";
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";

/** Ammonia, as the bundled dataset has it. */
export const ammoniaRecord: ChemicalRecord = {
  key: "cas:7664-41-7",
  name: "Ammonia",
  synonyms: [
    "Ammonia, anhydrous",
    "Ammonia, solution, with more than 10% but not more than 35% ammonia",
    "Ammonia solutions (containing more than 35% but not more than 50% ammonia)",
    "Anhydrous ammonia",
    "Aqua ammonia",
    "Aqueous ammonia",
    "azane",
    "ammonia gas",
    "ammonia-14n",
    "busan 1474",
    "nitro-sil",
    "R 717",
    "R 717 (ammonia)",
    "refrigerent r717",
    "spirit of hartshorn",
    "spirits of hartshorn",
    "ammoniakgas"
  ],
  casNumber: casNumber("7664-41-7"),
  formula: "NH3",
  isThin: false,
  transport: [
    {
      unNumber: unNumber("UN1005"),
      properShippingNames: [
        "Ammonia, anhydrous"
      ],
      hazardClass: "2.3",
      subsidiaryClasses: [
        "8"
      ],
      packingGroups: [],
      guide: "125",
      guideDistances: {
        guide: "125",
        isolateM: 100,
        largeSpillM: null,
        fireM: 1600,
        source: {
          key: "ERG2024",
          locator: "Guide 125"
        }
      },
      small: {
        isolateM: 30,
        dayM: 100,
        nightM: 200
      },
      large: null,
      containers: [
        {
          container: "Rail tank car",
          isolateM: 300,
          day: {
            low: 1600,
            moderate: 1200,
            high: 1000
          },
          night: {
            low: 4100,
            moderate: 2100,
            high: 1300
          }
        },
        {
          container: "Highway tank truck or trailer",
          isolateM: 150,
          day: {
            low: 800,
            moderate: 500,
            high: 400
          },
          night: {
            low: 1800,
            moderate: 700,
            high: 600
          }
        },
        {
          container: "Agricultural nurse tank",
          isolateM: 60,
          day: {
            low: 500,
            moderate: 300,
            high: 300
          },
          night: {
            low: 1400,
            moderate: 300,
            high: 300
          }
        },
        {
          container: "Multiple small cylinders",
          isolateM: 30,
          day: {
            low: 300,
            moderate: 200,
            high: 100
          },
          night: {
            low: 700,
            moderate: 300,
            high: 200
          }
        }
      ],
      fireM: 1600,
      isToxicByInhalation: true,
      hazardZones: [
        "D"
      ],
      waterReactiveGases: [],
      polymerizes: false,
      source: {
        key: "49CFR172.101",
        locator: "UN1005"
      },
      hazardLevel: {
        kind: "graded",
        level: "extreme",
        basis: "Class 2.3, 8 (Toxic gas, Corrosive): contains \"toxic\".",
        sources: [
          {
            key: "49CFR172.101",
            locator: "UN1005"
          }
        ],
        others: [
          {
            level: "medium",
            basis: "IDLH 300 ppm: under 500 ppm.",
            sources: [
              {
                key: "NPG",
                locator: "0028"
              }
            ]
          },
          {
            level: "low",
            basis: "REL 25 ppm: 10 ppm or more.",
            sources: [
              {
                key: "NPG",
                locator: "0028"
              }
            ]
          },
          {
            level: "low",
            basis: "PEL 50 ppm: 10 ppm or more.",
            sources: [
              {
                key: "NPG",
                locator: "0028"
              }
            ]
          },
          {
            level: "high",
            basis: "NFPA 704 health 3.",
            sources: [
              {
                key: "NFPA-LIST",
                mark: "unverified"
              }
            ]
          }
        ]
      }
    },
    {
      unNumber: unNumber("UN2672"),
      properShippingNames: [
        "Ammonia solution, relative density between 0.880 and 0.957 at 15 degrees C in water, with more than 10 percent but not more than 35 percent ammonia"
      ],
      hazardClass: "8",
      subsidiaryClasses: [],
      packingGroups: [
        "III"
      ],
      guide: "154",
      guideDistances: {
        guide: "154",
        isolateM: 50,
        isolateSolidM: 25,
        largeSpillM: null,
        fireM: 800,
        source: {
          key: "ERG2024",
          locator: "Guide 154"
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
        locator: "UN2672"
      },
      hazardLevel: {
        kind: "graded",
        level: "high",
        basis: "Class 8 (Corrosive): contains \"corrosive\".",
        sources: [
          {
            key: "49CFR172.101",
            locator: "UN2672"
          }
        ],
        others: [
          {
            level: "medium",
            basis: "IDLH 300 ppm: under 500 ppm.",
            sources: [
              {
                key: "NPG",
                locator: "0028"
              }
            ]
          },
          {
            level: "low",
            basis: "REL 25 ppm: 10 ppm or more.",
            sources: [
              {
                key: "NPG",
                locator: "0028"
              }
            ]
          },
          {
            level: "low",
            basis: "PEL 50 ppm: 10 ppm or more.",
            sources: [
              {
                key: "NPG",
                locator: "0028"
              }
            ]
          },
          {
            level: "extreme",
            basis: "Class 2.3, 8 (Toxic gas, Corrosive): contains \"toxic\". This is for another form of the substance.",
            sources: [
              {
                key: "49CFR172.101",
                locator: "UN1005"
              }
            ]
          },
          {
            level: "extreme",
            basis: "GHS H331: toxic. This is for another form of the substance.",
            sources: [
              {
                key: "CLP-VI",
                locator: "007-001-00-5"
              }
            ]
          }
        ]
      }
    },
    {
      unNumber: unNumber("UN2073"),
      properShippingNames: [
        "Ammonia solution, relative density less than 0.880 at 15 degrees C in water, with more than 35 percent but not more than 50 percent ammonia"
      ],
      hazardClass: "2.2",
      subsidiaryClasses: [],
      packingGroups: [],
      guide: "125",
      guideDistances: {
        guide: "125",
        isolateM: 100,
        largeSpillM: null,
        fireM: 1600,
        source: {
          key: "ERG2024",
          locator: "Guide 125"
        }
      },
      small: null,
      large: null,
      containers: [],
      fireM: 1600,
      isToxicByInhalation: false,
      hazardZones: [],
      waterReactiveGases: [],
      polymerizes: false,
      source: {
        key: "49CFR172.101",
        locator: "UN2073"
      },
      hazardLevel: {
        kind: "graded",
        level: "extreme",
        basis: "GHS H331: toxic.",
        sources: [
          {
            key: "CLP-VI",
            locator: "007-001-00-5"
          }
        ],
        others: [
          {
            level: "medium",
            basis: "IDLH 300 ppm: under 500 ppm.",
            sources: [
              {
                key: "NPG",
                locator: "0028"
              }
            ]
          },
          {
            level: "low",
            basis: "REL 25 ppm: 10 ppm or more.",
            sources: [
              {
                key: "NPG",
                locator: "0028"
              }
            ]
          },
          {
            level: "low",
            basis: "PEL 50 ppm: 10 ppm or more.",
            sources: [
              {
                key: "NPG",
                locator: "0028"
              }
            ]
          },
          {
            level: "high",
            basis: "NFPA 704 health 3.",
            sources: [
              {
                key: "NFPA-LIST",
                mark: "unverified"
              }
            ]
          },
          {
            level: null,
            basis: "Class 2.2 (Gas): the gas displaces breathing air, which this scale does not cover.",
            sources: [
              {
                key: "49CFR172.101",
                locator: "UN2073"
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
        value: "7664-41-7",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      }
    ],
    un_number: [
      {
        value: "UN1005",
        source: {
          key: "49CFR172.101",
          locator: "UN1005"
        }
      },
      {
        value: "UN2672",
        source: {
          key: "49CFR172.101",
          locator: "UN2672"
        }
      },
      {
        value: "UN2073",
        source: {
          key: "49CFR172.101",
          locator: "UN2073"
        }
      }
    ],
    mesh_entry_terms: [
      {
        value: "Ammonia, anhydrous",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Ammonia, solution, with more than 10% but not more than 35% ammonia",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Ammonia solutions (containing more than 35% but not more than 50% ammonia)",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Anhydrous ammonia",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Aqua ammonia",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "Aqueous ammonia",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "azane",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "ammonia gas",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "ammonia-14n",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "busan 1474",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "nitro-sil",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "R 717",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "R 717 (ammonia)",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "refrigerent r717",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "spirit of hartshorn",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "spirits of hartshorn",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "ammoniakgas",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      }
    ],
    boiling_point: [
      {
        value: "−33.3 °C",
        source: {
          key: "NPG",
          locator: "0028"
        }
      },
      {
        value: "−33.33 °C",
        source: {
          key: "CHEMICALS",
          locator: "CRC-inorg"
        }
      }
    ],
    melting_point: [
      {
        value: "−77.8 °C",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    vapor_pressure: [
      {
        value: "6460 mmHg (861.3 kPa) at 20 °C",
        source: {
          key: "NPG",
          locator: "0028"
        }
      },
      {
        value: "999.6 kPa at 25 °C",
        source: {
          key: "CHEMICALS",
          locator: "Perry8 T2-8",
          mark: "derived"
        }
      }
    ],
    vapor_density: [
      {
        value: "0.6 (air = 1)",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    ionization_potential: [
      {
        value: "10.18 eV",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    solubility: [
      {
        value: "34%",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    density: [
      {
        value: "681.7 kg/m³ at −33.3 °C",
        source: {
          key: "CHEMICALS",
          locator: "Perry8 T2-32"
        }
      }
    ],
    flammable_limits: [
      {
        value: "15 to 28 vol %",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    lower_explosive_limit: [
      {
        value: "15 vol %",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    upper_explosive_limit: [
      {
        value: "28 vol %",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    idlh: [
      {
        value: "300 ppm",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    toxicity_data: [
      {
        value: "PAC-1 30 ppm, PAC-2 160 ppm, PAC-3 1100 ppm",
        source: {
          key: "PAC",
          locator: "older than revision 29"
        }
      }
    ],
    rel: [
      {
        value: "TWA 25 ppm (18 mg/m³) ST 35 ppm (27 mg/m³)",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    pel: [
      {
        value: "TWA 50 ppm (35 mg/m³)",
        source: {
          key: "NPG",
          locator: "0028"
        }
      }
    ],
    tlv: [
      {
        value: "Ontario limit, not a TLV: TWA 25 ppm, STEL 35 ppm",
        source: {
          key: "ONTARIO"
        }
      }
    ],
    aegls: [
      {
        value: "60 min: AEGL-1 30 ppm, AEGL-2 160 ppm, AEGL-3 1100 ppm",
        source: {
          key: "AEGL"
        }
      },
      {
        value: "10 min: AEGL-1 30 ppm, AEGL-2 220 ppm, AEGL-3 2700 ppm",
        source: {
          key: "AEGL"
        }
      },
      {
        value: "30 min: AEGL-1 30 ppm, AEGL-2 220 ppm, AEGL-3 1600 ppm",
        source: {
          key: "AEGL"
        }
      },
      {
        value: "4 h: AEGL-1 30 ppm, AEGL-2 110 ppm, AEGL-3 550 ppm",
        source: {
          key: "AEGL"
        }
      },
      {
        value: "8 h: AEGL-1 30 ppm, AEGL-2 110 ppm, AEGL-3 390 ppm",
        source: {
          key: "AEGL"
        }
      }
    ],
    flash_point: []
  },
  constants: {
    molarMassGPerMol: {
      value: 17.031,
      unit: "g/mol",
      source: {
        key: "CHEMICALS",
        locator: "pubchem(chemicals)"
      }
    },
    boilingPointC: {
      value: -33.3,
      unit: "°C",
      source: {
        key: "NPG",
        locator: "0028"
      }
    },
    meltingPointC: {
      value: -77.8,
      unit: "°C",
      source: {
        key: "NPG",
        locator: "0028"
      }
    },
    flashPointC: null,
    ignitionTemperatureC: {
      value: 651,
      unit: "°C",
      source: {
        key: "NFPA497",
        locator: "0028"
      }
    },
    vapourPressurePa: {
      value: 861260,
      unit: "Pa",
      temperatureC: 20,
      source: {
        key: "NPG",
        locator: "0028"
      }
    },
    relativeVapourDensity: {
      value: 0.6,
      unit: "air = 1",
      source: {
        key: "NPG",
        locator: "0028"
      }
    },
    lelVolPercent: {
      value: 15,
      unit: "vol %",
      source: {
        key: "NPG",
        locator: "0028"
      }
    },
    uelVolPercent: {
      value: 28,
      unit: "vol %",
      source: {
        key: "NPG",
        locator: "0028"
      }
    },
    liquidDensityKgPerM3: {
      value: 681.7,
      unit: "kg/m³",
      temperatureC: -33.3,
      source: {
        key: "CHEMICALS",
        locator: "Perry8 T2-32"
      }
    },
    heatOfVaporisationJPerMol: {
      value: 23330,
      unit: "J/mol",
      source: {
        key: "CHEMICALS",
        locator: "CRC"
      }
    },
    gasHeatCapacityJPerMolK: {
      value: 35.1,
      unit: "J/(mol K)",
      source: {
        key: "CHEMICALS",
        locator: "CRC"
      }
    },
    liquidHeatCapacityJPerMolK: {
      value: 83,
      unit: "J/(mol K)",
      source: {
        key: "CHEMICALS",
        locator: "Poling"
      }
    },
    isNoncombustible: null
  },
  nfpa: {
    health: 3,
    fire: 1,
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
      "H221",
      "H331",
      "H314",
      "H400"
    ],
    pictograms: [
      "GHS04",
      "GHS06",
      "GHS05",
      "GHS09"
    ],
    source: {
      key: "CLP-VI",
      locator: "007-001-00-5"
    }
  },
  exposure: [
    {
      id: "lel",
      label: "LEL",
      value: 15,
      unit: "vol %",
      durationMin: null,
      source: {
        key: "NPG",
        locator: "0028"
      }
    },
    {
      id: "aegl-3",
      label: "AEGL-3",
      value: 1100,
      unit: "ppm",
      durationMin: 60,
      source: {
        key: "AEGL",
        locator: "60 min"
      }
    },
    {
      id: "idlh",
      label: "IDLH",
      durationMin: 30,
      value: 300,
      unit: "ppm",
      source: {
        key: "NPG",
        locator: "0028"
      }
    },
    {
      id: "aegl-2",
      label: "AEGL-2",
      value: 160,
      unit: "ppm",
      durationMin: 60,
      source: {
        key: "AEGL",
        locator: "60 min"
      }
    },
    {
      id: "aegl-1",
      label: "AEGL-1",
      value: 30,
      unit: "ppm",
      durationMin: 60,
      source: {
        key: "AEGL",
        locator: "60 min"
      }
    }
  ],
  aegl: {
    unit: "ppm",
    rows: [
      {
        durationMin: 10,
        aegl1: 30,
        aegl2: 220,
        aegl3: 2700
      },
      {
        durationMin: 30,
        aegl1: 30,
        aegl2: 220,
        aegl3: 1600
      },
      {
        durationMin: 60,
        aegl1: 30,
        aegl2: 160,
        aegl3: 1100
      },
      {
        durationMin: 240,
        aegl1: 30,
        aegl2: 110,
        aegl3: 550
      },
      {
        durationMin: 480,
        aegl1: 30,
        aegl2: 110,
        aegl3: 390
      }
    ],
    source: {
      key: "AEGL"
    }
  },
  niosh: {
    number: "0028",
    idlh: "300 ppm",
    idlhPpm: 300,
    rel: "TWA 25 ppm (18 mg/m³) ST 35 ppm (27 mg/m³)",
    pel: "TWA 50 ppm (35 mg/m³)",
    routes: [
      "inhalation",
      "ingestion (solution)",
      "skin",
      "eye contact (solution/liquid)"
    ],
    symptoms: [
      "irritation eyes",
      "nose",
      "throat",
      "dyspnea",
      "wheezing",
      "chest pain",
      "pulmonary edema",
      "pink frothy sputum",
      "skin burns",
      "vesiculation",
      "liquid: frostbite"
    ],
    targetOrgans: [
      "Eyes",
      "skin",
      "respiratory system"
    ],
    incompatibilities: [
      "Strong oxidizers",
      "acids",
      "halogens",
      "salts of silver & zinc"
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
        code: "When contaminated (solution)"
      },
      {
        item: "remove",
        code: "When wet or contaminated (solution)"
      },
      {
        item: "change",
        code: "No recommendation"
      },
      {
        item: "provide",
        code: "Eyewash (>10%), Quick drench (>10%)"
      }
    ],
    firstAid: [
      {
        route: "eye",
        code: "Irrigate immediately (solution/liquid)"
      },
      {
        route: "skin",
        code: "Water flush immediately (solution/liquid)"
      },
      {
        route: "breathing",
        code: "Respiratory support"
      },
      {
        route: "swallow",
        code: "Medical attention immediately (solution)"
      }
    ],
    respirators: [
      {
        label: "Up to 250 ppm",
        types: [
          "CCR@10",
          "SAR@10"
        ]
      },
      {
        label: "Up to 300 ppm",
        types: [
          "CCR-FF@50",
          "GMF-FF@50",
          "PAPR@25",
          "SAR-CF@25",
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
      locator: "0028"
    }
  },
  hazardLevel: {
    kind: "graded",
    level: "extreme",
    basis: "Class 2.3, 8 (Toxic gas, Corrosive): contains \"toxic\".",
    sources: [
      {
        key: "49CFR172.101",
        locator: "UN1005"
      }
    ],
    others: [
      {
        level: "high",
        basis: "Class 8 (Corrosive): contains \"corrosive\".",
        sources: [
          {
            key: "49CFR172.101",
            locator: "UN2672"
          }
        ]
      },
      {
        level: "medium",
        basis: "IDLH 300 ppm: under 500 ppm.",
        sources: [
          {
            key: "NPG",
            locator: "0028"
          }
        ]
      },
      {
        level: "low",
        basis: "REL 25 ppm: 10 ppm or more.",
        sources: [
          {
            key: "NPG",
            locator: "0028"
          }
        ]
      },
      {
        level: "low",
        basis: "PEL 50 ppm: 10 ppm or more.",
        sources: [
          {
            key: "NPG",
            locator: "0028"
          }
        ]
      },
      {
        level: "high",
        basis: "NFPA 704 health 3.",
        sources: [
          {
            key: "NFPA-LIST",
            mark: "unverified"
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
          text: "TWA 25 ppm",
          source: {
            key: "NPG",
            locator: "0028, NIOSH REL"
          }
        },
        {
          text: "TWA 50 ppm",
          source: {
            key: "NPG",
            locator: "0028, OSHA PEL"
          }
        }
      ],
      rule: "The lower value is used."
    }
  ]
};
