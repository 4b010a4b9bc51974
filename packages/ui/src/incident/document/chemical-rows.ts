import { formatNumber, type ChemicalRecord, type StructuredPropertyId } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import type { CoreTexts } from "./core-texts.ts";

type Texts = Messages["planDocument"];
type PropertyOnPaper = keyof Texts["properties"];

/** Boxes of a material on ICS 208 HM that a record can fill, in the order of the form. */
const ON_PAPER: readonly (PropertyOnPaper & StructuredPropertyId)[] = [
  "flash_point",
  "boiling_point",
  "melting_point",
  "vapor_pressure",
  "vapor_density",
  "density",
  "solubility",
  "lower_explosive_limit",
  "upper_explosive_limit",
  "ionization_potential",
];

/** All values on file with their source. Missing values are marked as not on file. */
export function chemicalRows(
  record: ChemicalRecord,
  texts: Texts,
  { figure, say, cite }: CoreTexts,
): readonly (readonly string[])[] {
  const known = ON_PAPER.flatMap((id) => {
    const values = record.properties[id];
    if (values.length === 0) return [[texts.properties[id], texts.notOnFile, ""]];
    return values.map(({ value, unit, source }) => [
      texts.properties[id],
      say(unit === undefined ? value : `${value} ${unit}`),
      cite([source]),
    ]);
  });
  const ignition = record.constants.ignitionTemperatureC;
  return [
    ...known,
    ignition === null
      ? [texts.properties.ignition_temperature, texts.notOnFile, ""]
      : [
          texts.properties.ignition_temperature,
          figure(`${formatNumber(ignition.value)} ${ignition.unit ?? "°C"}`),
          cite([ignition.source]),
        ],
    // No record contains the pH: it is measured on scene with pH paper.
    [texts.properties.ph, texts.notOnFile, ""],
  ];
}

/** Exposure limits, most dangerous first. */
export function limitRows(record: ChemicalRecord, { figure, say, cite }: CoreTexts): readonly (readonly string[])[] {
  return record.exposure.map(({ label, value, unit, durationMin, source }) => [
    durationMin === null ? say(label) : `${say(label)}, ${durationMin} min`,
    figure(`${formatNumber(value)} ${unit}`),
    cite([source]),
  ]);
}
