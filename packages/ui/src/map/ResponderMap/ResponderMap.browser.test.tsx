import { loadChosenTank } from "@placard/hazmat-core/guidance";
import {
  bundledChemicalSource,
  destination,
  isolationCircle,
  unNumber,
  type Directions,
  type LonLat,
  type Route,
} from "@placard/hazmat-core";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import type { MapMark, NewMapMark } from "../../incident/MapMarks/map-mark.ts";
import { sampleGeocoder } from "../../testing/navigation.ts";
import { sampleResult } from "../../testing/plume.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import { ToastRegion } from "../../feedback/Toast/ToastRegion.tsx";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { useNavigation, type NavigationEvent } from "../NavigationCard/use-navigation.ts";
import { useMapParts, type MapParts } from "../map-parts.ts";
import type { HydrantPlace, SitePlace } from "./places.ts";
import type { MapView } from "./places.ts";
import { ResponderMap, type ResponderMapProps } from "./ResponderMap.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

const [LON, LAT] = SAMPLE_SITE;
/** East to the corner, then north. Each leg is about 800 m. */
const CORNER: LonLat = [LON + 0.01, LAT];
const END: LonLat = [LON + 0.01, LAT + 0.007];

const routeFrom = (start: LonLat): Route => ({
  provider: "osrm",
  geometry: { type: "LineString", coordinates: [[...start], [...CORNER], [...END]] },
  distance: 1570,
  duration: 240,
  steps: [
    { instruction: "Head east on Wharf Street", distance: 790, duration: 120, maneuver: { type: "depart" } },
    {
      instruction: "Turn left on Hill Road",
      distance: 780,
      duration: 120,
      maneuver: { type: "turn", modifier: "left" },
    },
    { instruction: "Arrive at the pier", distance: 0, duration: 0, maneuver: { type: "arrive" } },
  ],
});

const moves = new Set<PositionCallback>();
const losses = new Set<PositionErrorCallback>();

/** Moves the device to a position. */
function moveTo([longitude, latitude]: LonLat, accuracy = 8): void {
  act(() => {
    for (const told of moves) told({ coords: { longitude, latitude, accuracy } } as GeolocationPosition); // only the fields that are read
  });
}

beforeEach(() => {
  vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) =>
    found({ coords: { longitude: LON, latitude: LAT, accuracy: 8 } } as GeolocationPosition),
  );
  vi.spyOn(navigator.geolocation, "watchPosition").mockImplementation((found, failed) => {
    moves.add(found);
    if (failed) losses.add(failed);
    return 7;
  });
  vi.spyOn(navigator.geolocation, "clearWatch").mockImplementation(() => moves.clear());
});

afterEach(() => {
  cleanup();
  moves.clear();
  losses.clear();
  vi.restoreAllMocks();
});

/** A release with only a circle, 60 m around a position. */
function releaseAt(lon: number, lat: number) {
  const polygon = isolationCircle({ lon, lat }, 60);
  const circle = { ...sampleResult.circle, radiusM: 60, polygon };
  const place = { ...sampleResult.place, center: [lon, lat] as const };
  return { ...sampleResult, calculatedAt: new Date(), plume: null, protective: null, circle, place } as PlumeResult; // only the fields that a map reads
}
/** Far north of the route. */
const FAR_RELEASE = releaseAt(LON + 0.005, LAT + 0.02);
const FAR_CIRCLE = FAR_RELEASE.circle?.polygon?.coordinates[0];
/** On the route, between its ends. */
const CROSSED_RELEASE = releaseAt(LON + 0.005, LAT);

interface StageProps extends Partial<ResponderMapProps> {
  readonly zones?: PlumeResult;
  readonly directions?: Directions | null;
  readonly onEvent?: (event: NavigationEvent) => void;
  readonly inlineSize?: number | string;
  readonly blockSize?: number;
}

