/** A detector reading, raw and corrected for the gas. */
export const detectorTexts = {
  detector: {
    title: "Detector reading",
    text: "A meter reads as if the gas were its calibration gas. Apply the manufacturer’s correction factor for the gas present.",
    gas: "Gas in the air",
    reading: "Reading",
    unit: "Unit",
    units: { ppm: "ppm", "% LEL": "% LEL", "% vol": "vol %" },
    result: "Raw and corrected reading",
    factor: "Correction factor",
    factorHint:
      "Actual concentration ÷ meter reading. Not on file here: use the manufacturer’s table for this meter and sensor.",
    source: "Source of the factor",
    sourceHint: "Manufacturer, meter, calibration gas, table edition.",
    correct: "Correct the reading",
    raw: "Raw",
    rawText: "As displayed, in terms of the calibration gas.",
    lel: "Corrected, % LEL",
    ppm: "Corrected, ppm",
    notYet: "Enter the gas, reading, correction factor and its source.",
    notCorrected: "Reading not corrected.",
    working: (reading: string, factor: string): string => `${reading} × ${factor}`,
    factorOf: (source: string): string => `Factor: ${source}`,
    lelOf: (value: string, source: string): string => `LEL ${value} vol %, ${source}`,
    noLel: "No LEL on file. Cannot convert between % LEL and ppm.",
    tenth: "At or above 10% of the LEL.",
    overLimits: (limits: string): string => `At or above: ${limits}.`,
    limits: "Limit exceeded.",
    notRead: "Chemical data is not on this device yet. Connect once, then try again.",
    /** Reasons why a reading is not corrected, by the codes of the core. */
    refused: {
      "detector.reading": "Enter a reading of 0 or more.",
      "detector.beyond_scale":
        "Reading is above the maximum of any meter: 100% LEL, 100% by volume or 1,000,000 ppm. Check the reading and its unit.",
      "detector.gas_unknown": "Gas not identified. Identify it first.",
      "detector.factor_unknown":
        "No correction factor on file for this gas. Enter the manufacturer’s factor, greater than 0.",
      "detector.factor_source": "Enter the source of the factor: manufacturer, meter, table and edition.",
      "detector.more_than_all": "Result is more than 100% gas. Check the reading, unit and factor.",
    },
  },
};
