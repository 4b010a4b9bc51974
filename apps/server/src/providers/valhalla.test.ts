import type { LonLat } from "@placard/hazmat-core";
import { expect, it, vi } from "vitest";
import { controlTimeouts, neverAnswer } from "../../test/control-timeouts.ts";
import type { Fetch } from "./fetch-json.ts";
import { valhallaDirections } from "./valhalla.ts";

/**
 * Stand-ins written by hand after the service's documentation (turn-by-turn/api-reference, format "osrm") and its table
 * of errors (src/exceptions.cc of valhalla/valhalla); no server was queried.
 */
const FROM: LonLat = [-63.58, 44.65];
const TO: LonLat = [-63.56, 44.65];
/** An area that the direct route crosses. */
const AREA: readonly LonLat[] = [
  [-63.572, 44.649],
  [-63.568, 44.649],
  [-63.568, 44.651],
  [-63.572, 44.651],
  [-63.572, 44.649],
];
const STRAIGHT = [FROM, TO];
const ROUND = [FROM, [-63.58, 44.655], [-63.56, 44.655], TO];

const routeOf = (coordinates: unknown) => ({
  code: "Ok",
  routes: [
    {
      distance: 1590,
      duration: 210.5,
      geometry: typeof coordinates === "string" ? coordinates : { type: "LineString", coordinates },
      legs: [
        {
          steps: [
            {
              distance: 1590,
              duration: 210.5,
              name: "Duke Street",
              maneuver: { type: "depart", modifier: "right", instruction: "Drive east on Duke Street." },
            },
            {
              distance: 0,
              duration: 0,
              name: "",
              maneuver: { type: "arrive", instruction: "You have arrived at your destination." },
            },
          ],
        },
      ],
    },
  ],
  waypoints: [],
});
const refusal = (code: string) => Response.json({ code, message: "Said by the server." }, { status: 400 });

interface Question {
  readonly exclude_polygons?: readonly unknown[];
  readonly costing: string;
}

/** A server that answers depending on whether the request has areas to avoid. */
function server(round: () => Response, plain: () => Response = () => Response.json(routeOf(STRAIGHT))) {
  const asked: Question[] = [];
  const fetch = vi.fn<Fetch>(async (_url, { body = "" }) => {
    const question = JSON.parse(body) as Question;
    asked.push(question);
    return question.exclude_polygons === undefined ? plain() : round();
  });
  const roads = valhallaDirections("https://roads.test/valhalla", fetch);
  return {
    fetch,
    asked,
    route: (avoid: readonly (readonly LonLat[])[] = []) => roads.route(FROM, TO, "driving", { avoid }),
  };
}

const FAILED = expect.objectContaining({ code: "provider_failed" });

it("requests a route in kilometres and English and returns its steps", async () => {
  const { route, asked, fetch } = server(() => refusal("NoRoute"));
  expect(await route()).toEqual({
    provider: "Valhalla",
    distance: 1590,
    duration: 210.5,
    geometry: { type: "LineString", coordinates: STRAIGHT },
    steps: [
      {
        instruction: "Drive east on Duke Street.",
        distance: 1590,
        duration: 210.5,
        maneuver: { type: "depart", modifier: "right" },
      },
      {
        instruction: "You have arrived at your destination.",
        distance: 0,
        duration: 0,
        maneuver: { type: "arrive" },
      },
    ],
  });
  expect(asked).toEqual([
    {
      locations: [
        { lon: -63.58, lat: 44.65 },
        { lon: -63.56, lat: 44.65 },
      ],
      costing: "auto",
      units: "kilometers",
      language: "en-US",
      format: "osrm",
      shape_format: "geojson",
    },
  ]);
  expect(fetch.mock.calls[0]?.[0].href).toBe("https://roads.test/valhalla/route");
});