function Stage({ directions = null, onEvent, zones, inlineSize = 1000, blockSize = 700, ...props }: StageProps) {
  const navigation = useNavigation({
    directions,
    ...(onEvent !== undefined && { onEvent }),
    ...(zones !== undefined && { zones }),
  });
  return (
    <div style={{ inlineSize, blockSize }}>
      <ResponderMap
        theme="dark"
        center={SAMPLE_SITE}
        navigation={navigation}
        geocoder={sampleGeocoder}
        shown={{ businesses: false, hydrants: true }}
        onShownChange={() => undefined}
        {...props}
      />
    </div>
  );
}

async function onTheWay(props: StageProps = {}) {
  const user = userEvent.setup();
  const asked: LonLat[] = [];
  const events: NavigationEvent[] = [];
  const directions: Directions = {
    route: async (from) => {
      asked.push(from);
      return routeFrom(from);
    },
  };
  const stage = (given: StageProps) => (
    <Stage directions={directions} onEvent={(event) => events.push(event)} {...given} />
  );
  const view = render(stage(props));
  const card = await screen.findByRole("region", { name: "Navigation" });
  await user.click(within(card).getByRole("button", { name: "Use my location" }));
  await user.type(within(card).getByRole("combobox", { name: "Where to?" }), "water");
  await user.click(await screen.findByRole("option", { name: /Lower Water/ }));
  return { user, card, asked, events, rerender: (given: StageProps) => view.rerender(stage(given)) };
}

it("tells the bounds of its view at first and after each move", async () => {
  let map: MapParts["map"] | null = null;
  const keep = (drawn: MapParts["map"]): void => {
    map = drawn;
  };
  function Reads() {
    const { map: drawn } = useMapParts();
    useEffect(() => keep(drawn), [drawn]);
    return null;
  }
  const told: (readonly [number, number, number, number])[] = [];
  render(
    <Stage onBoundsChange={(bounds) => told.push(bounds)}>
      <Reads />
    </Stage>,
  );
  await waitFor(() => expect(told.length).toBeGreaterThan(0));
  const middleOf = (bounds: (typeof told)[number] | undefined) => ((bounds?.[0] ?? 0) + (bounds?.[2] ?? 0)) / 2;
  expect(middleOf(told[0])).toBeCloseTo(LON, 4);
  await waitFor(() => expect(map).not.toBeNull());
  act(() => void map?.jumpTo({ center: [LON + 1, LAT] }));
  await waitFor(() => expect(middleOf(told.at(-1))).toBeCloseTo(LON + 1, 4));
  // The bounds calculated before the map loads are the bounds of the map.
  const [[west, , east] = [0, 0, 0, 0], last] = [told[0], told.at(-1)];
  expect(east - west).toBeCloseTo((last?.[2] ?? 0) - (last?.[0] ?? 0), 4);
});

it("fits a new route into the map, with padding for the panels on it", async () => {
  let map: MapParts["map"] | null = null;
  const keep = (drawn: MapParts["map"]): void => {
    map = drawn;
  };
  function Reads() {
    const { map: drawn } = useMapParts();
    useEffect(() => keep(drawn), [drawn]);
    return null;
  }
  // It extends far beyond the box of its two ends and the initial view.
  const coordinates = [[...SAMPLE_SITE], [LON + 0.3, LAT - 0.35], [LON + 0.55, LAT - 0.1], [LON + 0.5, LAT + 0.2]];
  const route: Route = { ...routeFrom(SAMPLE_SITE), geometry: { type: "LineString", coordinates } };
  await onTheWay({ directions: { route: async () => route }, children: <Reads /> });
  const places = () =>
    coordinates.map(([lon = 0, lat = 0]) => map?.project([lon, lat]) ?? { x: Number.NaN, y: Number.NaN });
  await waitFor(() => {
    const { clientWidth, clientHeight } = map?.getContainer() ?? { clientWidth: 0, clientHeight: 0 };
    const xs = places().map(({ x }) => x);
    const ys = places().map(({ y }) => y);
    // 50 px on each side, to a pixel; and zoomed out no further than necessary.
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(49);
    expect(Math.max(...xs)).toBeLessThanOrEqual(clientWidth - 49);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(49);
    expect(Math.max(...ys)).toBeLessThanOrEqual(clientHeight - 49);
    const slack = [
      clientWidth - (Math.max(...xs) - Math.min(...xs)),
      clientHeight - (Math.max(...ys) - Math.min(...ys)),
    ];
    expect(Math.min(...slack)).toBeLessThan(104);
  });
});

