import { formatNumber } from "@placard/hazmat-core";
import type { ProblemWords } from "@placard/hazmat-core/business";

/** The codes of what may be wrong in the plume form. */
type PlumeProblems = Pick<
  ProblemWords,
  | "plume_chemical.required"
  | "incident_address.required"
  | "emission_rate.invalid"
  | "emission_height.invalid"
  | "chemical_state.required"
  | "chemical_state.not_liquid"
  | "chemical_state.not_gas"
  | "source_figure.not_positive"
  | "source_figure.negative"
  | "turn_back_share.out_of_range"
  | "duration.out_of_range"
  | "ground_temperature.out_of_range"
>;

/** What a release reaches: its form, its weather, its zones, its map. */
export const plumeWords = {
  plume: {
    problems: {
      "plume_chemical.required": "Chemical name is required",
      "incident_address.required": "Incident address is required",
      "emission_rate.invalid": "Valid emission rate is required",
      "emission_height.invalid": "Valid emission height is required",
      "chemical_state.required": "Chemical state is required",
      "chemical_state.not_liquid": "A pool, or a tank leaking below the liquid level, releases liquid. Choose liquid.",
      "chemical_state.not_gas": "A cylinder or gas line releases gas. Choose gas, or choose a tank for a liquid.",
      "source_figure.not_positive": "Enter a number greater than 0.",
      "source_figure.negative": "Enter a number of 0 or more.",
      "turn_back_share.out_of_range": "Choose a turnback LEL from 0 to 100 percent.",
      "duration.out_of_range": ({ leastMin, mostMin }) =>
        `Enter a duration from ${leastMin} to ${formatNumber(mostMin)} minutes, or leave it empty.`,
      "ground_temperature.out_of_range": ({ leastC, mostC }) =>
        `Enter a ground temperature from ${leastC} to ${mostC} °C, or leave it empty.`,
    } satisfies PlumeProblems,
    optional: "Optional",
    cancel: "Cancel",
    retry: "Try again",
    errorTitle: "Error",
    title: "Evacuation / Plume Modeling",
    inputsTab: "Inputs",
    zonesTab: "Zones",
    profileTab: "Profile",
    panels: "Inputs and results",
    chemicalName: "Chemical name",
    takeOpenCard: (substance: string) => `Use the open card: ${substance}`,
    otherOpenCard: (substance: string) => `The open card is for another substance: ${substance}.`,
    takeOther: "Use the open card",
    address: "Incident address",
    source: "Release source",
    sources: {
      rate: "Known rate (kg/s)",
      pool: "Liquid pool",
      tank: "Tank with a hole",
      cylinder: "Cylinder, open valve",
      "gas-line": "Broken gas line",
    },
    sourceHints: {
      rate: "The rate into the air is known",
      pool: "Liquid evaporates into the wind",
      tank: "Liquid leaks from a hole below the liquid level",
      cylinder: "Gas escapes through a hole or valve",
      "gas-line": "Gas escapes and the line is still pressurized",
    },
    sourceFigures: {
      pool_area_m2: "Pool area",
      hole_diameter_mm: "Hole diameter",
      liquid_above_hole_m: "Liquid height above the hole",
      bore_mm: "Pipe inside diameter",
      gauge_pressure: "Gauge pressure",
      contents_kg: "Contents",
    },
    gaugeUnit: "Gauge unit",
    gaugeHints: {
      tank: "Gauge reads 0 in open air. Leave blank to use the liquid’s own pressure.",
      cylinder: "Gauge reads 0 in open air. Leave blank for a liquefied gas: its pressure is derived.",
      "gas-line": "As the gauge reads (0 in open air).",
    },
    rateNeeds: {
      chemical: "the chemical",
      figures: "the figures above",
      place: "the location",
      weather: "the weather",
    },
    rateMissing: (needs: readonly string[]) => `The rate appears here once these are entered: ${needs.join(", ")}.`,
    rateAsking: "Calculating rate...",
    rateRefused: "No rate calculated",
    rateFailed: "The rate could not be calculated. Enter the emission rate.",
    emissionRate: "Emission rate",
    emissionHeight: "Emission height",
    state: "Chemical state",
    states: { solid: "Solid", liquid: "Liquid", gas: "Gas" },
    unit: "Unit",
    units: { ppm: "PPM", mg: "Mg/m3" },
    turnBack: "Turnback LEL",
    moreInputs: "Duration, ground and spill",
    moreInputsState: (minutes: string, ground: "" | "open" | "urban", groundC: string, spill: "" | "small" | "large") =>
      [
        minutes === "" ? "60 min assumed" : `${minutes} min`,
        ground === "" ? "open country assumed" : ground === "open" ? "open country" : "town or forest",
        ...(groundC === "" ? [] : [`ground ${groundC} °C`]),
        ...(spill === "" ? [] : [spill === "small" ? "small spill" : "large spill"]),
      ].join(", "),
    duration: "Duration",
    durationHint: "How long the release lasts at this rate. Blank: 60 min assumed.",
    ground: "Terrain",
    grounds: {
      "": "Not chosen: open country assumed",
      open: "Open country or water (roughness 0.03 m)",
      urban: "Town or forest (roughness 1 m)",
    },
    groundTemperature: "Ground temperature",
    groundTemperatureHint:
      "Temperature of the soil or road. Warm ground makes a cold cloud lighter and narrower, and longer on a calm night. Blank: ground heat is not included, and the result says so.",
    spill: "Spill size",
    spills: {
      "": "Derived from the amount",
      small: "Small: one drum or package, or a small leak",
      large: "Large: more than that",
    },
    container: "Container",
    anyContainer: "Unknown: worst case used",
    time: "Time of day",
    times: { "": "Derived from time and location", day: "Day (sunrise to sunset)", night: "Night (sunset to sunrise)" },
    calculate: "Calculate",
    calculating: "Calculating...",
    complete: "Calculation Complete",
    layersOf: (drawn: number, all: number) => `${drawn} of ${all} layers.`,
    notReached: "threshold not reached",
    noPlume: "no plume drawn",
    limitDerived: (published: string, shown: string, temperatureC: number) =>
      `${published} (${shown} at ${temperatureC} °C, derived)`,
    evacuation: "Initial evacuation",
    allRound: (metres: string) => `${metres} m in all directions`,
    protective: "Protective action distance",
    protectiveReach: (distance: string, shape: "downwind" | "circle") =>
      shape === "circle" ? `${distance} in all directions` : `${distance} downwind`,
    refusedTitle: "No plume drawn",
    stands: (hasDistance: boolean): string =>
      hasDistance
        ? "Initial isolation and protective action distances still apply."
        : "The initial isolation distance still applies.",
    inputRefusedTitle: "Invalid Parameters",
    invalidParameters: "Enter an emission rate greater than 0 and an emission height of 0 or more.",
    notFoundTitle: "Chemical Not Found",
    notFound: (name: string) => `Chemical "${name}" not found. Please check the spelling and try again`,
    serverErrorTitle: "Server Error",
    serverError:
      "The calculation server encountered an error. Please verify the chemical name exists in the database and try again.",
    failed: "Failed to calculate plume",
    partMissing: "Part of the model is not on this device yet. Connect once, open this page and try again.",
    clearedText: "Layers from the previous calculation were cleared.",

    placeNeeded: "Location is not precise enough",
    placeIsTown: (name: string, precision: string) =>
      `${name} is located only as ${precision}. Confirm that the release is at this point, or place the pin on the map.`,
    placeGuess: (name: string) => `Is “${name}” the right location? Confirm it, or place the pin on the map.`,
    placeUnknown: "No match for this address. Choose a suggestion, type coordinates, or place the pin on the map.",
    placeOffline:
      "Address lookup is not available right now. Type coordinates, such as 44.6488, -63.5752, or place the pin.",
    confirmPlace: "Use this point",
    placePin: "Place pin on map",
    pinning: "Select the release location on the map.",
    pinSource: "pin set by responder",
    confirmedSource: "confirmed by the responder",
    precisions: {
      registered: "a saved pin",
      rooftop: "an exact address",
      point: "a point",
      interpolated: "between two house numbers",
      street: "a street",
      intersection: "an intersection",
      town: "a town, ±5 km",
      none: "unknown",
    },
    square: (width: string): string => `a square of ${width}`,
    placeKnown: (precision: string, coordinates: string) => `Located as ${precision}: ${coordinates}`,

    weather: "Weather",
    kinds: { measured: "Measured", model: "Model", entered: "Entered" },
    enterByHand: "Enter by hand",
    useProvider: "Get weather",
    noProvider: "No weather service is set up. Enter on-scene readings.",
    providerNeedsPlace: "Weather loads once the location is set.",
    readingWeather: "Loading weather",
    weatherUnavailable: "Unable to fetch weather data",
    weatherByHand: "Wind and temperature are missing. Enter them by hand.",
    windSpeed: "Wind speed",
    windUnit: "Unit of wind speed",
    windFrom: "Wind from",
    metar: "METAR",
    metarHint: "Paste a METAR report to fill in the fields below.",
    metarRead: (source: string) => `${source}. Check that the on-scene wind is the same.`,
    metarUnread: "Not a complete METAR. Paste the whole report: station, time, wind and temperature.",
    metarForecast: "This is a forecast (TAF). Paste a METAR: only measured weather is used.",
    metarFirst: "Only the first report in the text is used.",
    windFromHint: "Direction the wind blows from, such as SW or 225.",
    temperature: "Air temperature",
    humidity: "Humidity",
    cloud: "Cloud cover",
    cloudPlaceholder: "Choose",
    clouds: (tenths: number) =>
      tenths === 0 ? "Clear, 0 of 10" : tenths === 10 ? "Overcast, 10 of 10" : `${tenths} of 10`,
    stability: "Stability class",
    stabilities: {
      "": "From cloud cover and sun",
      A: "A, very unstable",
      B: "B, unstable",
      C: "C, slightly unstable",
      D: "D, neutral",
      E: "E, slightly stable",
      F: "F, stable",
    },
    weatherErrors: {
      windSpeed: "Enter the wind speed, 0 or more.",
      windFrom: "Enter the direction the wind blows from: 0 to 360 degrees or a compass point.",
      temperature: "Enter the air temperature in °C.",
      humidity: "Enter the humidity from 0 to 100 percent.",
      sky: "Choose the cloud cover or a stability class.",
      missing: "Enter the wind first. There is no default wind.",
    },
    enteredSource: "entered by the responder",
    noDirection: "no direction",
    fromDirection: (point: string, degrees: string) => `from ${point} ${degrees}°`,
    station: (name: string, distance: string): string => `${name}, ${distance} away`,
    stationAt: (name: string, distance: string, toward: string): string => `${name}, ${distance} ${toward} of here`,
    humidityValue: (percent: string) => `${percent}% humidity`,
    humidityDerived: (percent: string, dewPoint: string) =>
      `${percent}% humidity, derived from dew point ${dewPoint} °C`,
    fromDewPoint: (dewPoint: string) => `Derived from the dew point, ${dewPoint} °C.`,
    qnhValue: (pressure: string) => `QNH ${pressure} mb (sea level), not used`,
    gusts: (speed: string) => `gusts ${speed}`,
    cloudValue: (tenths: string) => `${tenths}/10 cloud`,
    classValue: (letter: string) => `Class ${letter}`,
    age: (minutes: number) =>
      minutes < 1 ? "now" : minutes < 120 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`,
    stale: "Get a new wind reading.",

    mapLabel: "Map of the zones",
    mapFailed: "Failed to load map. Please check your internet connection.",
    mapFailedText: "The zone table shows the same information.",
    reach: (zone: string, distance: string, direction: string) => `${zone} reaches ${distance} ${direction}`,
    reachBeyond: (zone: string, distance: string, direction: string) =>
      `${zone} reaches more than ${distance} ${direction}`,
    toAllSides: "in all directions",
    noReach: "No limit reached at ground level in this model run",
    circleBeside: (metres: string) => `Isolate ${metres} m in all directions`,
    circleOnly: (metres: string) => `Isolate ${metres} m in all directions. No plume drawn`,
    circleAndDistance: (metres: string, distance: string, shape: "downwind" | "circle") =>
      `Isolate ${metres} m in all directions. Protect people ${distance} ${shape === "circle" ? "in all directions" : "downwind"}. No plume drawn`,
    windSentence: (wind: string) => `Wind from ${wind}.`,
    windWithoutDirection: (speed: string) => `Wind ${speed}, no direction.`,
    swing: (degrees: string) => `The plume may swing ${degrees}° to either side, between the dotted lines.`,
    zonesOf: (chemical: string) => `Zones: ${chemical}`,
    unidentified: "material not identified",
    noResult: "No calculation yet",
    noResultText: "Enter the release and wind, then select Calculate. Zones and profile appear here.",
    copyText: "Copy as text",
    copyCsv: "Copy as CSV",
    copied: "Copied",
    copyFailed: "Could not copy the table. Select it and copy it manually.",
    sitesApproximate: (count: number): string =>
      count === 1
        ? "1 registered site is located only by town (approximate) and is not counted."
        : `${count} registered sites are located only by town (approximate) and are not counted.`,
    isolationWhy: "Initial isolation",
    oldTitle: (age: string): string => `These zones are ${age} old.`,
    oldText: "The wind may have shifted. Get a new wind reading and recalculate.",
    staleTitle: "Inputs have changed.",
    staleText: "These zones are from the previous calculation. Recalculate.",
    profileTitle: "Crosswind profile",
    profile: (distance: string) => `Crosswind at ${distance}`,
    profileDistance: "Distance downwind",
    profileLoading: "Drawing the profile",
    profileLabel: (distance: string, peak: string) =>
      `Crosswind concentration at ${distance}: ${peak} on the centreline, lower to each side.`,
    profileAxis: "metres from the centreline",
    profileTable: "Profile as a table",
    offset: "From the centreline",
    concentration: "Concentration",
    centreline: "Along the centreline",
    centrelineDistance: "Downwind",
    centrelineNote: "At ground level, directly downwind of the source.",
    centrelineLine: (points: readonly string[]) => `On the centreline: ${points.join(", ")}`,
    centrelinePoint: (distance: string, concentration: string) => `${concentration} at ${distance}`,
    noProfile: "No plume, so no profile.",
    basis: "Sources and assumptions",
    model: { gaussian: "Gaussian plume", "heavy-gas": "Heavy gas" },
    assumed: (name: string, value: string) => `${name}: ${value} assumed`,
    derived: (name: string, value: string) => `${name}: ${value} derived`,
    inputLine: (label: string, value: string) => `${label}: ${value}`,
    modelUsed: "Model",
    band: (zone: string, reach: string) => `${zone}: ${reach} by Britter and McQuaid`,
    bandReach: (low: string, high: string) => (low === high ? `about ${low}` : `${low} to ${high}`),
    moreThan: (distance: string) => `more than ${distance}`,
    resultNote: (time: string) =>
      `Model result at ground level. AEGL limits are for 60 min, IDLH for 30 min. Wind at ${time}.`,
    notSafe: "It does not mean that any location is safe.",
  },
};
