import { bundledChemicalSource } from "@placard/hazmat-core";
import { usePlume, usePlumeForm, usePlumeWork, WeatherCard } from "@placard/ui";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();
const geocoder = { suggest: async () => [] };

export function Weather() {
  const work = usePlumeWork({ source, geocoder });
  const { form, weather, place } = usePlume(work, usePlumeForm(work.form));
  return <WeatherCard form={form} state={weather} hasPlace={place !== null} />;
}
