import {
  formatChemicalRef,
  parseChemicalRef,
  PLACE_PRECISIONS,
  type AddressSuggestion,
  type NamedChemical,
} from "@placard/hazmat-core";
import { DEFAULT_LEL_PERCENT } from "@placard/hazmat-core/dispersion";

/** What the plume form holds: text as typed, so that a reload finds it again. */
export type PlumeValues = Readonly<Record<keyof typeof EMPTY_PLUME, string>>;

/** An empty form. The wind has no default: it must come from the responder or a weather station. */
export const EMPTY_PLUME = {
  chem_name: "",
  /** Name and reference of the chemical that was chosen; they hold while `chem_name` is that name. */
  chem_chosen: "",
  /** As `formatChemicalRef` writes it. */
  chem_ref: "",
  address: "",
  place_name: "",
  place_lon: "",
  place_lat: "",
  place_precision: "",
  place_source: "",
  /** One of `SOURCE_KINDS`; what is not chosen keeps what was typed. */
  source: "rate",
  emission_rate: "",
  pool_area_m2: "",
  hole_diameter_mm: "",
  liquid_above_hole_m: "",
  bore_mm: "",
  /** As a gauge shows it: 0 in open air. Empty: derived, where the source allows it. */
  gauge_pressure: "",
  gauge_unit: "bar",
  contents_kg: "",
  emission_height: "",
  state: "",
  unit: "ppm",
  turnBackLELPercent: String(DEFAULT_LEL_PERCENT),
  /** How long the release lasts; empty: the models' own duration, named as assumed. */
  duration_min: "",
  /** One of `GROUNDS`; empty: open country, named as assumed. */
  ground: "",
  /** °C; empty: the heat of the ground is left out, and the result says so. */
  ground_temperature_c: "",
  /** `small` or `large`; empty: derived from the amount. */
  spill: "",
  /** As a row of the isolation names it; empty: the worst of them. */
  container: "",
  /** Capacity in litres of a tank of the BLEVE table; empty: no circles of a tank are drawn. */
  tank: "",
  /** Which guide of a number with several; empty: the largest distances of all. */
  guide: "",
  /** `day` or `night`; empty: derived from clock and place. */
  time: "",
  /** `provider` reads the weather of the place; `entered` takes what stands below. */
  weather: "provider",
  wind_speed: "",
  wind_unit: "km/h",
  /** m/s, of a pasted report; empty: none was read. It goes with the speed that it was read with. */
  wind_gust_mps: "",
  wind_from: "",
  temperature_c: "",
  humidity: "",
  /** °C, of a pasted report: the humidity was derived from it. Empty once humidity or temperature were typed. */
  dew_point_c: "",
  /** mb reduced to sea level, of a pasted report: shown, and no model takes it. */
  qnh_mb: "",
  cloud: "",
  /** Why the cloud of a pasted report is assumed; empty: it was seen. */
  cloud_assumed: "",
  stability: "",
  /** A report that was pasted. */
  metar: "",
  /** Station and time of the report that the values are of; empty once one of them was typed over. */
  weather_source: "",
  /** When the last of the weather values was typed, or the report's own time, ISO. */
  weather_at: "",
};

/** The chemical that was chosen for the name that stands in the form; `null` when the name was only typed. */
export function chosenChemical({ chem_name, chem_chosen, chem_ref }: PlumeValues): NamedChemical | null {
  const ref = parseChemicalRef(chem_ref);
  return chem_name === chem_chosen && ref.ok ? { ...ref.value, name: chem_name } : null;
}

/** The form's fields for a chosen chemical. */
export function chemicalFields(chemical: NamedChemical) {
  const { name } = chemical;
  return { chem_name: name, chem_chosen: name, chem_ref: formatChemicalRef(chemical) };
}

/** The place that was chosen for the address that stands in the form; `null` when none was, or the text changed since. */
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

/** The form's fields for a chosen place. */
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