it("follows the route: the next step, the rest, and the end", async () => {
  const { user, card, events } = await onTheWay();
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  moveTo([LON + 0.004, LAT]);
  expect(await within(card).findByText(/^In 4[67]0 m: Turn left on Hill Road$/)).toBeTruthy();
  const left = within(card).getByText("Distance").parentElement?.textContent ?? "";
  expect(left).toMatch(/1\.3 km/);
  await user.click(within(card).getByRole("button", { name: /Turn-by-turn/ }));
  const [first] = within(card).getAllByRole("listitem");
  expect(first?.getAttribute("aria-current")).toBe("step");
  moveTo(END);
  await waitFor(() => expect(events.at(-1)).toEqual({ kind: "arrived" }));
  expect(within(card).getByRole("button", { name: "Start Navigation" })).toBeTruthy();
});

it.each([
  [390, 676],
  [1000, 500],
  [1000, 700],
])(
  "keeps arrival, distance and stop button visible while navigating, in a map of %i by %i",
  async (inlineSize, blockSize) => {
    await page.viewport(inlineSize, Math.max(blockSize, 600));
    onTestFinished(() => page.viewport(1024, 768));
    const { user, card } = await onTheWay({ inlineSize, blockSize, zones: CROSSED_RELEASE, release: CROSSED_RELEASE });
    await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
    moveTo([LON + 0.001, LAT]);
    await within(card).findByText(/Turn left on Hill Road/, { selector: ".placard-navigation-next" });
    // The warning names the zone, and each step has its number.
    expect(within(card).getByRole("alert").textContent).toMatch(/Route enters (AEGL|IDLH|Initial|Protective)/);
    await user.click(within(card).getByRole("button", { name: /Turn-by-turn/ }));
    expect(getComputedStyle(within(card).getAllByRole("listitem")[0] ?? card).listStyleType).toBe("decimal");
    for (const scrolled of [0, card.scrollHeight]) {
      card.scrollTop = scrolled;
      const view = card.getBoundingClientRect();
      const stop = within(card).getByRole("button", { name: "Stop Navigation" });
      for (const part of [stop, within(card).getByText("Distance"), within(card).getByText("ETA")]) {
        const { top, bottom, left, width, height } = part.getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(view.top);
        expect(bottom).toBeLessThanOrEqual(view.bottom);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        expect(part.contains(hit)).toBe(true);
      }
    }
  },
);

it.each([
  { motion: "full", flights: [2000] },
  { motion: "reduced", flights: [] },
])("moves to the user's own position with motion $motion: flights of $flights ms", async ({ motion, flights }) => {
  const flyTo = vi.spyOn(MapLibreMap.prototype, "flyTo");
  const views: MapView[] = [];
  const { container } = render(
    <div data-placard-motion={motion}>
      <Stage center={[LON - 0.05, LAT]} onViewChange={(view) => views.push(view)} />
    </div>,
  );
  await waitFor(() => expect(container.querySelector("canvas")).toBeTruthy());
  await userEvent.click(await screen.findByRole("button", { name: "Use my location" }));
  await waitFor(() => expect(views.at(-1)?.zoom).toBeCloseTo(15, 5));
  expect(views.at(-1)?.center).toEqual([expect.closeTo(LON, 6), expect.closeTo(LAT, 6)]);
  expect(flyTo.mock.calls.map(([{ duration }]) => duration)).toEqual(flights);
});

it("continues spoken directions when the card is closed", async () => {
  const spoken: string[] = [];
  vi.spyOn(speechSynthesis, "speak").mockImplementation(({ text }) => void spoken.push(text));
  const { user, card } = await onTheWay();
  await user.click(await within(card).findByRole("button", { name: /Start Navigation/ }));
  await user.click(await within(card).findByRole("checkbox", { name: /Voice directions/ }));
  await waitFor(() => expect(spoken.at(-1)).toMatch(/Turn left on Hill Road/));
  await user.click(within(card).getByRole("button", { name: "Close navigation" }));
  moveTo(CORNER);
  await waitFor(() => expect(spoken.at(-1)).toMatch(/^Now|Arrive at the pier/));
});

