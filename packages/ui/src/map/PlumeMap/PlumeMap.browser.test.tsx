import { destination } from "@placard/hazmat-core";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { protectiveOf } from "../../plume/result/plume-result.ts";
import { sampleResult } from "../../testing/plume.ts";
import { useMapParts, type MapParts } from "../map-parts.ts";
import type { PlumeMapProps } from "../../plume/PlumePanel/plume-map-props.ts";
import type { HydrantPlace, MapView, SitePlace } from "../ResponderMap/places.ts";
import { PlumeMap } from "./PlumeMap.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(cleanup);

const [lon, lat] = sampleResult.place.center;
const near = destination({ lon, lat }, 90, 20);
const far = destination({ lon, lat }, sampleResult.used.windFromDeg ?? 0, 30_000);

const SITE: SitePlace = {
  id: 1,
  name: "Pier 9",
  business: "Harbour Ice",
  address: "9 Water Street",
  chemicals: 2,
  squareFeet: null,
  employees: null,
  center: near,
  isApproximate: false,
  points: [{ id: 7, kind: "gas_shutoff", center: near, note: "north gate" }],
};
const SITES = [SITE, { ...SITE, id: 2, name: "Far shed", center: far, points: [] }];
const HYDRANT: HydrantPlace = { center: near, facility: "H-1", type: null, status: "In Service" };
const NO_HYDRANTS: readonly HydrantPlace[] = [];
const HYDRANTS = [HYDRANT, { ...HYDRANT, center: far, facility: "H-2" }];

it("draws the places in the zones below the lines, counts them in a sentence, and hides them by the legend", async () => {
  let parts: MapParts | null = null;
  function Reads() {
    parts = useMapParts();
    return null;
  }
  const map = () => parts?.map;
  render(
    <div style={{ inlineSize: 900, blockSize: 700 }}>
      <PlumeMap
        place={sampleResult.place}
        result={sampleResult}
        unit="ppm"
        onPick={null}
        sites={SITES}
        hydrants={HYDRANTS}
      >
        <Reads />
      </PlumeMap>
    </div>,
  );
  await screen.findByText("In the zones: 1 site, 1 site point, 1 hydrant.");
  await screen.findByRole("button", { name: "Show Pier 9" });
  expect(screen.queryByRole("button", { name: "Show Far shed" })).toBeNull();
  await waitFor(() => {
    const order = map()?.getLayersOrder() ?? [];
    expect(order).toContain("placard-hydrant-points");
    expect(order.indexOf("placard-hydrant-points")).toBeGreaterThan(order.indexOf("placard-zone-fill"));
    expect(order.indexOf("placard-hydrant-signs")).toBeLessThan(order.indexOf("placard-zone-casing"));
  });
  await waitFor(() => expect(map()?.querySourceFeatures("placard-hydrants")).toHaveLength(1));

  await userEvent.click(screen.getByRole("button", { name: /^Layers / }));
  await userEvent.click(await screen.findByText("1 site"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show Pier 9" })).toBeNull());
  await userEvent.click(screen.getByText("1 hydrant"));
  await waitFor(() => expect(map()?.querySourceFeatures("placard-hydrants")).toHaveLength(0));
}, 120_000);

it("states that no known site is inside the zones, and leaves sites out of the legend", async () => {
  render(
    <div style={{ inlineSize: 900, blockSize: 700 }}>
      <PlumeMap
        place={sampleResult.place}
        result={sampleResult}
        unit="ppm"
        onPick={null}
        sites={[]}
        hydrants={NO_HYDRANTS}
      />
    </div>,
  );
  await screen.findByText("No location on file is inside the zones.");
  await userEvent.click(await screen.findByRole("button", { name: /^Layers / }));
  const closing = await screen.findByRole("button", { name: "Hide the layers" });
  expect(screen.queryByText(/hydrant/)).toBeNull();
  // The tools cover no part of the legend.
  const tools = document.querySelector(".placard-map-tools")?.getBoundingClientRect();
  expect(closing.getBoundingClientRect().right).toBeLessThanOrEqual(tools?.left ?? 0);
});

it("lists the places only in the protective action distance, which is hidden at first", async () => {
  const protective = protectiveOf(sampleResult);
  if (protective?.distanceM === undefined) throw new Error("The sample has no protective distance.");
  const downwind = (sampleResult.used.windFromDeg ?? 0) + 180;
  const beside = destination({ lon, lat }, downwind - 20, protective.distanceM * 0.8);
  render(
    <div style={{ inlineSize: 900, blockSize: 700 }}>
      <PlumeMap
        place={sampleResult.place}
        result={sampleResult}
        unit="ppm"
        onPick={null}
        sites={[{ ...SITE, center: beside, points: [] }]}
        hydrants={NO_HYDRANTS}
      />
    </div>,
  );
  const said = await screen.findByText(/^No location on file is inside the zones\./);
  expect(said.textContent).toContain("Outside the zones, within the protective action distance: 1 site.");
});

it("has a legend row for site points, which are drawn even if none is in a zone", async () => {
  const point = { id: 7, kind: "gas_shutoff", center: far, note: "north gate" } as const;
  render(
    <div style={{ inlineSize: 900, blockSize: 700 }}>
      <PlumeMap
        place={sampleResult.place}
        result={sampleResult}
        unit="ppm"
        onPick={null}
        sites={[{ ...SITE, center: far, points: [point] }]}
        hydrants={NO_HYDRANTS}
      />
    </div>,
  );
  await screen.findByText("No location on file is inside the zones.");
  await userEvent.click(await screen.findByRole("button", { name: /^Layers / }));
  const line = await screen.findByRole("checkbox", { name: /Site points, none in the zones/ });
  expect(line).toHaveProperty("checked", true);
  await userEvent.click(screen.getByText("Site points, none in the zones"));
  await waitFor(() => expect(line).toHaveProperty("checked", false));
});

it("mentions no places while they are unknown", async () => {
  render(
    <div style={{ inlineSize: 900, blockSize: 700 }}>
      <PlumeMap place={sampleResult.place} result={sampleResult} unit="ppm" onPick={null} />
    </div>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Layers / }));
  expect(screen.queryByText(/^In the zones/)).toBeNull();
  expect(screen.queryByText(/hydrant/)).toBeNull();
});

