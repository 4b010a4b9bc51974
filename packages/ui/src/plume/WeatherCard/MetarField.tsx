import { useEffect, useRef } from "react";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { useLazyModule } from "../../hooks/use-lazy-module.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { PlumeEntry } from "../entry/plume-form-state.ts";

const loadPastedMetar = () => import("../entry/pasted-metar.ts");

/**
 * Field for a METAR report. A pasted report fills the fields below. Its values were measured at its station, at its own
 * time. The parser loads after the page; a report pasted earlier is parsed then.
 */
export function MetarField({ form }: { readonly form: PlumeEntry }) {
  const { plume } = useTexts(plumeTexts);
  const reader = useLazyModule(loadPastedMetar);
  const live = useRef(form);
  useEffect(() => {
    live.current = form;
  });
  useEffect(() => {
    const { values, fill } = live.current;
    if (reader !== null && isUnread(values)) fill(reader.pastedMetar(values.metar, new Date()));
  }, [reader]);
  const isWrong = reader !== null && isUnread(form.values);
  const { weather_source } = form.values;
  const about = reader?.aboutMetar(form.values.metar);
  const notes = [plume.metarRead(weather_source), ...(about?.hasMore === true ? [plume.metarFirst] : [])];
  return (
    <TextField
      {...form.field("metar")}
      className="placard__wide"
      label={plume.metar}
      optionalLabel={plume.optional}
      description={weather_source === "" ? plume.metarHint : notes.join(" ")}
      isInvalid={isWrong}
      errorMessage={isWrong ? (about?.isForecast === true ? plume.metarForecast : plume.metarUnread) : undefined}
      onChange={(metar) => form.fill(reader?.pastedMetar(metar, new Date()) ?? { metar, weather_source: "" })}
      autoComplete="off"
    />
  );
}

function isUnread({ metar, weather_source }: PlumeEntry["values"]): boolean {
  return metar.trim() !== "" && weather_source === "";
}
