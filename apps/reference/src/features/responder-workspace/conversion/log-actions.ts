import type { IncidentAction } from "@placard/hazmat-core";
import type { Calculation } from "@placard/ui";
import type { DetectorFinding } from "@placard/ui/identify";
import { loggedChemical } from "../../../incident/logged-chemical.ts";

const MODULE = "conversion";

/** Log entry of a calculation: inputs, result and the substance by reference. */
export function calculated(calculation: Calculation): IncidentAction {
  switch (calculation.kind) {
    case "unit": {
      const { kind: _, ...inputs } = calculation;
      return { module: MODULE, action_type: "unit_converted", action_data: inputs };
    }
    case "concentration": {
      const { chemical, value, from, to, temperatureC, pressureMb, molarMassGPerMol, result } = calculation;
      const conditions = { temp_c: temperatureC, pressure_mb: pressureMb, molar_mass_g_per_mol: molarMassGPerMol };
      const action_data = { chemical: loggedChemical(chemical), value, from, to, ...conditions, result };
      return { module: MODULE, action_type: "concentration_converted", action_data };
    }
    case "turn-back": {
      const { chemical, correctionFactor, lelVolPercent, ppm } = calculation;
      const inputs = { sensor_correction_factor: correctionFactor, lel_vol_percent: lelVolPercent };
      const action_data = { chemical: loggedChemical(chemical), ...inputs, turnback_ppm: ppm };
      return { module: MODULE, action_type: "turn_back_calculated", action_data };
    }
  }
}

/** Log entry of a corrected detector reading: raw value, corrected value and source of the factor. */
export function detectorRead({ chemical, raw, unit, correctionFactor, ...reading }: DetectorFinding): IncidentAction {
  const { factorSource, lelVolPercent, ppm, lelPercent } = reading;
  return {
    module: MODULE,
    action_type: "detector_read",
    action_data: {
      chemical: loggedChemical(chemical),
      raw,
      unit,
      correction_factor: correctionFactor,
      factor_source: factorSource,
      lel_vol_percent: lelVolPercent,
      ppm,
      lel_percent: lelPercent,
    },
  };
}
