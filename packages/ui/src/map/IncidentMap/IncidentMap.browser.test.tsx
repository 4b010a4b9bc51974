import { cleanup, render, waitFor } from "@testing-library/react";
import { clearPrewarmedResources, getWorkerUrl, setWorkerUrl } from "maplibre-gl";
import { afterEach, expect, it, vi } from "vitest";
import { useEffect } from "react";
import { userEvent } from "vitest/browser";
import { SAMPLE_SITE, sampleZones } from "../../testing/zones.ts";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { PlumeLayers } from "../PlumeLayers/PlumeLayers.tsx";
import { HydrantLayer } from "../HydrantLayer/HydrantLayer.tsx";
import { RangeRings } from "../RangeRings/RangeRings.tsx";
import { IncidentMap } from "./IncidentMap.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(cleanup);

const HYDRANTS = [{ center: SAMPLE_SITE, facility: "H-1", type: null, status: "In Service" }];

function stage(map: React.ReactNode) {
  return render(<div style={{ inlineSize: 640, blockSize: 480 }}>{map}</div>);
}

it("has the light theme by default", async () => {
  const { findByRole } = stage(<IncidentMap center={SAMPLE_SITE} />);
  const zoom = await findByRole("button", { name: "Zoom in" });
  expect(zoom.closest("[data-placard-theme]")?.getAttribute("data-placard-theme")).toBe("light");
});

it("fills its container with a canvas, with the engine's own style sheet", async () => {
  const { container, findByRole } = stage(<IncidentMap center={SAMPLE_SITE} theme="light" />);
  await findByRole("button", { name: "Zoom in" });
  const canvas = container.querySelector("canvas");
  const box = canvas?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([640, 480]);
  const host = canvas?.closest(".maplibregl-map");
  expect(host === null || host === undefined ? "" : getComputedStyle(host).position).toBe("relative");
});

it("draws the zones with a plate at the end of each", async () => {
  const { findByText } = stage(
    <IncidentMap center={SAMPLE_SITE} zoom={14} theme="dark">
      <PlumeLayers origin={SAMPLE_SITE} zones={sampleZones.zones} swingLines={sampleZones.swingLines} />
    </IncidentMap>,
  );
  expect(await findByText(/^AEGL-2 · /)).toBeInstanceOf(HTMLElement);
});

/** Passes the map to the test, as layers receive it. */
function Handle({ onMap }: { readonly onMap: (map: MapParts["map"]) => void }) {
  const { map } = useMapParts();
  useEffect(() => onMap(map), [map, onMap]);
  return null;
}

it.each([
  { motion: "full", flies: true, method: "flyTo", duration: 2000 },
  { motion: "full", flies: false, method: "easeTo", duration: 320 },
  { motion: "reduced", flies: true, method: "jumpTo", duration: undefined },
] as const)("moves to a new centre, motion $motion, flying $flies, by $method", async (expected) => {
  const { motion, flies, method, duration } = expected;
  const maps: MapParts["map"][] = [];
  const onMap = (map: MapParts["map"]): void => void maps.push(map);
  const [lon, lat] = SAMPLE_SITE;
  const shown = (center: typeof SAMPLE_SITE, zoom: number) => (
    <div style={{ inlineSize: 640, blockSize: 480 }} data-placard-motion={motion}>
      <IncidentMap center={center} zoom={zoom} flies={flies} theme="light">
        <Handle onMap={onMap} />
      </IncidentMap>
    </div>
  );
  const { rerender } = render(shown(SAMPLE_SITE, 12));
  await waitFor(() => expect(maps[0]?.loaded()).toBe(true));
  const [map] = maps;
  if (map === undefined) throw new Error("The map was not handed out.");
  const move = vi.spyOn(map, method);
  const arrived = new Promise((resolve) => map.once("moveend", resolve));
  rerender(shown([lon + 0.02, lat], 15));
  await arrived;
  const [first] = move.mock.calls;
  expect(first?.[0]).toMatchObject({ center: [lon + 0.02, lat], zoom: 15, ...(duration && { duration }) });
  expect([map.getZoom(), map.getCenter().lng]).toEqual([15, expect.closeTo(lon + 0.02, 6)]);
});

it("moves to a centre set before the map is ready", async () => {
  const maps: MapParts["map"][] = [];
  const onMap = (map: MapParts["map"]): void => void maps.push(map);
  const [lon, lat] = SAMPLE_SITE;
  const shown = (center: typeof SAMPLE_SITE) => (
    <div style={{ inlineSize: 640, blockSize: 480 }} data-placard-motion="reduced">
      <IncidentMap center={center} zoom={12} theme="light">
        <Handle onMap={onMap} />
      </IncidentMap>
    </div>
  );
  const { container, rerender } = render(shown(SAMPLE_SITE));
  await waitFor(() => expect(container.querySelector(".maplibregl-map")).toBeTruthy());
  expect(maps).toEqual([]);
  rerender(shown([lon + 0.02, lat]));
  await waitFor(() => expect(maps[0]?.getCenter().lng).toBeCloseTo(lon + 0.02, 6));
});