it("requests a new route from the current position after leaving the route", async () => {
  const { user, card, asked, events } = await onTheWay();
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  const astray: LonLat = [LON + 0.004, LAT - 0.002];
  moveTo(astray);
  expect(asked).toHaveLength(1); // one position may be wrong
  moveTo(astray);
  await waitFor(() => expect(asked).toEqual([SAMPLE_SITE, astray]));
  expect(events.some(({ kind }) => kind === "off-route")).toBe(true);
  expect(within(card).getByRole("button", { name: "Stop Navigation" })).toBeTruthy();
});

it("keeps the old route and states that no new one was found", async () => {
  let isUp = true;
  const directions: Directions = {
    route: async (from) => {
      if (!isUp) throw new TypeError("Failed to fetch");
      return routeFrom(from);
    },
  };
  const { user, card } = await onTheWay({ directions });
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  isUp = false;
  moveTo([LON + 0.004, LAT - 0.002]);
  moveTo([LON + 0.004, LAT - 0.002]);
  expect(await within(card).findAllByText(/showing the old one/)).not.toEqual([]);
  expect(within(card).getByText("Distance")).toBeTruthy();
});

it("does not treat an imprecise position as leaving the route", async () => {
  const { user, card, asked } = await onTheWay();
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  for (let turn = 0; turn < 3; turn++) moveTo([LON + 0.004, LAT - 0.002], 400);
  expect(asked).toHaveLength(1);
});

it("reports that the position was lost or its permission withdrawn", async () => {
  const { user, card } = await onTheWay();
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  act(() => {
    for (const told of losses) told({ code: 1 } as GeolocationPositionError);
  });
  expect(await within(card).findByText("Location access denied by user.")).toBeTruthy();
  expect(within(card).getByText(/distances are from your last known position/)).toBeTruthy();
});

it("distinguishes a routing service that does not respond from a route that does not exist", async () => {
  const directions: Directions = { route: async () => Promise.reject(new TypeError("Failed to fetch")) };
  const { card } = await onTheWay({ directions });
  expect(await within(card).findByText(/routing service not responding/)).toBeTruthy();
});

it("warns of a route through the zones from downwind, for every routing service", async () => {
  // The sample plume extends north-east from the site, and the route begins inside it.
  const { card } = await onTheWay({ directions: null, release: sampleResult });
  const warning = await within(card).findByRole("alert");
  expect(warning.textContent).toMatch(/Do not take this route without checking it/);
  expect(warning.textContent).toMatch(/Route starts inside AEGL-2|Route enters/);
});

it("requests a route around the zones if the provider supports it, and states the result", async () => {
  const asked: (readonly (readonly LonLat[])[] | undefined)[] = [];
  const directions: Directions = {
    goesAround: true,
    route: async (from, _to, _profile, { avoid } = {}) => {
      asked.push(avoid);
      return { ...routeFrom(from), around: "around" };
    },
  };
  const { card } = await onTheWay({ directions, release: FAR_RELEASE, zones: FAR_RELEASE });
  expect(await within(card).findByText("The route goes around the zones.")).toBeTruthy();
  expect(within(card).queryByRole("alert")).toBeNull();
  // One outline, the circle: it is beside the route and contains neither end.
  expect(asked).toEqual([[FAR_CIRCLE]]);
});

it("offers to look for a route around zones that are newer than the route", async () => {
  const directions: Directions = {
    goesAround: true,
    route: async (from, _to, _profile, { avoid } = {}) =>
      avoid === undefined ? routeFrom(from) : { ...routeFrom(from), around: "through" },
  };
  const { user, card, rerender } = await onTheWay({ directions });
  await within(card).findByText("Route by osrm");
  rerender({ directions, release: CROSSED_RELEASE, zones: CROSSED_RELEASE });
  await user.click(await within(card).findByRole("button", { name: "Find a route around the zones" }));
  expect(await within(card).findByText(/No route around the zones found/)).toBeTruthy();
  expect((await within(card).findByRole("alert")).textContent).toMatch(/Route enters/);
});

