import {
  formatChemicalRef,
  parseChemicalRef,
  PLACE_PRECISIONS,
  type AddressSuggestion,
  type NamedChemical,
} from "@placard/hazmat-core";
import { DEFAULT_LEL_PERCENT } from "@placard/hazmat-core/dispersion";

/** Values of the plume form: text as typed, so that a reload can restore it. */
export type PlumeValues = Readonly<Record<keyof typeof EMPTY_PLUME, string>>;

/** An empty form. The wind has no default: it must be entered or come from a weather station. */
export const EMPTY_PLUME = {
  chem_name: "",
  /** Name and reference of the chosen chemical. They apply while `chem_name` is that name. */
  chem_chosen: "",
  /** In the format of `formatChemicalRef`. */
  chem_ref: "",
  address: "",
  place_name: "",
  place_lon: "",
  place_lat: "",
  place_precision: "",
  place_source: "",
  /** One of `SOURCE_KINDS`. Sources that are not chosen keep their input. */
  source: "rate",
  emission_rate: "",
  pool_area_m2: "",
  hole_diameter_mm: "",
  liquid_above_hole_m: "",
  bore_mm: "",
  /** As shown by a gauge: 0 in open air. Empty: derived, if the source allows it. */
  gauge_pressure: "",
  gauge_unit: "bar",
  contents_kg: "",
  emission_height: "",
  state: "",
  unit: "ppm",
  turnBackLELPercent: String(DEFAULT_LEL_PERCENT),
  /** Duration of the release; empty: the models' own duration, shown as assumed. */
  duration_min: "",
  /** One of `GROUNDS`; empty: open country, shown as assumed. */
  ground: "",
  /** °C; empty: the heat of the ground is not modelled, and the result states this. */
  ground_temperature_c: "",
  /** `small` or `large`; empty: derived from the amount. */
  spill: "",
  /** Row name of the isolation table; empty: the worst row. */
  container: "",
  /** Capacity in litres of a tank in the BLEVE table; empty: no tank circles. */
  tank: "",
  /** Guide chosen for a UN number with several guides; empty: the largest distances of all. */
  guide: "",
  /** `day` or `night`; empty: derived from time and location. */
  time: "",
  /** `provider`: weather service at the location; `entered`: the values below. */
  weather: "provider",
  wind_speed: "",
  wind_unit: "km/h",
  /** m/s, from a pasted report; empty: none. It belongs to the wind speed of the same report. */
  wind_gust_mps: "",
  wind_from: "",
  temperature_c: "",
  humidity: "",
  /** °C, from a pasted report that the humidity was derived from. Cleared when humidity or temperature is typed. */
  dew_point_c: "",
  /** mb reduced to sea level, from a pasted report: shown, but not used by any model. */
  qnh_mb: "",
  cloud: "",
  /** Reason why the cloud cover of a pasted report is assumed; empty: observed. */
  cloud_assumed: "",
  stability: "",
  /** A pasted report. */
  metar: "",
  /** Station and time of the report; cleared when one of its values is overwritten. */
  weather_source: "",
  /** Time of the last weather input, or the time of the report, ISO. */
  weather_at: "",
};

/** Returns the chemical chosen for the name in the form; `null` if the name was only typed. */
export function chosenChemical({ chem_name, chem_chosen, chem_ref }: PlumeValues): NamedChemical | null {
  const ref = parseChemicalRef(chem_ref);
  return chem_name === chem_chosen && ref.ok ? { ...ref.value, name: chem_name } : null;
}

/** Form values for a chosen chemical. */
export function chemicalFields(chemical: NamedChemical) {
  const { name } = chemical;
  return { chem_name: name, chem_chosen: name, chem_ref: formatChemicalRef(chemical) };
}

/** Returns the location chosen for the address in the form; `null` if none was chosen or the text has changed since. */
export function placeOf(values: PlumeValues): AddressSuggestion | null {
  const { place_lon, place_lat, place_precision, place_name, place_source, address } = values;
  const precision = PLACE_PRECISIONS.find((known) => known === place_precision);
  if (precision === undefined || place_lon === "" || place_lat === "" || address !== place_name) return null;
  return {
    id: "chosen",
    place_name,
    center: [Number(place_lon), Number(place_lat)],
    precision,
    source: place_source,
  };
}

/** Form values for a chosen location. */
export function placeFields(place: AddressSuggestion): Partial<PlumeValues> {
  const [lon, lat] = place.center;
  return {
    address: place.place_name,
    place_name: place.place_name,
    place_lon: String(lon),
    place_lat: String(lat),
    place_precision: place.precision,
    place_source: place.source,
  };
}