it("states the detail of the embedded map: a rough coast from afar, none close up", async () => {
  const { findByText, rerender } = stage(<IncidentMap center={SAMPLE_SITE} zoom={9} theme="light" />);
  expect(await findByText("Streets not loaded.")).toBeInstanceOf(HTMLElement);
  rerender(
    <div style={{ inlineSize: 640, blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={13} theme="light" />
    </div>,
  );
  const none = await findByText("Coast and streets are not shown at this zoom level.");
  expect(none).toBeInstanceOf(HTMLElement);
});

const REGION = {
  format: "placard-region/1",
  name: "Sample harbour",
  caption: "Main streets only",
  bbox: [-63.6, 44.6, -63.5, 44.7],
  edition: "2026-11-21",
  attribution: [{ short: "City", words: "Contains information of the city." }],
  scale: 100,
  layers: [{ id: "water", areas: [[[-6360, 4460, 5, 0, 0, 5, -5, -5]]] }],
};

it("draws a region in view, with its edition and sources", async () => {
  const bring = vi.fn<() => Promise<unknown>>(async () => REGION);
  const regions = [{ name: REGION.name, bbox: [-63.6, 44.6, -63.5, 44.7] as const, bring }];
  const { findByText, findByRole } = stage(
    <IncidentMap center={SAMPLE_SITE} zoom={14} theme="light" regions={regions} />,
  );
  expect(await findByText("Main streets only.")).toBeInstanceOf(HTMLElement);
  const note = (await findByText("Sample harbour, edition 2026-11-21.")).parentElement;
  expect(note?.textContent).toContain("Sample harbour, edition 2026-11-21. City.");
  (await findByRole("button", { name: "Sources" })).click();
  expect(await findByText("Contains information of the city.")).toBeInstanceOf(HTMLElement);
  expect(bring).toHaveBeenCalledTimes(1);
});

it("states if the map of a region cannot be loaded, and draws the rest", async () => {
  const bring = () => Promise.reject(new TypeError("Failed to fetch"));
  const regions = [{ name: "Sample harbour", bbox: [-63.6, 44.6, -63.5, 44.7] as const, bring }];
  const { findByText } = stage(<IncidentMap center={SAMPLE_SITE} zoom={14} theme="light" regions={regions} />);
  const texts = "The map of Sample harbour could not be downloaded.";
  expect(await findByText(texts)).toBeInstanceOf(HTMLElement);
});

it("sends no requests to the network", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const { findByRole } = stage(<IncidentMap center={SAMPLE_SITE} theme="light" />);
  await findByRole("button", { name: "Zoom in" });
  const elsewhere = fetched.mock.calls.filter(([asked]) => !new Request(asked).url.startsWith(location.origin));
  expect(elsewhere).toEqual([]);
  fetched.mockRestore();
});

it("uses a font that the host's style serves, and requests no other", async () => {
  const glyphs = `${location.origin}/fonts/{fontstack}/{range}.pbf`;
  const style = {
    version: 8,
    glyphs,
    sources: { places: { type: "geojson", data: { type: "FeatureCollection", features: [] } } },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": "#dddddd" } },
      { id: "names", type: "symbol", source: "places", layout: { "text-font": ["Noto Sans Regular"] } },
    ],
  };
  const styleUrl = URL.createObjectURL(new Blob([JSON.stringify(style)]));
  const fetched = vi.spyOn(globalThis, "fetch");
  const warned = vi.spyOn(console, "warn").mockReturnValue(); // there is no server for these glyphs
  stage(
    <IncidentMap center={SAMPLE_SITE} zoom={14} theme="light" styleUrl={styleUrl}>
      <RangeRings center={SAMPLE_SITE} />
      <HydrantLayer hydrants={HYDRANTS} />
    </IncidentMap>,
  );
  const fonts = () =>
    fetched.mock.calls
      .map(([asked]) => decodeURI(new Request(asked).url))
      .flatMap((url) => /\/fonts\/([^/]+)\//.exec(url)?.[1] ?? []);
  await waitFor(() => expect(fonts()).toContain("Noto Sans Regular"));
  expect(new Set(fonts())).toEqual(new Set(["Noto Sans Regular"]));
  fetched.mockRestore();
  warned.mockRestore();
  URL.revokeObjectURL(styleUrl);
});

it("falls back to the embedded map if a style cannot be loaded, and keeps the overlays", async () => {
  const onError = vi.fn<(message: string) => void>();
  const { findByText } = stage(
    <IncidentMap center={SAMPLE_SITE} zoom={14} theme="light" styleUrl="/no-such-style.json" onError={onError}>
      <PlumeLayers origin={SAMPLE_SITE} zones={sampleZones.zones} />
    </IncidentMap>,
  );
  expect(await findByText(/The selected map did not load/)).toBeInstanceOf(HTMLElement);
  expect(await findByText(/^AEGL-2 · /)).toBeInstanceOf(HTMLElement);
});

it("states why there is no map without WebGL, and keeps the sentence", async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { findByText, container } = stage(
    <IncidentMap center={SAMPLE_SITE} theme="light" sentence="AEGL-2 reaches 428 m NE" />,
  );
  expect(await findByText(/WebGL 2 is missing/)).toBeInstanceOf(HTMLElement);
  expect(await findByText("AEGL-2 reaches 428 m NE")).toBeInstanceOf(HTMLElement);
  expect(container.querySelector("canvas")).toBeNull();
  getContext.mockRestore();
});