/** A provider that avoids the given zones. */
function roundabout() {
  const asked: { readonly from: LonLat; readonly avoid: number }[] = [];
  const directions: Directions = {
    goesAround: true,
    route: async (from, _to, _profile, { avoid = [] } = {}) => {
      asked.push({ from, avoid: avoid.length });
      return avoid.length === 0 ? routeFrom(from) : { ...routeRound(from), around: "around" };
    },
  };
  return { directions, asked };
}

/** A southern route, away from the first leg. */
const routeRound = (start: LonLat): Route => ({
  ...routeFrom(start),
  geometry: { type: "LineString", coordinates: [[...start], [LON + 0.005, LAT - 0.005], [...CORNER], [...END]] },
});

it("requests a route around zones that appear while navigating, from the current position, and continues", async () => {
  const { directions, asked } = roundabout();
  const { user, card, events, rerender } = await onTheWay({ directions });
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  const here: LonLat = [LON + 0.002, LAT];
  moveTo(here);
  rerender({ directions, release: CROSSED_RELEASE, zones: CROSSED_RELEASE });
  await waitFor(() => expect(asked.at(-1)).toEqual({ from: here, avoid: 1 }));
  expect(events).toContainEqual({ kind: "zones-ahead", isAsked: true });
  expect(await within(card).findByText("The route goes around the zones.")).toBeTruthy();
  expect(within(card).getByRole("button", { name: "Stop Navigation" })).toBeTruthy();
  expect(asked).toHaveLength(2);
});

it("requests no new route if the new zones are behind the position", async () => {
  const { directions, asked } = roundabout();
  const { user, card, events, rerender } = await onTheWay({ directions });
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  moveTo([LON + 0.008, LAT]);
  rerender({ directions, release: CROSSED_RELEASE, zones: CROSSED_RELEASE });
  await act(async () => undefined); // effects and answers have finished
  expect(asked).toHaveLength(1);
  expect(events.some(({ kind }) => kind === "zones-ahead")).toBe(false);
});

it("warns while navigating only of zones ahead", async () => {
  const directions: Directions = {
    goesAround: true,
    route: async (from) => ({ ...routeFrom(from), around: "through" }),
  };
  const { user, card } = await onTheWay({ directions, release: CROSSED_RELEASE, zones: CROSSED_RELEASE });
  await within(card).findByText(/No route around the zones found/);
  expect(within(card).getByRole("alert").textContent).toMatch(/Route enters/);
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  moveTo([LON + 0.002, LAT]);
  // About 240 m before the centre of a circle of 60 m.
  await waitFor(() => expect(within(card).getByRole("alert").textContent).toMatch(/in 1[78]\d m/));
  moveTo([LON + 0.005, LAT]);
  await waitFor(() => expect(within(card).getByRole("alert").textContent).toMatch(/starts inside/));
  moveTo([LON + 0.008, LAT]);
  await waitFor(() => expect(card.textContent).not.toMatch(/Route enters|starts inside/));
  // A route that went through the zones is not shown as going around them.
  expect(within(card).queryByText(/around the zones/)).toBeNull();
  await user.click(within(card).getByRole("button", { name: "Stop Navigation" }));
  await waitFor(() => expect(within(card).getByRole("alert").textContent).toMatch(/Route enters/));
});

it("warns of new zones on the route and keeps it if the provider cannot avoid areas", async () => {
  const { user, card, asked, events, rerender } = await onTheWay();
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  rerender({ release: CROSSED_RELEASE, zones: CROSSED_RELEASE });
  await waitFor(() => expect(events).toContainEqual({ kind: "zones-ahead", isAsked: false }));
  expect(asked).toHaveLength(1);
  expect((await within(card).findByRole("alert")).textContent).toMatch(/Route enters/);
});

