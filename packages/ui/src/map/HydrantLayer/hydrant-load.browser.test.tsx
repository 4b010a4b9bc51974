import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { GeoJSONSource } from "maplibre-gl";
import { afterEach, expect, it, vi } from "vitest";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { NearestHydrants } from "../NearestHydrants/NearestHydrants.tsx";
import { HydrantLayer } from "./HydrantLayer.tsx";
import "../../styles/index.css";

const COUNT = 100_000;
const MOST_MS = 200;
/** A neighbour's work on the same machine is none of ours: the best of so many rounds counts. */
const ROUNDS = 3;
const [LON, LAT] = SAMPLE_SITE;
const STATUS = ["In service", "Out of service", null];

const hydrants = Array.from({ length: COUNT }, (_, index) => ({
  center: [LON + ((index % 400) - 200) * 0.0011, LAT + (Math.floor(index / 400) - 125) * 0.0008] as const,
  facility: `H-${index}`,
  type: "Dry barrel",
  status: STATUS[index % 3] ?? null,
}));

afterEach(cleanup);

/** The longest task from the moment that the hydrants are there, ms. */
async function longestTask(): Promise<number> {
  let added = 0;
  const update = GeoJSONSource.prototype.updateData;
  const counted = vi.spyOn(GeoJSONSource.prototype, "updateData").mockImplementation(async function (this: GeoJSONSource, diff) {
    await update.call(this, diff);
    added += diff.add?.length ?? 0;
  });
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  const stage = (isFull: boolean) => (
    <div style={{ inlineSize: 640, blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={13} theme="dark">
        <HydrantLayer hydrants={isFull ? hydrants : NONE} />
      </IncidentMap>
      {isFull ? <NearestHydrants hydrants={hydrants} from={{ name: "the wharf", center: SAMPLE_SITE }} /> : undefined}
    </div>
  );
  const { rerender } = render(stage(false));
  await screen.findByRole("button", { name: "Zoom in" }, { timeout: 15_000 });
  await new Promise((resolve) => setTimeout(resolve, 500)); // the map itself is there
  observer.observe({ type: "longtask" });
  rerender(stage(true));
  await waitFor(() => expect(added).toBe(COUNT), { timeout: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  counted.mockRestore();
  return Math.max(0, ...tasks);
}

const NONE: readonly never[] = [];

it(`draws ${COUNT} hydrants without holding the page, and no element for any`, async () => {
  let longest = Infinity;
  for (let round = 0; round < ROUNDS && longest >= MOST_MS; round++) {
    cleanup();
    longest = Math.min(longest, await longestTask());
  }
  console.log(`${COUNT} hydrants: the longest task takes ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(MOST_MS);
  expect(document.querySelectorAll("body *").length).toBeLessThan(300);
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
}, 90_000);
