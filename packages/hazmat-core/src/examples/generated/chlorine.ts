// Made by tools/dataset/examples.ts from the dataset. Do not edit: run pnpm data.
import { casNumber } from "../../identity/cas-number.ts";
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";

/** Chlorine, as the bundled dataset has it. */
export const chlorineRecord: ChemicalRecord = {
  key: "cas:7782-50-5",
  name: "Chlorine",
  synonyms: [
    "Molecular chlorine",
    "diatomic chlorine",
    "dichlorine",
    "chlorine molecule",
    "chlorine mol.",
    "bertholite",
    "chlorinum",
    "chlore",
    "chlor",
    "cloro",
    "chloor"
  ],
  casNumber: casNumber("7782-50-5"),
  formula: "Cl2",
  isThin: false,
  transport: [
    {
      unNumber: unNumber("UN1017"),
      properShippingNames: [
        "Chlorine"
      ],
      hazardClass: "2.3",
      subsidiaryClasses: [
        "5.1",
        "8"
      ],
      packingGroups: [],
      guide: "124",
      guideDistances: {
        guide: "124",
        isolateM: 100,
        largeSpillM: null,
        fireM: 800,
        source: {
          key: "ERG2024",
          locator: "Guide 124"
        }
      },
      small: {
        isolateM: 60,
        dayM: 300,
        nightM: 1500
      },
      large: null,
      containers: [
        {
          container: "Rail tank car",
          isolateM: 1000,
          day: {
            low: 9600,
            moderate: 6300,
            high: 5100
          },
          night: {
            low: 11000,
            moderate: 8900,
            high: 6500
          }
        },
        {
          container: "Highway tank truck or trailer",
          isolateM: 600,
          day: {
            low: 5600,
            moderate: 3300,
            high: 2500
          },
          night: {
            low: 6400,
            moderate: 4700,
            high: 3800
          }
        },
        {
          container: "Multiple ton cylinders",
          isolateM: 300,
          day: {
            low: 1900,
            moderate: 1300,
            high: 1000
          },
          night: {
            low: 3500,
            moderate: 2300,
            high: 1300
          }
        },
        {
          container: "Multiple small cylinders or single ton cylinder",
          isolateM: 150,
          day: {
            low: 1300,
            moderate: 700,
            high: 500
          },
          night: {
            low: 2400,
            moderate: 1200,
            high: 600
          }
        }
      ],
      fireM: 800,
      isToxicByInhalation: true,
      hazardZones: [
        "B"
      ],
      waterReactiveGases: [],
      polymerizes: false,
      source: {
        key: "49CFR172.101",
        locator: "UN1017"
      }
    },
    {
      unNumber: unNumber("UN3520"),
      properShippingNames: [
        "Chlorine, adsorbed"
      ],
      hazardClass: "2.3",
      subsidiaryClasses: [
        "5.1",
        "8"
      ],
      packingGroups: [],
      guide: "173",
      guideDistances: {
        guide: "173",
        isolateM: 100,
        largeSpillM: null,
        fireM: 1600,
        source: {
          key: "ERG2024",
          locator: "Guide 173"
        }
      },
      small: {
        isolateM: 30,
        dayM: 100,
        nightM: 100
      },
      large: {
        isolateM: 30,
        dayM: 100,
        nightM: 100
      },
      containers: [],
      fireM: 1600,
      isToxicByInhalation: true,
      hazardZones: [
        "B"
      ],
      waterReactiveGases: [],
      polymerizes: false,
      linkMark: "name-match",
      source: {
        key: "49CFR172.101",
        locator: "UN3520"
      },
      hazardLevel: {
        kind: "graded",
        level: "extreme",
        basis: "Class 2.3, 5.1, 8 (Toxic gas, Oxidizer, Corrosive): contains \"toxic\".",
        sources: [
          {
            key: "49CFR172.101",
            locator: "UN3520"
          }
        ],
        others: [
          {
            level: "high",
            basis: "REL 0.5 ppm: under 1 ppm.",
            sources: [
              {
                key: "NPG",
                locator: "0115"
              }
            ]
          },
          {
            level: "medium",
            basis: "PEL 1 ppm: under 10 ppm.",
            sources: [
              {
                key: "NPG",
                locator: "0115"
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
    }
  ],
  properties: {
    cas: [
      {
        value: "7782-50-5",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      }
    ],
    un_number: [
      {
        value: "UN1017",
        source: {
          key: "49CFR172.101",
          locator: "UN1017"
        }
      },
      {
        value: "UN3520",
        source: {
          key: "49CFR172.101",
          locator: "UN3520",
          mark: "name-match"
        }
      }
    ],
    mesh_entry_terms: [
      {
        value: "Molecular chlorine",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "diatomic chlorine",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "dichlorine",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "chlorine molecule",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "chlorine mol.",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "bertholite",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "chlorinum",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "chlore",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "chlor",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "cloro",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      },
      {
        value: "chloor",
        source: {
          key: "CAMEO",
          locator: "names and numbers"
        }
      }
    ],
    boiling_point: [
      {
        value: "−33.9 °C",
        source: {
          key: "NPG",
          locator: "0115"
        }
      },
      {
        value: "−34.04 °C",
        source: {
          key: "CHEMICALS",
          locator: "CRC-inorg"
        }
      }
    ],
    melting_point: [
      {
        value: "−101.1 °C",
        source: {
          key: "NPG",
          locator: "0115"
        }
      }
    ],
    vapor_pressure: [
      {
        value: "5168 mmHg (689 kPa) at 20 °C",
        source: {
          key: "NPG",
          locator: "0115"
        }
      },
      {
        value: "780.6 kPa at 25 °C",
        source: {
          key: "CHEMICALS",
          locator: "Perry8 T2-8",
          mark: "derived"
        }
      }
    ],
    vapor_density: [
      {
        value: "2.47 (air = 1)",
        source: {
          key: "NPG",
          locator: "0115"
        }
      }
    ],
    ionization_potential: [
      {
        value: "11.48 eV",
        source: {
          key: "NPG",
          locator: "0115"
        }
      }
    ],
    solubility: [
      {
        value: "0.7%",
        source: {
          key: "NPG",
          locator: "0115"
        }
      }
    ],
    density: [
      {
        value: "1558 kg/m³ at −34 °C",
        source: {
          key: "CHEMICALS",
          locator: "Perry8 T2-32"
        }
      }
    ],
    flammable_limits: [
      {
        value: "Does not burn",
        source: {
          key: "NPG",
          locator: "0115"
        }
      }
    ],
    lower_explosive_limit: [],
    upper_explosive_limit: [],
    idlh: [
      {
        value: "10 ppm",
        source: {
          key: "NPG",
          locator: "0115"
        }
      }
    ],
    toxicity_data: [
      {
        value: "PAC-1 0.5 ppm, PAC-2 2 ppm, PAC-3 20 ppm",
        source: {
          key: "PAC",
          locator: "older than revision 29"
        }
      }
    ],
    rel: [
      {
        value: "C 0.5 ppm (1.45 mg/m³) [15-minute]",
        source: {
          key: "NPG",
          locator: "0115"
        }
      }
    ],
    pel: [
      {
        value: "C 1 ppm (3 mg/m³)",
        source: {
          key: "NPG",
          locator: "0115"
        }
      }
    ],
    tlv: [
      {
        value: "Ontario limit, not a TLV: TWA 0.5 ppm, STEL 1 ppm",
        source: {
          key: "ONTARIO"
        }
      }
    ],
    aegls: [
      {
        value: "60 min: AEGL-1 0.5 ppm, AEGL-2 2 ppm, AEGL-3 20 ppm",
        source: {
          key: "AEGL"
        }
      },
      {
        value: "10 min: AEGL-1 0.5 ppm, AEGL-2 2.8 ppm, AEGL-3 50 ppm",
        source: {
          key: "AEGL"
        }
      },
      {
        value: "30 min: AEGL-1 0.5 ppm, AEGL-2 2.8 ppm, AEGL-3 28 ppm",
        source: {
          key: "AEGL"
        }
      },
      {
        value: "4 h: AEGL-1 0.5 ppm, AEGL-2 1 ppm, AEGL-3 10 ppm",
        source: {
          key: "AEGL"
        }
      },
      {
        value: "8 h: AEGL-1 0.5 ppm, AEGL-2 0.71 ppm, AEGL-3 7.1 ppm",
        source: {
          key: "AEGL"
        }
      }
    ],
    flash_point: [
      {
        value: "Does not burn",
        source: {
          key: "NPG",
          locator: "0115"
        }
      }
    ]
  },
  constants: {
    molarMassGPerMol: {
      value: 70.906,
      unit: "g/mol",
      source: {
        key: "CHEMICALS",
        locator: "pubchem(chemicals)"
      }
    },
    boilingPointC: {
      value: -33.9,
      unit: "°C",
      source: {
        key: "NPG",
        locator: "0115"
      }
    },
    meltingPointC: {
      value: -101.1,
      unit: "°C",
      source: {
        key: "NPG",
        locator: "0115"
      }
    },
    flashPointC: null,
    ignitionTemperatureC: null,
    vapourPressurePa: {
      value: 689010,
      unit: "Pa",
      temperatureC: 20,
      source: {
        key: "NPG",
        locator: "0115"
      }
    },
    relativeVapourDensity: {
      value: 2.47,
      unit: "air = 1",
      source: {
        key: "NPG",
        locator: "0115"
      }
    },
    lelVolPercent: null,
    uelVolPercent: null,
    liquidDensityKgPerM3: {
      value: 1558.2,
      unit: "kg/m³",
      temperatureC: -34,
      source: {
        key: "CHEMICALS",
        locator: "Perry8 T2-32"
      }
    },
    heatOfVaporisationJPerMol: {
      value: 20410,
      unit: "J/mol",
      source: {
        key: "CHEMICALS",
        locator: "CRC"
      }
    },
    gasHeatCapacityJPerMolK: {
      value: 33.9,
      unit: "J/(mol K)",
      source: {
        key: "CHEMICALS",
        locator: "CRC"
      }
    },
    liquidHeatCapacityJPerMolK: null,
    isNoncombustible: {
      value: true,
      source: {
        key: "NPG",
        locator: "0115"
      }
    }
  },
  nfpa: {
    health: 4,
    fire: 0,
    reactivity: 0,
    special: "OX",
    source: {
      key: "NFPA-LIST",
      mark: "unverified"
    },
    derived: [
      {
        field: "health",
        degree: 4,
        listed: 3,
        text: "Health 4: derived from 49 CFR zone B.",
        source: {
          key: "49CFR172.101",
          locator: "UN1017, zone B",
          mark: "derived"
        }
      }
    ],
    note: "A rating declared by the site takes precedence."
  },
  ghs: {
    hCodes: [
      "H270",
      "H331",
      "H335",
      "H315",
      "H319",
      "H400"
    ],
    pictograms: [
      "GHS03",
      "GHS04",
      "GHS06",
      "GHS09"
    ],
    source: {
      key: "CLP-VI",
      locator: "017-001-00-7"
    }
  },
  exposure: [
    {
      id: "aegl-3",
      label: "AEGL-3",
      value: 20,
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
      value: 10,
      unit: "ppm",
      source: {
        key: "NPG",
        locator: "0115"
      }
    },
    {
      id: "aegl-2",
      label: "AEGL-2",
      value: 2,
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
      value: 0.5,
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
        aegl1: 0.5,
        aegl2: 2.8,
        aegl3: 50
      },
      {
        durationMin: 30,
        aegl1: 0.5,
        aegl2: 2.8,
        aegl3: 28
      },
      {
        durationMin: 60,
        aegl1: 0.5,
        aegl2: 2,
        aegl3: 20
      },
      {
        durationMin: 240,
        aegl1: 0.5,
        aegl2: 1,
        aegl3: 10
      },
      {
        durationMin: 480,
        aegl1: 0.5,
        aegl2: 0.71,
        aegl3: 7.1
      }
    ],
    source: {
      key: "AEGL"
    }
  },
  niosh: {
    number: "0115",
    idlh: "10 ppm",
    idlhPpm: 10,
    rel: "C 0.5 ppm (1.45 mg/m³) [15-minute]",
    pel: "C 1 ppm (3 mg/m³)",
    routes: [
      "inhalation",
      "skin",
      "eye contact"
    ],
    symptoms: [
      "Burning of eyes",
      "nose",
      "mouth",
      "lacrimation",
      "rhinorrhea",
      "cough",
      "choking",
      "substernal pain",
      "nausea",
      "vomiting",
      "headache",
      "dizziness",
      "syncope",
      "pulmonary edema",
      "pneumonitis",
      "hypoxemia",
      "dermatitis",
      "liquid: frostbite"
    ],
    targetOrgans: [
      "Eyes",
      "skin",
      "respiratory system"
    ],
    incompatibilities: [
      "ammonia",
      "metals",
      "hydrogen",
      "acetylene",
      "ether",
      "turpentine",
      "fuel gas",
      "finely divided metals"
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
        code: "No recommendation"
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
        label: "Up to 5 ppm",
        types: [
          "CCR@10",
          "SAR@10"
        ]
      },
      {
        label: "Up to 10 ppm",
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
      locator: "0115"
    }
  },
  hazardLevel: {
    kind: "graded",
    level: "extreme",
    basis: "Class 2.3, 5.1, 8 (Toxic gas, Oxidizer, Corrosive): contains \"toxic\".",
    sources: [
      {
        key: "49CFR172.101",
        locator: "UN1017"
      }
    ],
    others: [
      {
        level: "high",
        basis: "REL 0.5 ppm: under 1 ppm.",
        sources: [
          {
            key: "NPG",
            locator: "0115"
          }
        ]
      },
      {
        level: "medium",
        basis: "PEL 1 ppm: under 10 ppm.",
        sources: [
          {
            key: "NPG",
            locator: "0115"
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
      quantity: "Ceiling limit",
      values: [
        {
          text: "C 0.5 ppm",
          source: {
            key: "NPG",
            locator: "0115, NIOSH REL"
          }
        },
        {
          text: "C 1 ppm",
          source: {
            key: "NPG",
            locator: "0115, OSHA PEL"
          }
        }
      ],
      rule: "The lower value is used."
    }
  ]
};
