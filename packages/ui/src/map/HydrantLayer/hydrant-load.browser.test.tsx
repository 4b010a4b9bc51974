import { cleanup, render, screen, waitFor } from "@testing-library/react";
import type { GeoJSONSource } from "maplibre-gl";
import { afterEach, expect, it } from "vitest";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { useMapParts } from "../map-parts.ts";
import { NearestHydrants } from "../NearestHydrants/NearestHydrants.tsx";
import { HydrantLayer } from "./HydrantLayer.tsx";
import "../../styles/index.css";

const COUNT = 100_000;
const MOST_MS = 200;
const [LON, LAT] = SAMPLE_SITE;
const STATUS = ["In service", "Out of service", null];

const hydrants = Array.from({ length: COUNT }, (_, index) => ({
  center: [LON + ((index % 400) - 200) * 0.0011, LAT + (Math.floor(index / 400) - 125) * 0.0008] as const,
  facility: `H-${index}`,
  type: "Dry barrel",
  status: STATUS[index % 3] ?? null,
}));

afterEach(cleanup);

let seen: Promise<number> | undefined;

/** Tells when the engine has taken them all. */
function Count() {
  const { map } = useMapParts();
  seen ??= new Promise((resolve) => {
    const timer = setInterval(async () => {
      const source = map.getSource("placard-hydrants") as GeoJSONSource | undefined; // the layer's own
      const data = await source?.getData();
      if (data?.type !== "FeatureCollection" || data.features.length < COUNT) return;
      clearInterval(timer);
      resolve(data.features.length);
    }, 250);
  });
  return null;
}

it(`draws ${COUNT} hydrants without holding the page, and no element for any`, async () => {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  const stage = (isFull: boolean) => (
    <div style={{ inlineSize: 640, blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={13} theme="dark">
        <HydrantLayer hydrants={isFull ? hydrants : []} />
        {isFull ? <Count /> : undefined}
      </IncidentMap>
      {isFull ? <NearestHydrants hydrants={hydrants} from={{ name: "the wharf", center: SAMPLE_SITE }} /> : undefined}
    </div>
  );
  const { rerender, container } = render(stage(false));
  await screen.findByRole("button", { name: "Zoom in" }, { timeout: 15_000 });
  await new Promise((resolve) => setTimeout(resolve, 500)); // the map itself is there
  observer.observe({ type: "longtask" });
  rerender(stage(true));
  await waitFor(() => expect(seen).toBeDefined());
  expect(await seen).toBe(COUNT);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  observer.disconnect();
  const longest = Math.max(0, ...tasks);
  console.log(`${COUNT} hydrants: ${tasks.length} tasks over 50 ms, the longest ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(MOST_MS);
  expect(container.querySelectorAll("*").length).toBeLessThan(250);
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
}, 60_000);
