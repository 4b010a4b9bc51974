import type { Directions, LonLat, Route } from "@placard/hazmat-core";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MapMark, NewMapMark } from "../../incident/MapMarks/map-mark.ts";
import { sampleGeocoder } from "../../testing/navigation.ts";
import { sampleResult } from "../../testing/plume.ts";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { useNavigation, type NavigationEvent } from "../NavigationCard/use-navigation.ts";
import type { HydrantPlace, SitePlace } from "./places.ts";
import { ResponderMap, type ResponderMapProps } from "./ResponderMap.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

const [LON, LAT] = SAMPLE_SITE;
/** East to the corner, then north. Each leg is some 800 m. */
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

/** The device is at a place now. */
function moveTo([longitude, latitude]: LonLat, accuracy = 8): void {
  act(() => {
    for (const told of moves) told({ coords: { longitude, latitude, accuracy } } as GeolocationPosition); // what is read
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

interface StageProps extends Partial<ResponderMapProps> {
  readonly directions?: Directions | null;
  readonly onEvent?: (event: NavigationEvent) => void;
}

function Stage({ directions = null, onEvent, ...props }: StageProps) {
  const navigation = useNavigation({ directions, ...(onEvent !== undefined && { onEvent }) });
  return (
    <div style={{ inlineSize: 1000, blockSize: 700 }}>
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
  render(<Stage directions={directions} onEvent={(event) => events.push(event)} {...props} />);
  const card = await screen.findByRole("region", { name: "Navigation" });
  await user.click(within(card).getByRole("button", { name: "Use my location" }));
  await user.type(within(card).getByRole("combobox", { name: "Where to?" }), "water");
  await user.click(await screen.findByRole("option", { name: /Lower Water/ }));
  return { user, card, asked, events };
}

it("follows the route: the next step, what is left, and the end", async () => {
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

it("goes on speaking the steps when the card is closed", async () => {
  const spoken: string[] = [];
  vi.spyOn(speechSynthesis, "speak").mockImplementation(({ text }) => void spoken.push(text));
  const { user, card } = await onTheWay();
  await user.click(await within(card).findByRole("button", { name: /Start Navigation/ }));
  await user.click(await within(card).findByRole("checkbox", { name: /Speak/ }));
  await waitFor(() => expect(spoken.at(-1)).toMatch(/Turn left on Hill Road/));
  await user.click(within(card).getByRole("button", { name: "Close navigation" }));
  moveTo(CORNER);
  await waitFor(() => expect(spoken.at(-1)).toMatch(/^Now|Arrive at the pier/));
});

it("asks for a new route from where the device is, once the old one is left", async () => {
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

it("keeps the old route and says so where no new one comes", async () => {
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
  expect(await within(card).findAllByText(/the old one is shown/)).not.toEqual([]);
  expect(within(card).getByText("Distance")).toBeTruthy();
});

it("takes a poor position for what it is", async () => {
  const { user, card, asked } = await onTheWay();
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  for (let turn = 0; turn < 3; turn++) moveTo([LON + 0.004, LAT - 0.002], 400);
  expect(asked).toHaveLength(1);
});

it("says it when the position is lost or taken away on the way", async () => {
  const { user, card } = await onTheWay();
  await user.click(await within(card).findByRole("button", { name: "Start Navigation" }));
  act(() => {
    for (const told of losses) told({ code: 1 } as GeolocationPositionError);
  });
  expect(await within(card).findByText("Location access denied by user.")).toBeTruthy();
});

it("tells a service that does not answer from a way that does not exist", async () => {
  const directions: Directions = { route: async () => Promise.reject(new TypeError("Failed to fetch")) };
  const { card } = await onTheWay({ directions });
  expect(await within(card).findByText(/the routing service does not answer/)).toBeTruthy();
});

it("warns of a way through the zones, from downwind, whatever finds the way", async () => {
  // The sample plume goes north-east from the site; the way begins in it.
  const { card } = await onTheWay({ directions: null, release: sampleResult });
  const warning = await within(card).findByRole("alert");
  expect(warning.textContent).toMatch(/Do not take this way without a check/);
  expect(warning.textContent).toMatch(/The way begins inside AEGL-2|The way enters/);
});

it("says whose zones are drawn, and that they are old or of other inputs, beside a way as well", async () => {
  const calculatedAt = new Date(Date.now() - 5 * 3600_000);
  const { card } = await onTheWay({
    directions: null,
    release: { ...sampleResult, calculatedAt },
    isReleaseChanged: true,
  });
  const map = screen.getByRole("region", { name: "Map" });
  expect(within(map).getByText(/^Zones of Chlorine, calculated /).isConnected).toBe(true);
  const doubts = "These zones are 5h 0m old. The wind may have turned. The inputs have changed since. Calculate again.";
  expect(within(map).getByText(doubts).isConnected).toBe(true);
  expect((await within(card).findByRole("alert")).textContent).toContain(doubts);
});

it("draws nothing where WebGL is missing, and still lists the nearest hydrants", async () => {
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
  expect(second?.textContent).toMatch(/H-2.*Status not known/s);
  expect(screen.getByText("City, read 3 Nov")).toBeTruthy();
  // Sign, name and distance stand in one row: five of them are in view without a scroll.
  const middle = (element: Element | null | undefined) => {
    const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return top + height / 2;
  };
  const sign = middle(first?.querySelector(".placard__sign"));
  expect(Math.abs(sign - middle(first?.querySelector(".placard__far")))).toBeLessThan(4);
  expect(first?.getBoundingClientRect().height).toBeLessThan(90);
  getContext.mockRestore();
});

it("opens what a site has beside the map, from the list too", async () => {
  const site: SitePlace = {
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
  const onOpenSite = vi.fn<(opened: SitePlace) => void>();
  render(
    <Stage
      shown={{ businesses: true, hydrants: false }}
      sites={{ kind: "ready", places: [site] }}
      onOpenSite={onOpenSite}
    />,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Plans and pictures of Wharf shed" }));
  expect(onOpenSite).toHaveBeenCalledWith(site);
});

it("marks the middle of the map for those who cannot point, once it is said what is there, and lists it", async () => {
  const onMark = vi.fn<(mark: NewMapMark) => void>();
  const mark = { id: "a", kind: "decon", label: "", center: [LON, LAT + 0.01], who: "Dana Reyes" } as const;
  const onUnmark = vi.fn<(mark: MapMark) => void>();
  const marks = [{ ...mark, madeAt: "2026-11-03T14:01:00.000Z" }];
  const user = userEvent.setup();
  render(<Stage marks={marks} onMark={onMark} onUnmark={onUnmark} />);
  await user.click(await screen.findByRole("button", { name: "Add a mark" }));
  await user.click(await screen.findByRole("button", { name: "Take the middle of the map" }));
  expect(onMark).not.toHaveBeenCalled();
  expect(screen.getByText("Choose what is there, then press the map.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^What is there/ }));
  await user.click(await screen.findByRole("option", { name: "Command post" }));
  await user.type(screen.getByRole("textbox", { name: /^Label/ }), "Engine 4");
  await user.click(screen.getByRole("button", { name: "Take the middle of the map" }));
  expect(onMark).toHaveBeenCalledWith({
    kind: "command_post",
    label: "Engine 4",
    center: [expect.closeTo(LON, 4), expect.closeTo(LAT, 4)],
  });
  expect(document.activeElement?.textContent).toBe("Add a mark");
  const [line] = screen.getAllByRole("listitem");
  expect(line?.textContent).toContain("Decontamination");
  await user.click(screen.getByRole("button", { name: "Remove the mark Decontamination" }));
  expect(onUnmark).toHaveBeenCalledWith(marks[0]);
});

it("marks nothing where no incident is open", async () => {
  render(<Stage />);
  await screen.findByRole("group", { name: "Map Filters" });
  expect(screen.queryByRole("button", { name: "Add a mark" })).toBeNull();
});
