import { formatNumber } from "@placard/hazmat-core";
import { numberFrom } from "@placard/hazmat-core/business";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { Select } from "../../controls/Select/Select.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { PlumeValues } from "../entry/plume-values.ts";
import type { PlumeEntry } from "../entry/plume-form-state.ts";
import { assumedCloud, STABILITY_CLASSES } from "../entry/weather-entry.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import { assumedLine } from "../result/input-lines.ts";
import { speedText } from "../result/result-texts.ts";
import { windTexts } from "../../messages/en/plume/wind.ts";
import { MetarField } from "./MetarField.tsx";

type TypedWeather = "wind_speed" | "wind_unit" | "wind_from" | "temperature_c" | "humidity" | "cloud" | "stability";

/** Fields for the weather measured on scene. Each change counts as a new reading, with its time. */
export function WeatherFields({ form }: { readonly form: PlumeEntry }) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeechWith("plume");
  const gust = numberFrom(form.values.wind_gust_mps);
  const dewPoint = numberFrom(form.values.dew_point_c);
  const assumed = assumedCloud(form.values)?.[0];
  const west = useTexts(windTexts).wind.points[3] ?? "W";
  const field = (name: TypedWeather) => ({
    ...form.field(name),
    onChange: (text: string) => enterWeather(form, name, text),
  });
  return (
    <div className="placard__fields">
      <MetarField form={form} />
      <TextField
        {...field("wind_speed")}
        label={plume.windSpeed}
        description={gust === null ? undefined : plume.gusts(speedText(gust, speech))}
        unit={form.values.wind_unit}
        inputMode="decimal"
        isDecimal
        autoComplete="off"
      />
      <TextField
        {...compass(field("wind_from"), west)}
        label={plume.windFrom}
        description={plume.windFromHint}
        autoComplete="off"
      />
      <SegmentedControl
        className="placard__wide"
        label={plume.windUnit}
        options={[
          { id: "km/h", label: "km/h" },
          { id: "m/s", label: "m/s" },
        ]}
        value={form.values.wind_unit === "m/s" ? "m/s" : "km/h"}
        onChange={(unit) => enterWeather(form, "wind_unit", unit)}
      />
      <TextField
        {...field("temperature_c")}
        label={plume.temperature}
        unit="°C"
        inputMode="text"
        isDecimal
        autoComplete="off"
      />
      <TextField
        {...field("humidity")}
        label={plume.humidity}
        description={dewPoint === null ? undefined : plume.fromDewPoint(speech.figure(formatNumber(dewPoint)))}
        optionalLabel={plume.optional}
        unit="%"
        inputMode="decimal"
        isDecimal
        autoComplete="off"
      />
      <Select
        className="placard__wide"
        label={plume.cloud}
        placeholder={plume.cloudPlaceholder}
        items={TENTHS.map((tenths) => ({ id: String(tenths), label: plume.clouds(tenths) }))}
        value={form.values.cloud === "" ? null : form.values.cloud}
        onChange={(tenths) => enterWeather(form, "cloud", tenths)}
        errorMessage={form.field("cloud").errorMessage}
        description={assumed === undefined ? undefined : assumedLine(assumed, plume, speech)}
      />
      <StabilityField form={form} />
    </div>
  );
}

const TENTHS = Array.from({ length: 11 }, (_, i) => i);

/** Pasquill stability class. Default: derived from the sky. */
export function StabilityField({ form }: { readonly form: PlumeEntry }) {
  const { plume } = useTexts(plumeTexts);
  const chosen = STABILITY_CLASSES.find((known) => known === form.values.stability);
  return (
    <Select
      className="placard__wide"
      label={plume.stability}
      items={[
        { id: SKY, label: plume.stabilities[""] },
        ...STABILITY_CLASSES.map((id) => ({ id, label: plume.stabilities[id] })),
      ]}
      value={chosen ?? SKY}
      onChange={(id) => enterWeather(form, "stability", id === SKY ? "" : id)}
    />
  );
}

const SKY = "sky";

function enterWeather(form: PlumeEntry, name: TypedWeather, text: string): void {
  const now = new Date().toISOString();
  // The stability class is not part of a report, so choosing it keeps the time of the report. Overwriting a value of
  // the report makes the weather entered.
  const typed: Partial<PlumeValues> =
    name === "stability" && form.values.weather_source !== ""
      ? { stability: text }
      : { [name]: text, weather_at: now, weather_source: "", metar: "", qnh_mb: "" };
  form.fill({ ...typed, ...clearedByEntry(name) });
}

/**
 * Clears gust and dew point with the values they were measured with. A cloud cover chosen by the user is not assumed.
 */
function clearedByEntry(name: TypedWeather): Partial<PlumeValues> {
  if (name === "cloud") return { cloud_assumed: "" };
  if (name === "humidity" || name === "temperature_c") return { dew_point_c: "" };
  return name === "wind_speed" || name === "wind_unit" ? { wind_gust_mps: "" } : {};
}

/** West is `O` in French and Spanish: shown and accepted as `O`, stored as `W`. */
function compass<Field extends { readonly value: string; readonly onChange: (text: string) => void }>(
  field: Field,
  west: string,
): Field {
  const letter = new RegExp(west, "gi");
  return {
    ...field,
    value: field.value.replaceAll("W", west),
    onChange: (text: string) => field.onChange(text.replaceAll(letter, "W")),
  };
}
