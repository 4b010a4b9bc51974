import { createIncident, getResponderUsers, insertResponderUser } from "@placard/api-client/internal";
import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FailedMapPanel } from "../../features/responder-workspace/map/FailedMapPanel.tsx";
import { writeMode } from "../../incident/incident-store.ts";
import { en } from "../../messages/en.ts";
import { MessagesProvider } from "../../messages/MessagesProvider.tsx";
import { problem, type AnsweringTable } from "../answering-fetch.ts";
import { alex } from "../people.ts";
import { clearDevice } from "../render-app.tsx";
import { askTheWay, at, openNavigation, responderServer, useLocation, WAY, withProviders } from "./responder.ts";
import { answer, each, nothing, press, saysEach, type Act, type Case } from "./says-each.ts";

/**
 * The fixed texts of team, incident, map and navigation, each on its own screen, after the response that causes it.
 *
 * "Failed to load Mapbox GL JS from CDN" and "Map library not available" are shown by `IncidentMap`, which tests them.
 */

const incident = createIncident.example.response.data;
const [example] = getResponderUsers.example.response.users;
if (example === undefined) throw new Error("The contract's example has no member.");
const robin = { ...example, id: 31, name: "Robin Chase", email: "robin@fire.example", membership_status: "pending" };

beforeEach(async () => {
  await clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});
afterEach(() => vi.restoreAllMocks());

const broke = problem(500, "internal_error", "The server encountered an error. Please try again later.");
const unread = problem(400, "invalid_request", "No.");
const server: AnsweringTable = {
  ...responderServer,
  "GET /get-responder-users/2": { users: [robin] },
  "GET /get-invitations/2": { invitations: [] },
  "GET /get-department-incidents/2": { incidents: [] },
};

const addMember: Act = each(press("Add Member"), async ({ user }) => {
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: "Temporary password" }));
  await user.type(dialog.getByLabelText("Name"), "Sam Roy");
  await user.type(dialog.getByLabelText("Email"), "sam@fire.example");
  await user.type(dialog.getByLabelText("Temporary Password", { selector: "input" }), "Correct-horse-9");
  await user.click(dialog.getByRole("button", { name: "Add Member" }));
});
const removeMember = each(press(/^Remove.*Robin Chase/), answer("Remove member"));

const TEAM = at("team-management");

describe("the team", () => {
  saysEach(
    [
      {
        texts: ["Failed to load users"],
        at: TEAM,
        answers: { "GET /get-responder-users/2": unread },
        act: nothing,
      },
      {
        texts: ["Failed to add user"],
        at: TEAM,
        answers: { "POST /insert-responder-user": broke },
        act: addMember,
      },
      {
        texts: ["User added successfully"],
        at: TEAM,
        answers: { "POST /insert-responder-user": insertResponderUser.example.response },
        act: addMember,
      },
      {
        texts: ["Failed to delete user"],
        at: TEAM,
        answers: { "DELETE /delete-responder-user/31": broke },
        act: removeMember,
      },
      { texts: ["User deleted"], at: TEAM, answers: { "DELETE /delete-responder-user/31": {} }, act: removeMember },
    ],
    server,
  );
});

const createIt: Act = each(press(/^New Incident/), async ({ user }) => {
  await user.type(await screen.findByLabelText("Incident title"), "Pier Road");
  await user.click(screen.getByRole("button", { name: "Create Incident" }));
});

describe("the incident", () => {
  saysEach(
    [
      {
        texts: ["Failed to create incident"],
        at: "/responder",
        before: () => writeMode(localStorage, alex.user_id, { kind: "choosing" }),
        answers: { "POST /create-incident": unread },
        act: createIt,
      },
      {
        texts: ["User not found"],
        at: "/responder",
        before: () => writeMode(localStorage, alex.user_id, { kind: "choosing" }),
        answers: { "POST /create-incident": problem(404, "not_found", "User not found") },
        act: createIt,
      },
      {
        texts: ["Failed to end incident"],
        at: "/responder/dashboard",
        before: () => writeMode(localStorage, alex.user_id, { kind: "incident", incident }),
        answers: { [`PUT /update-incident-status/${incident.incident_id}`]: unread },
        act: each(press("End"), answer("End")),
      },
    ],
    server,
  );
});

