import { bundledChemicalSource } from "@placard/hazmat-core";
import { BasisCard, PlumeForm, usePlume, usePlumeForm, usePlumeWork, WeatherCard } from "@placard/ui";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();
const geocoder = { suggest: async () => [] };

export function PlumeBasis() {
  const work = usePlumeWork({ source, geocoder });
  const plume = usePlume(work, usePlumeForm(work.form));
  const { form, place, rate, outcome } = plume;
  const weather = <WeatherCard form={form} state={plume.weather} hasPlace={place !== null} />;
  return (
    <>
      <PlumeForm form={form} source={source} geocoder={plume.geocoder} place={place} rate={rate} weather={weather} />
      {outcome?.kind === "complete" ? <BasisCard result={outcome.result} /> : undefined}
    </>
  );
}
