import { cleanup, render, waitFor } from "@testing-library/react";
import type { StyleSpecification } from "maplibre-gl";
import { useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { SAMPLE_SITE, sampleZones } from "../../testing/zones.ts";
import type { EngineProps, MapboxStreets } from "../engines/engine-props.ts";
import MapLibreEngine from "../engines/MapLibreEngine.tsx";
import { HydrantLayer } from "../HydrantLayer/HydrantLayer.tsx";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { PlumeLayers } from "../PlumeLayers/PlumeLayers.tsx";
import { RangeRings } from "../RangeRings/RangeRings.tsx";
import { IncidentMap, type IncidentMapProps } from "./IncidentMap.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(cleanup);

const SATELLITE = "mapbox://styles/mapbox/satellite-streets-v12";
const HYDRANTS = [{ center: SAMPLE_SITE, facility: "H-1", type: null, status: "In Service" }];

/**
 * Mapbox cannot be queried in tests: the engine without a token replaces it and draws a plain basemap for each style.
 */
function standIn(): { readonly streets: MapboxStreets; readonly asked: string[] } {
  const asked: string[] = [];
  function StandIn(props: EngineProps) {
    const { mapStyle } = props;
    if (typeof mapStyle === "string" && asked.at(-1) !== mapStyle) asked.push(mapStyle);
    return <MapLibreEngine {...props} mapStyle={groundOf(mapStyle === SATELLITE ? "#3d4a35" : "#eeeeee")} />;
  }
  return { streets: { token: "pk.example", bring: async () => ({ default: StandIn }) }, asked };
}

const grounds = new Map<string, StyleSpecification>();

function groundOf(colour: string): StyleSpecification {
  const known = grounds.get(colour);
  if (known !== undefined) return known;
  const style: StyleSpecification = {
    version: 8,
    sources: {},
    layers: [{ id: `ground ${colour}`, type: "background", paint: { "background-color": colour } }],
  };
  grounds.set(colour, style);
  return style;
}

/** Passes the parts of the map to the test. */
function Reads({ onParts }: { readonly onParts: (parts: MapParts) => void }) {
  onParts(useMapParts());
  return null;
}

function stage(props: Partial<IncidentMapProps>) {
  return render(
    <div style={{ inlineSize: 640, blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={14} theme="light" {...props} />
    </div>,
  );
}

it("shows satellite imagery first with a token, and streets on request, with all layers and readable labels", async () => {
  const { streets, asked } = standIn();
  const onParts = vi.fn<(parts: MapParts) => void>();
  const parts = (): MapParts | undefined => onParts.mock.lastCall?.[0];
  const { findByRole, findByText, rerender } = stage({
    mapbox: streets,
    children: (
      <>
        <RangeRings center={SAMPLE_SITE} />
        <PlumeLayers origin={SAMPLE_SITE} zones={sampleZones.zones} swingLines={sampleZones.swingLines} />
        <HydrantLayer hydrants={HYDRANTS} />
        <Reads onParts={onParts} />
      </>
    ),
  });
  const button = await findByRole("button", { name: "Satellite images" });
  const hydrants = () => parts()?.map.querySourceFeatures("placard-hydrants").length ?? 0;
  await waitFor(() => expect(hydrants()).toBeGreaterThan(0));
  expect(asked).toEqual([SATELLITE]);
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(button);
  await waitFor(() => expect(asked.at(-1)).toBe("mapbox://styles/mapbox/light-v11"));
  expect(button.getAttribute("aria-pressed")).toBe("false");
  await waitFor(() => expect(parts()?.isPicture).toBe(false));
  await waitFor(() => expect(hydrants()).toBeGreaterThan(0));
  const onLight = parts()?.colours.get("--placard-map-label");
  await userEvent.click(button);
  await waitFor(() => expect(asked.at(-1)).toBe(SATELLITE));
  // The halo of texts is dark and the texts are bright, regardless of the page's theme.
  await waitFor(() => expect(parts()?.isPicture).toBe(true));
  await waitFor(() => expect(parts()?.colours.get("--placard-map-label")).not.toBe(onLight));
  expect(brightness(parts()?.colours.get("--placard-map-label"))).toBeGreaterThan(150);
  expect(brightness(parts()?.colours.get("--placard-map-halo"))).toBeLessThan(40);
  // The style below them has changed, and all layers still exist.
  const layers = ["placard-zone-casing", "placard-ring-casing", "placard-swing-casing", "placard-hydrant-points"];
  await waitFor(() => {
    const map = parts()?.map;
    expect(layers.map((layer) => map?.getLayoutProperty(layer, "visibility") ?? "visible")).toEqual(
      layers.map(() => "visible"),
    );
    expect(map?.getLayer("ground #3d4a35")).toBeDefined();
  });
  await waitFor(() => expect(hydrants()).toBeGreaterThan(0));
  expect(await findByText(/^AEGL-2 · /)).toBeInstanceOf(HTMLElement);
  // At night there is no imagery, and the streets are shown again.
  rerender(
    <div style={{ inlineSize: 640, blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={14} theme="night" mapbox={streets} />
    </div>,
  );
  await waitFor(() => expect(asked.at(-1)).toBe("mapbox://styles/mapbox/dark-v11"));
  await userEvent.click(await findByRole("button", { name: "Why satellite images are not available" }));
  expect(await findByText(/^Satellite images are too bright for the night theme/)).toBeInstanceOf(HTMLElement);
});

it("does not offer imagery without a token", async () => {
  const { findByRole, queryByRole } = stage({});
  await findByRole("button", { name: "Zoom in" });
  expect(queryByRole("button", { name: /satellite/i })).toBeNull();
});

it("states why there is no imagery if Mapbox did not load", async () => {
  function Refused({ onError }: EngineProps) {
    useEffect(() => onError("An API access token is required"), [onError]);
    return null;
  }
  const { findByRole, findByText } = stage({
    mapbox: { token: "pk.example", bring: async () => ({ default: Refused }) },
  });
  await userEvent.click(await findByRole("button", { name: "Why satellite images are not available" }));
  expect(await findByText("The Mapbox map did not load. Satellite images are part of it.")).toBeInstanceOf(HTMLElement);
});

/** Mean of red, green and blue, out of 255. */
function brightness(colour = ""): number {
  const parts = (/rgba\((\d+),(\d+),(\d+)/.exec(colour) ?? []).slice(1).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / 3;
}