const POINT = { latitude: 0, longitude: 0, accuracy: 8 };
/** Sets the device's position to 0, 0, or makes geolocation fail with this code. */
const stands = (failure?: number) => (): void =>
  void vi
    .spyOn(navigator.geolocation, "getCurrentPosition")
    .mockImplementation((found, failed) =>
      failure === undefined
        ? found({ coords: POINT } as GeolocationPosition)
        : failed?.({ code: failure } as GeolocationPositionError),
    );
const line = { distance: 3145, bearing_deg: 45, words: "3.1 km NE, straight line" };
const coordinates = [
  [0, 0],
  [0.02, 0.02],
];
const route = {
  provider: "osrm",
  geometry: { type: "LineString", coordinates },
  distance: 3145,
  duration: 240,
  steps: [],
};

const way = (texts: readonly string[], found: AnsweringTable[string], act: Act = nothing): Case => ({
  texts,
  at: "/responder/dashboard",
  before: stands(),
  answers: { ...withProviders, [WAY]: found },
  act: each(askTheWay, act),
});
const FOUND = { route, straight_line: line };

describe("the map and navigation", () => {
  saysEach(
    [
      {
        texts: ["Failed to load all business locations", "Failed to load fire hydrants"],
        at: "/responder/dashboard?panel=map&places=both",
        answers: { "GET /get-all-locations-geocoded": unread, "GET /load-hydrants": unread },
        act: nothing,
      },
      way(["Route calculated", "3.1 km, 4m"], FOUND),
      way(
        ["Route not found", "Unable to calculate route to destination"],
        problem(404, "route_not_found", "Unable to calculate route to destination"),
      ),
      way(
        ["Navigation error", "Failed to calculate route. Directions API error: 502"],
        problem(502, "provider_failed", "Down."),
      ),
      way(["Navigation error", "Failed to calculate route"], "no network"),
      way(["Navigation started", "Follow the route to your destination"], FOUND, press("Start Navigation")),
      way(
        ["Navigation stopped", "Route guidance ended"],
        FOUND,
        each(press("Start Navigation"), press("Stop Navigation")),
      ),
      ...(
        [
          [1, "Location access denied by user."],
          [2, "Location information is unavailable."],
          [3, "Location request timed out."],
          [9, "An unknown error occurred while getting location."],
        ] as const
      ).map(([code, text]) => ({
        texts: [text],
        at: "/responder/dashboard",
        before: stands(code),
        answers: {},
        act: each(openNavigation, useLocation),
      })),
    ],
    server,
  );

  describe("in a browser without geolocation", () => {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, "geolocation");
    afterEach(() => void (own && Object.defineProperty(Navigator.prototype, "geolocation", own)));
    saysEach(
      [
        {
          texts: ["Geolocation is not supported by this browser."],
          at: "/responder/dashboard",
          before: () => void Reflect.deleteProperty(Navigator.prototype, "geolocation"),
          answers: {},
          act: each(openNavigation, useLocation),
        },
      ],
      server,
    );
  });

  it("suggests checking the connection if the map did not load, and retries", () => {
    const onRetry = vi.fn<() => void>();
    render(
      <MessagesProvider messages={en}>
        <FailedMapPanel onRetry={onRetry} />
      </MessagesProvider>,
    );
    expect(screen.getByText("Failed to load map. Please check your internet connection.").isConnected).toBe(true);
    screen.getByRole("button", { name: "Try again" }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("shows the error reported by the map, or that it is unknown", () => {
    const { mapError } = en.responderMap;
    expect([mapError("AJAXError: 404"), mapError("")]).toEqual([
      "Map error: AJAXError: 404",
      "Map error: Unknown error",
    ]);
  });
});