it("states that it draws nothing, and why, if its worker cannot be loaded", async () => {
  const served = getWorkerUrl();
  clearPrewarmedResources(); // the worker that earlier tests loaded
  setWorkerUrl("/no-such-worker.mjs");
  const { findByText } = stage(<IncidentMap center={SAMPLE_SITE} theme="light" sentence="AEGL-2 reaches 428 m NE" />);
  expect(await findByText("Map not showing yet.")).toBeInstanceOf(HTMLElement);
  expect(await findByText(/The table shows the same information/)).toBeInstanceOf(HTMLElement);
  expect(await findByText("AEGL-2 reaches 428 m NE")).toBeInstanceOf(HTMLElement);
  setWorkerUrl(served);
});

it("keeps its errors from the page, and can be loaded again", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  let isBroken = true;
  function Layer() {
    if (isBroken) throw new Error("A layer could not be loaded");
    return <p>A layer</p>;
  }
  const { findByText, findByRole } = stage(
    <>
      <IncidentMap center={SAMPLE_SITE} theme="light" sentence="AEGL-2 reaches 428 m NE">
        <Layer />
      </IncidentMap>
      <p>The table</p>
    </>,
  );
  const broken = await findByText("Failed to initialize map.");
  expect(broken.closest(".placard-map-silence")?.textContent).toContain("A layer could not be loaded.");
  expect(await findByText("The table")).toBeInstanceOf(HTMLElement);
  expect(await findByText("AEGL-2 reaches 428 m NE")).toBeInstanceOf(HTMLElement);
  isBroken = false;
  (await findByRole("button", { name: "Try again" })).click();
  expect(await findByText("A layer")).toBeInstanceOf(HTMLElement);
  logged.mockRestore();
});

it("shows the specified text if the engine cannot be loaded, keeps the sentence, and retries", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const missing = new TypeError("Failed to fetch dynamically imported module: /engine.js");
  const bring = vi.fn<() => Promise<never>>(() => Promise.reject(missing));
  const { findByText, findByRole } = stage(
    <IncidentMap
      center={SAMPLE_SITE}
      theme="light"
      mapbox={{ token: "pk.x", bring }}
      sentence="AEGL-2 reaches 428 m NE"
    />,
  );
  const texts = "Failed to load map. Please check your internet connection.";
  const failed = await findByText(texts);
  expect(failed.closest(".placard-map-silence")?.textContent).toContain("Failed to load Mapbox GL JS from CDN.");
  expect(await findByText("AEGL-2 reaches 428 m NE")).toBeInstanceOf(HTMLElement);
  (await findByRole("button", { name: "Try again" })).click();
  await waitFor(() => expect(bring).toHaveBeenCalledTimes(2));
  logged.mockRestore();
});

it("shows the specified text and advice if this browser has no map library, and keeps the sentence", async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { findByText } = stage(<IncidentMap center={SAMPLE_SITE} theme="light" sentence="AEGL-2 reaches 428 m NE" />);
  const texts = await findByText("Map library not available.");
  expect(texts.closest("[role=alert]")?.textContent).toContain("Turn on graphics acceleration");
  expect(await findByText("AEGL-2 reaches 428 m NE")).toBeInstanceOf(HTMLElement);
  getContext.mockRestore();
});

it("leaves only full screen on Escape, and returns the focus to the button", async () => {
  const onKeyDown = vi.fn<() => void>();
  const { findByRole, getByRole } = render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- an element that Escape would also close
    <div style={{ inlineSize: 640, blockSize: 480 }} onKeyDown={onKeyDown}>
      <IncidentMap center={SAMPLE_SITE} theme="light" />
    </div>,
  );
  await userEvent.click(await findByRole("button", { name: "Full screen" }));
  await findByRole("button", { name: "Exit full screen" });
  getByRole("button", { name: "Zoom in" }).focus();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.fullscreenElement).toBeNull());
  const button = await findByRole("button", { name: "Full screen" });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(onKeyDown).not.toHaveBeenCalled();
});