it("updates existing layers with the figures of a new result, and shows all of its zones again", async () => {
  let parts: MapParts | null = null;
  function Reads() {
    parts = useMapParts();
    return null;
  }
  const drawn = () => parts?.map?.getSource("placard-zones");
  const areas = () => parts?.map?.querySourceFeatures("placard-zones").length ?? 0;
  const stage = (result: typeof sampleResult) => (
    <div style={{ inlineSize: 900, blockSize: 700 }}>
      <PlumeMap place={result.place} result={result} unit="ppm" onPick={null}>
        <Reads />
      </PlumeMap>
    </div>
  );
  const { rerender } = render(stage(sampleResult));
  await waitFor(() => expect(areas()).toBeGreaterThan(0));
  const before = drawn();
  await userEvent.click(screen.getByRole("button", { name: /^Layers / }));
  const [first] = await screen.findAllByRole<HTMLInputElement>("checkbox", { checked: true });
  const label = first?.closest("label");
  if (!label) throw new Error("The legend has no layer.");
  await userEvent.click(label);
  await waitFor(() => expect(first?.checked).toBe(false));
  const all = areas();
  const plume = sampleResult.plume;
  const fewer = plume && { ...plume, zones: plume.zones.filter(({ id }) => id === "aegl-3") };
  rerender(stage({ ...sampleResult, id: "another", plume: fewer }));
  await waitFor(() => expect(first?.checked).toBe(true));
  await waitFor(() => expect(areas()).toBeLessThan(all));
  expect(drawn()).toBe(before);
});

