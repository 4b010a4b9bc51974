/** A mistake that someone could make, as a change of one file of the core. `from` occurs in it exactly once. */
export interface DeliberateBreak {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Each of these must turn the board red. */
export const DELIBERATE_BREAKS: readonly DeliberateBreak[] = [
  {
    name: "no reflection at the ground",
    file: "passive/gaussian-plume.ts",
    from: "bell((z - h) / sigma) + bell((z + h) / sigma);",
    to: "bell((z - h) / sigma);",
  },
  { name: "no inversion", file: "passive/gaussian-plume.ts", from: "if (inversionM === undefined)", to: "if (true)" },
  {
    name: "kilograms read as grams",
    file: "passive/gaussian-plume.ts",
    from: "plume.rateKgPerS / plume.windMps;",
    to: "plume.rateKgPerS / 1000 / plume.windMps;",
  },
  {
    name: "the wind blows the plume together",
    file: "passive/gaussian-plume.ts",
    from: "plume.rateKgPerS / plume.windMps;",
    to: "plume.rateKgPerS * plume.windMps;",
  },
  {
    name: "half the plume across the wind",
    file: "passive/gaussian-plume.ts",
    from: "return bell(y / sigma)",
    to: "return 0.5 * bell(y / sigma)",
  },
  {
    name: "urban for rural",
    file: "passive/briggs-sigma.ts",
    from: 'roughnessM < URBAN_FROM ? "rural" : "urban"',
    to: 'roughnessM < URBAN_FROM ? "urban" : "rural"',
  },
  {
    name: "the misprint of urban E and F",
    file: "passive/briggs-sigma.ts",
    from: "E: [0.08, 0.0015, -0.5],",
    to: "E: [0.08, 0.00015, -0.5],",
  },
  {
    name: "crosswind classes reversed",
    file: "passive/briggs-sigma.ts",
    from: "A: 0.22, B: 0.16, C: 0.11, D: 0.08, E: 0.06, F: 0.04",
    to: "A: 0.04, B: 0.06, C: 0.08, D: 0.11, E: 0.16, F: 0.22",
  },
  {
    name: "stability by the less stable of two classes",
    file: "weather/stability-class.ts",
    from: '{ below: 2, strong: "A", moderate: "B"',
    to: '{ below: 2, strong: "A", moderate: "A"',
  },
  {
    name: "night columns swapped",
    file: "weather/stability-class.ts",
    from: 'cloudTenths > HALF_SKY ? "night-cloudy" : "night-clear"',
    to: '"night-cloudy"',
  },
  {
    name: "every sky is neutral",
    file: "weather/stability-class.ts",
    from: "if (cloudTenths >= OVERCAST)",
    to: "if (cloudTenths >= 0)",
  },
  {
    name: "cloud does not dim the sun",
    file: "weather/stability-class.ts",
    from: "(1 - 0.0071 * cloudTenths ** 2) *",
    to: "",
  },
  {
    name: "wind exponents of a town",
    file: "weather/wind-profile.ts",
    from: "{ A: 0.108, B: 0.112, C: 0.12, D: 0.142, E: 0.203, F: 0.253 }",
    to: "{ A: 0.15, B: 0.15, C: 0.2, D: 0.25, E: 0.3, F: 0.3 }",
  },
  { name: "wind falls with height", file: "weather/wind-profile.ts", from: "** exponent;", to: "** -exponent;" },
  {
    name: "the misprinted sign of psi",
    file: "weather/wind-profile.ts",
    from: "- stabilityCorrection(heightM / obukhovM)",
    to: "+ stabilityCorrection(heightM / obukhovM)",
  },
  {
    name: "no end of the release",
    file: "passive/finite-duration.ts",
    from: "return (x) => erf(half / spreadX(x));",
    to: "return (x) => erf(1e9 * half / spreadX(x));",
  },
  {
    name: "the end forgets a factor of two",
    file: "passive/finite-duration.ts",
    from: "/ (2 * Math.SQRT2);",
    to: "/ Math.SQRT2;",
  },
  {
    name: "ppm at 25 °C whatever the air",
    file: "weather/air.ts",
    from: "(1e6 * kgPerM3) / gasDensity(molarMass, air.temperatureK, air.pressurePa)",
    to: "(1e6 * kgPerM3) / gasDensity(molarMass, 298.15, air.pressurePa)",
  },
  {
    name: "ppm without the gas constant's pressure",
    file: "weather/air.ts",
    from: "(pressurePa * molarMass)",
    to: "(100_000 * molarMass)",
  },
  {
    name: "half width from the wrong logarithm",
    file: "passive/gaussian-field.ts",
    from: "Math.sqrt(2 * Math.log(ratio))",
    to: "Math.sqrt(2 * Math.log10(ratio))",
  },
  {
    name: "first crossing instead of the last",
    file: "zone/contour.ts",
    from: "const last = inside.lastIndexOf(true);",
    to: "const last = first;",
  },
  { name: "half of the area", file: "zone/contour.ts", from: "return 2 * length * mean", to: "return length * mean" },
  {
    name: "heavy gas taken for passive",
    file: "richardson.ts",
    from: "richardson >= HEAVY_FROM",
    to: "richardson >= 100 * HEAVY_FROM",
  },
  {
    name: "light gas taken for heavy",
    file: "richardson.ts",
    from: "((density - air) / air)",
    to: "Math.abs((density - air) / air)",
  },
  {
    name: "heavy gas mixes as if it were passive",
    file: "heavy/heavy-plume.ts",
    from: "0.88 + 0.099 * richardson ** 1.04 + 1.4e-25 * richardson ** 5.7",
    to: "0.88",
  },
  {
    name: "heavy gas does not slump",
    file: "heavy/heavy-trajectory.ts",
    from: "const FRONT = 1.15;",
    to: "const FRONT = 0;",
  },
  {
    name: "heavy gas does not spread at its edges",
    file: "heavy/heavy-trajectory.ts",
    from: "const BETA = 0.9;",
    to: "const BETA = 0.7;",
  },
  {
    name: "the layer's mean taken for its middle",
    file: "heavy/heavy-plume.ts",
    from: "export const DELLAY = 2.15;",
    to: "export const DELLAY = 1;",
  },
  {
    name: "the plume's kappa in the heavy model",
    file: "heavy/heavy-wind.ts",
    from: "export const KAPPA_DEGADIS = 0.35;",
    to: "export const KAPPA_DEGADIS = 0.4;",
  },
  {
    name: "a town's roughness under heavy gas",
    file: "heavy/heavy-wind.ts",
    from: "Math.min(roughnessM, ROUGHEST)",
    to: "roughnessM",
  },
  { name: "no averaging time", file: "heavy/heavy-trajectory.ts", from: "** 0.2;", to: "** 0;" },
  {
    name: "flash without superheat",
    file: "source/flash.ts",
    from: "(-heat.liquidHeatCapacity * superheatK)",
    to: "-heat.liquidHeatCapacity",
  },
  {
    name: "the misprinted Schmidt number",
    file: "source/pool-evaporation.ts",
    from: "AIR_VISCOSITY / (WATER.diffusivity * Math.sqrt(WATER.molarMass / molarMass))",
    to: "(WATER.diffusivity * Math.sqrt(WATER.molarMass / molarMass)) / AIR_VISCOSITY",
  },
  { name: "gas never chokes", file: "source/tank-release.ts", from: "if (ratio <= (2", to: "if (ratio <= 0 * (2" },
  {
    name: "the farthest curve with the sign turned",
    file: "heavy/britter-mcquaid-table.ts",
    from: "piece(Infinity, -0.5, 2.71)",
    to: "piece(Infinity, 0.5, 2.71)",
  },
  {
    name: "cold gas mixes as if warm",
    file: "heavy/britter-mcquaid.ts",
    from: "(1 - isothermal) * warmth",
    to: "(1 - isothermal)",
  },
  {
    name: "the plume drawn upwind",
    file: "model-release-of.ts",
    from: "(weather.windFromDeg + 180) % 360",
    to: "weather.windFromDeg",
  },
  {
    name: "wind direction turned the other way",
    file: "zone/zone-ring.ts",
    from: "axisDeg - (Math.atan2",
    to: "-axisDeg - (Math.atan2",
  },
  {
    name: "rings run clockwise",
    file: "zone/zone-ring.ts",
    from: "[x, -halfWidth]);",
    to: "[x, halfWidth]);",
  },
  {
    name: "degrees not turned to radians",
    file: "../geo/destination.ts",
    from: "const RADIANS = Math.PI / 180;",
    to: "const RADIANS = 1;",
  },
];