it("uses the service's names for walking and cycling", async () => {
  const fetch = vi.fn<Fetch>(async () => Response.json(routeOf(STRAIGHT)));
  const roads = valhallaDirections("https://roads.test", fetch);
  await Promise.all([roads.route(FROM, TO, "walking"), roads.route(FROM, TO, "cycling")]);
  expect(fetch.mock.calls.map(([, { body = "" }]) => (JSON.parse(body) as Question).costing)).toEqual([
    "pedestrian",
    "bicycle",
  ]);
});

it("reports a route around the areas after checking it", async () => {
  const { route, asked } = server(() => Response.json(routeOf(ROUND)));
  expect(await route([AREA])).toMatchObject({ around: "around", geometry: { coordinates: ROUND } });
  expect(asked).toMatchObject([{ exclude_polygons: [AREA] }]);
});

it("distrusts a server that ignored the areas", async () => {
  const { route } = server(() => Response.json(routeOf(STRAIGHT)));
  expect(await route([AREA])).toMatchObject({ around: "through" });
});

it.each(["NoRoute", "NoSegment"])("reports a route through the areas if none remains around them: %s", async (code) => {
  const { route, asked } = server(() => refusal(code));
  expect(await route([AREA])).toMatchObject({ around: "through", geometry: { coordinates: STRAIGHT } });
  expect(asked).toHaveLength(2);
});

it("reports areas too large for the server and returns a route without them", async () => {
  const { route } = server(() => refusal("PerimeterExceeded"));
  expect(await route([AREA])).toMatchObject({ around: "too-large", geometry: { coordinates: STRAIGHT } });
});

it("returns none if there is no route, with or without areas", async () => {
  const { route } = server(
    () => refusal("NoRoute"),
    () => refusal("NoRoute"),
  );
  expect([await route(), await route([AREA])]).toEqual([null, null]);
});

it("reads the packed polyline of older versions", async () => {
  // The example from the format's documentation, with six decimals: 38.5, -120.2 and so on, divided by ten.
  const { route } = server(
    () => refusal("NoRoute"),
    () => Response.json(routeOf("_p~iF~ps|U_ulLnnqC_mqNvxq`@")),
  );
  expect((await route())?.geometry.coordinates).toEqual([
    [-12.02, 3.85],
    [-12.095, 4.07],
    [-12.6453, 4.3252],
  ]);
});

it.each<readonly [string, () => Response]>([
  ["500", () => new Response("Down.", { status: 500 })],
  ["a page of HTML", () => new Response("<!doctype html><title>Sign in</title>")],
  ["null", () => Response.json(null)],
  ["an object of something else", () => Response.json({ error: false })],
  ["a code that is none of a route", () => refusal("InvalidOptions")],
  ["a refusal without a code", () => Response.json({ status_code: 400 }, { status: 400 })],
  ["half a line", () => Response.json(routeOf("_p~iF"))],
  ["a line beyond the poles", () => Response.json(routeOf([FROM, [0, 400]]))],
  ["a distance below nothing", () => Response.json({ routes: [{ ...routeOf(ROUND).routes[0], distance: -1 }] })],
])("fails without details if the service answers with %s", async (_, answer) => {
  const { route } = server(answer, answer);
  await expect(route()).rejects.toEqual(FAILED);
  await expect(route([AREA])).rejects.toEqual(FAILED);
});

it("waits eight seconds in total, not per request", async () => {
  const { started } = controlTimeouts();
  const fetch = vi.fn<Fetch>(async (url, init) => {
    if (init.body?.includes("exclude_polygons") === true) return refusal("NoRoute");
    started[0]?.expire(); // the limit for all requests ends during the second one
    return neverAnswer(url, init);
  });
  const asked = valhallaDirections("https://roads.test", fetch).route(FROM, TO, "driving", { avoid: [AREA] });
  expect(started[0]?.ms).toBe(8000);
  await expect(asked).rejects.toEqual(FAILED);
  expect(fetch).toHaveBeenCalledTimes(2);
});
