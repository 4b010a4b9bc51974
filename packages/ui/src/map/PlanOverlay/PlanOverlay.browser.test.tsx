import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { sampleResult } from "../../testing/plume.ts";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { PlumeLayers } from "../PlumeLayers/PlumeLayers.tsx";
import { PLAN_LAYER } from "./layer-above.ts";
import { PlanOverlay, type PlanOverlayProps } from "./PlanOverlay.tsx";
import "../../styles/index.css";

afterEach(cleanup);

const [LON, LAT] = SAMPLE_SITE;
const corners = [
  [LON - 0.001, LAT + 0.001],
  [LON + 0.001, LAT + 0.001],
  [LON + 0.001, LAT - 0.001],
  [LON - 0.001, LAT - 0.001],
] as const;
const moved = [corners[0], corners[1], [LON + 0.001, LAT], [LON - 0.001, LAT]] as const;

/** A black page. */
const black = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>`)}`;

let map: MapParts["map"] | null = null;
const keep = (drawn: MapParts["map"]): void => {
  map = drawn;
};
function Reads() {
  const { map: drawn } = useMapParts();
  useEffect(() => keep(drawn), [drawn]);
  return null;
}

function Stage({
  theme = "light",
  hasPlan = true,
  at = corners,
}: {
  theme?: "light" | "night";
  hasPlan?: boolean;
  at?: PlanOverlayProps["corners"];
}) {
  return (
    <div style={{ inlineSize: 600, blockSize: 500 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={16} theme={theme}>
        <Reads />
        <PlumeLayers origin={SAMPLE_SITE} zones={sampleResult.plume?.zones ?? []} />
        {hasPlan ? <PlanOverlay src={black} corners={at} /> : undefined}
      </IncidentMap>
    </div>
  );
}

const paint = (name: "raster-opacity" | "raster-brightness-max") => map?.getPaintProperty(PLAN_LAYER, name);

it("is below the zones, even if added after them, and equally opaque by night and day", async () => {
  const { rerender } = render(<Stage />);
  await waitFor(() => expect(map?.getLayersOrder()).toContain(PLAN_LAYER));
  await waitFor(() => {
    const order = map?.getLayersOrder() ?? [];
    expect(order.indexOf(PLAN_LAYER)).toBeLessThan(order.indexOf("placard-zone-fill"));
    expect(order.indexOf(PLAN_LAYER)).toBeGreaterThan(order.indexOf("placard-ground-top"));
  });
  expect(paint("raster-opacity")).toBe(0.6);
  rerender(<Stage theme="night" />);
  await waitFor(() => expect(paint("raster-brightness-max")).toBe(0.45));
  expect(paint("raster-opacity")).toBe(0.6);
  rerender(<Stage theme="night" hasPlan={false} />);
  await waitFor(() => expect(map?.getLayersOrder()).not.toContain(PLAN_LAYER));
});

it("moves with its corners", async () => {
  const { rerender } = render(<Stage />);
  const lying = () => (map?.getSource("placard-plan") as { coordinates?: unknown } | undefined)?.coordinates;
  await waitFor(() => expect(lying()).toEqual(corners));
  rerender(<Stage at={moved} />);
  await waitFor(() => expect(lying()).toEqual(moved));
});

it("reports that the image cannot be loaded, and keeps the map", async () => {
  const onFailed = vi.fn<() => void>();
  render(
    <div style={{ inlineSize: 600, blockSize: 500 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={16} theme="light">
        <PlanOverlay src="data:image/png;base64,none" corners={corners} onFailed={onFailed} />
      </IncidentMap>
    </div>,
  );
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(screen.getByRole("button", { name: "Zoom in" })).toBeTruthy();
});