it("offers another request if no route around earlier zones was found, and keeps navigating", async () => {
  let isThrough = true;
  const directions: Directions = {
    goesAround: true,
    route: async (from) =>
      isThrough ? { ...routeFrom(from), around: "through" } : { ...routeRound(from), around: "around" },
  };
  const { user, card, rerender } = await onTheWay({ directions, release: CROSSED_RELEASE, zones: CROSSED_RELEASE });
  await within(card).findByText(/No route around the zones found/);
  const smaller = releaseAt(LON + 0.006, LAT);
  rerender({ directions, release: smaller, zones: smaller });
  isThrough = false;
  await user.click(await within(card).findByRole("button", { name: "Find a route around the zones" }));
  expect(await within(card).findByText("The route goes around the zones.")).toBeTruthy();
});

it("states that a provider cannot avoid zones, and does not request it", async () => {
  const asked: object[] = [];
  const directions: Directions = {
    route: async (from, _to, _profile, options = {}) => {
      asked.push(options);
      return routeFrom(from);
    },
  };
  const { card } = await onTheWay({ directions, release: FAR_RELEASE, zones: FAR_RELEASE });
  expect(await within(card).findByText("This provider cannot route around zones.")).toBeTruthy();
  expect(asked).toEqual([{}]);
});

it("names the substance of the zones, and states that they are old or of other inputs, also beside a route", async () => {
  const calculatedAt = new Date(Date.now() - 5 * 3600_000);
  const { card } = await onTheWay({
    directions: null,
    release: { ...sampleResult, calculatedAt },
    isReleaseChanged: true,
  });
  const map = screen.getByRole("region", { name: "Map" });
  expect(within(map).getByText(/^Zones for Chlorine, calculated /).isConnected).toBe(true);
  const doubts = "These zones are 5h 0m old. The wind may have shifted. Inputs have changed since. Recalculate.";
  expect(within(map).getByText(doubts).isConnected).toBe(true);
  expect((await within(card).findByRole("alert")).textContent).toContain(doubts);
});

it("shows the circles of the chosen tank, and describes them", async () => {
  const chemical = { key: "cas:74-98-6", unNumber: unNumber("1978") } as const;
  const tank = await loadChosenTank(bundledChemicalSource(), chemical, "2000");
  if (tank === null) throw new Error("Propane has no BLEVE table.");
  await onTheWay({ directions: null, release: { ...sampleResult, tank } });
  const map = screen.getByRole("region", { name: "Map" });
  expect((await within(map).findByText(/Evacuate at least 417 m/)).textContent).toContain(
    "The fireball reaches 28\u{A0}m.",
  );
});

it("draws nothing without WebGL, and still lists the nearest hydrants", async () => {
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const places: readonly HydrantPlace[] = [
    { center: [LON, LAT + 0.003], facility: "H-2", type: null, status: null },
    { center: [LON, LAT + 0.001], facility: "H-1", type: "Dry barrel", status: "In service" },
  ];
  render(<Stage hydrants={{ kind: "ready", places, note: "City, read 3 Nov" }} release={sampleResult} />);
  expect(await screen.findByText(/WebGL 2 is missing/)).toBeTruthy();
  const list = await screen.findByRole("region", { name: /^Nearest to/ });
  const [first, second] = within(list).getAllByRole("listitem");
  expect(first?.textContent).toMatch(/H-1.*In service.*111 m.*N/s);
  expect(second?.textContent).toMatch(/H-2.*Status unknown/s);
  expect(screen.getByText("City, read 3 Nov")).toBeTruthy();
  // Symbol, name and distance are in one row: five hydrants are visible without scrolling.
  const middle = (element: Element | null | undefined) => {
    const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return top + height / 2;
  };
  const sign = middle(first?.querySelector(".placard__sign"));
  expect(Math.abs(sign - middle(first?.querySelector(".placard__far")))).toBeLessThan(4);
  expect(first?.getBoundingClientRect().height).toBeLessThan(90);
  getContext.mockRestore();
});