it("keeps the user's view while position and result load, reports moves by the user, and moves to another result", async () => {
  let parts: MapParts | null = null;
  function Reads() {
    parts = useMapParts();
    return null;
  }
  const map = () => parts?.map;
  const told: (MapView | null)[] = [];
  const left: MapView = { center: [lon + 0.05, lat + 0.05], zoom: 11 };
  function Stage({ place, result }: Pick<PlumeMapProps, "place" | "result">) {
    const [view, setView] = useState<MapView | null>(left);
    const keep = (next: MapView | null): void => {
      told.push(next);
      setView(next);
    };
    return (
      <div data-placard-motion="reduced" style={{ inlineSize: 900, blockSize: 700 }}>
        <PlumeMap
          place={place}
          result={result}
          unit="ppm"
          onPick={null}
          {...(view !== null && { view })}
          onViewChange={keep}
        >
          <Reads />
        </PlumeMap>
      </div>
    );
  }
  const { rerender } = render(<Stage place={null} result={null} />);
  await waitFor(() => expect(map()).toBeTruthy());
  rerender(<Stage place={sampleResult.place} result={null} />);
  rerender(<Stage place={sampleResult.place} result={sampleResult} />);
  await screen.findByRole("button", { name: /^Layers / });
  expect(map()?.getZoom()).toBe(11);
  expect(map()?.getCenter().lng).toBeCloseTo(lon + 0.05, 6);
  expect(told).toEqual([]);

  await userEvent.click(await screen.findByRole("button", { name: "Zoom in" }));
  await waitFor(() => expect(told.at(-1)?.zoom).toBeCloseTo(12, 5));

  rerender(<Stage place={sampleResult.place} result={{ ...sampleResult, id: "another" }} />);
  await waitFor(() => expect(told.at(-1)).toBeNull());
  expect(map()?.getCenter().lng).toBeCloseTo(lon, 1);
  expect(map()?.getZoom()).not.toBeCloseTo(12, 5);
});

it("draws no map without WebGL, but still describes the zones and the sites in them", async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { container } = render(
    <PlumeMap
      place={sampleResult.place}
      result={sampleResult}
      unit="ppm"
      onPick={null}
      sites={SITES}
      hydrants={HYDRANTS}
    />,
  );
  expect(await screen.findByText(/WebGL 2 is missing/)).toBeTruthy();
  expect(container.querySelector("canvas")).toBeNull();
  expect(container.querySelector(".placard-plume-verdict b")?.textContent).toMatch(/\d/);
  expect(screen.getByText("In the zones: 1 site, 1 site point, 1 hydrant.")).toBeTruthy();
  getContext.mockRestore();
});

it("marks its headline if the zones may not apply: with the host's sentence, or by their age", async () => {
  const draw = (result: PlumeMapProps["result"], mark?: string) => (
    <div style={{ inlineSize: 900, blockSize: 700 }}>
      <PlumeMap
        place={sampleResult.place}
        result={result}
        unit="ppm"
        onPick={null}
        {...(mark !== undefined && { mark })}
      />
    </div>
  );
  const fresh = { ...sampleResult, calculatedAt: new Date() };
  const { rerender } = render(draw(fresh, "Inputs have changed. Recalculate."));
  const headline = () => document.querySelector(".placard-plume-verdict p")?.textContent;
  await waitFor(() => expect(headline()).toMatch(/^Inputs have changed\. Recalculate\. \S/));
  rerender(draw(fresh));
  await waitFor(() => expect(headline()).not.toContain("Recalculate"));
  expect(headline()).not.toMatch(/old/);
  rerender(draw({ ...sampleResult, calculatedAt: new Date(Date.now() - 3_630_000) }));
  await waitFor(() => expect(headline()).toMatch(/^These zones are 1h 0m old\./));
});

it.each([
  [390, 844, 390, 340],
  [1024, 768, 620, 590],
  [844, 390, 440, 334],
])(
  "covers the source and the plates with no panel in glove density at %i px",
  async (width, height, wide, high) => {
    await page.viewport(width, height);
    document.documentElement.dataset["placardDensity"] = "glove";
    render(
      <div style={{ inlineSize: wide, blockSize: high }}>
        <PlumeMap place={sampleResult.place} result={sampleResult} unit="ppm" onPick={null} />
      </div>,
    );
    const source = await screen.findByRole("img", { name: "Release" });
    await screen.findByRole("button", { name: /^Layers / });
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect());
    await waitFor(() => {
      const plates = boxes(".placard-plate");
      const panels = boxes(".placard-map-sentence, .placard-map-tools, .placard-layers-open");
      expect(plates.length).toBeGreaterThan(0);
      for (const panel of panels) {
        for (const other of [source.getBoundingClientRect(), ...plates]) expect(isOver(other, panel)).toBe(false);
      }
      for (const plate of plates) expect(isOver(source.getBoundingClientRect(), plate)).toBe(false);
    });
    const [headline] = boxes(".placard-map-sentence");
    expect(headline?.height).toBeLessThanOrEqual(high / 3);
    delete document.documentElement.dataset["placardDensity"];
    await page.viewport(1024, 768);
  },
  60_000,
);

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