const SHED: SitePlace = {
  id: 21,
  name: "Wharf shed",
  business: "Harbour Ice",
  address: "18 Sample Wharf",
  chemicals: 3,
  squareFeet: null,
  employees: null,
  center: SAMPLE_SITE,
  isApproximate: false,
};

it("shows facts that a site does not state as unknown", async () => {
  render(<Stage shown={{ businesses: true, hydrants: false }} sites={{ kind: "ready", places: [SHED] }} />);
  await userEvent.click(await screen.findByRole("button", { name: "Show Wharf shed" }));
  const rows = (await screen.findByRole("dialog", { name: /Wharf shed/ })).querySelectorAll("dl > div");
  expect([...rows].map((row) => row.textContent)).toEqual(expect.arrayContaining(["Sizeunknown", "Employeesunknown"]));
});

it("opens further data of a site, also from the list", async () => {
  const onOpenSite = vi.fn<(opened: SitePlace) => void>();
  render(
    <Stage
      shown={{ businesses: true, hydrants: false }}
      sites={{ kind: "ready", places: [SHED] }}
      onOpenSite={onOpenSite}
    />,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Plans and pictures of Wharf shed" }));
  expect(onOpenSite).toHaveBeenCalledWith(SHED);
});

it("marks the centre of the map with the keyboard once its kind is entered, and lists the mark", async () => {
  const onMark = vi.fn<(mark: NewMapMark) => void>();
  const mark = { id: "a", kind: "decon", label: "", center: [LON, LAT + 0.01], who: "Dana Reyes" } as const;
  const onUnmark = vi.fn<(mark: MapMark) => void>();
  const marks = [{ ...mark, madeAt: "2026-11-03T14:01:00.000Z" }];
  const user = userEvent.setup();
  render(
    <>
      <Stage marks={marks} onMark={onMark} onUnmark={onUnmark} />
      <ToastRegion />
    </>,
  );
  await user.click(await screen.findByRole("button", { name: "Add a mark" }));
  await user.click(await screen.findByRole("button", { name: "Use map centre" }));
  expect(onMark).not.toHaveBeenCalled();
  expect(screen.getByText("Choose a mark, then click or tap the map.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^What to mark/ }));
  await user.click(await screen.findByRole("option", { name: "Command post" }));
  await user.type(screen.getByRole("textbox", { name: /^Label/ }), "Engine 4");
  await user.click(screen.getByRole("button", { name: "Use map centre" }));
  expect(onMark).toHaveBeenCalledWith({
    kind: "command_post",
    label: "Engine 4",
    center: [expect.closeTo(LON, 4), expect.closeTo(LAT, 4)],
  });
  expect(document.activeElement?.textContent).toBe("Add a mark");
  const [line] = screen.getAllByRole("listitem");
  expect(line?.textContent).toContain("Decontamination");
  await user.click(screen.getByRole("button", { name: "Remove mark Decontamination" }));
  expect(onUnmark).toHaveBeenCalledWith(marks[0]);
  await user.click(await screen.findByRole("button", { name: "Put back" }));
  const { kind, label, center } = mark;
  expect(onMark).toHaveBeenLastCalledWith({ kind, label, center });
});

it("offers no marks if no incident is open", async () => {
  render(<Stage />);
  await screen.findByRole("group", { name: "Map Filters" });
  expect(screen.queryByRole("button", { name: "Add a mark" })).toBeNull();
});

it.each([
  [320, 256], // 1280x1024 at 400 %
  [390, 844],
  [844, 390],
  [1024, 768],
])("does not cover its tools or the close button with the filters, at %i x %i", async (width, height) => {
  await page.viewport(width, height);
  const { container } = render(<Stage inlineSize="100vw" blockSize={Math.max(height - 80, 320)} onClose={() => {}} />);
  await screen.findByRole("button", { name: "Zoom in" });
  if (height <= 480) await userEvent.setup().click(screen.getByRole("button", { name: "Map Filters" }));
  const boxOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const filters = boxOf(".placard-map-filters");
  expect(filters.width).toBeGreaterThan(0);
  for (const selector of [".placard-map-tools", ".placard-map-close"]) {
    const other = boxOf(selector);
    expect(other.width).toBeGreaterThan(0);
    const isApart =
      filters.right <= other.left ||
      other.right <= filters.left ||
      filters.bottom <= other.top ||
      other.bottom <= filters.top;
    expect(isApart, selector).toBe(true);
  }
  await page.viewport(1024, 768);
});

it("collapses the filters on a phone, so that the release is visible", async () => {
  await page.viewport(390, 844);
  const user = userEvent.setup();
  render(<Stage inlineSize="100vw" blockSize={560} opensNavigation={false} release={sampleResult} />);
  await screen.findByRole("button", { name: "Zoom in" });
  expect(screen.queryByRole("group", { name: "Map Filters" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Map Filters" }));
  expect(screen.getByRole("group", { name: "Map Filters" })).toBeTruthy();
  await page.viewport(1024, 768);
});

it("shows loading and failed layers on the map, with filters open and closed", async () => {
  const user = userEvent.setup();
  const props: StageProps = { shown: { businesses: true, hydrants: true }, inlineSize: 390, opensNavigation: false };
  const { rerender } = render(<Stage {...props} sites={{ kind: "pending" }} hydrants={{ kind: "pending" }} />);
  const loading = ["Loading map data...", "Loading all business locations...", "Loading fire hydrants..."];
  const failed = ["Failed to load all business locations", "Failed to load fire hydrants"];
  const expectInSight = (texts: readonly string[]): void => {
    for (const text of texts) {
      const { left, top, width, height } = screen.getByText(text).getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(hit?.textContent).toContain(text);
    }
  };
  expectInSight(loading);
  await user.click(screen.getByRole("button", { name: "Close map filters" }));
  expectInSight(loading);
  rerender(<Stage {...props} sites={{ kind: "failed" }} hydrants={{ kind: "failed" }} />);
  expectInSight(failed);
  expect(screen.queryByText("Loading map data...")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Map Filters" }));
  expectInSight(failed);
});

it("starts with collapsed filters on a phone in landscape, where they would cover half of the map", async () => {
  await page.viewport(844, 390);
  render(<Stage inlineSize="100vw" blockSize={390} opensNavigation={false} />);
  await screen.findByRole("button", { name: "Map Filters" });
  expect(screen.queryByRole("group", { name: "Map Filters" })).toBeNull();
  await page.viewport(1024, 768);
});

it("moves the full circle between the filters and the navigation card, once the card is mounted", async () => {
  await page.viewport(1024, 768);
  const user = userEvent.setup();
  let map: MapParts["map"] | null = null;
  const keep = (drawn: MapParts["map"]): void => {
    map = drawn;
  };
  function Reads() {
    const { map: drawn } = useMapParts();
    useEffect(() => keep(drawn), [drawn]);
    return null;
  }
  const left = { center: sampleResult.place.center, zoom: 14 };
  render(
    <Stage release={sampleResult} view={left} opensNavigation={false}>
      <Reads />
    </Stage>,
  );
  await waitFor(() => expect(map).not.toBeNull());
  const [lon, lat] = sampleResult.place.center;
  const radiusM = sampleResult.circle?.radiusM ?? Number.NaN;
  const rimAt = (bearing: number) => {
    const { left: edge = Number.NaN } = map?.getContainer().getBoundingClientRect() ?? {};
    return edge + (map?.project(destination({ lon, lat }, bearing, radiusM)).x ?? Number.NaN);
  };
  const wide = rimAt(90) - rimAt(270);
  const openCard = screen.getByRole("button", { name: "Navigation" });
  expect(rimAt(90)).toBeGreaterThan(openCard.getBoundingClientRect().right - 392); // the card will cover it
  await user.click(openCard);
  const card = await screen.findByRole("region", { name: "Navigation" });
  await waitFor(() => {
    expect(rimAt(90) - rimAt(270)).toBeLessThan(wide);
    expect(rimAt(90)).toBeLessThan(card.getBoundingClientRect().left);
    expect(rimAt(270)).toBeGreaterThan(
      screen.getByRole("group", { name: "Map Filters" }).getBoundingClientRect().right,
    );
  });
});
