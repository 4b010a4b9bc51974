import { createIncident, logIncidentAction } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeMode } from "../../incident/incident-store.ts";
import { drawn } from "../../test/drawn.ts";
import { alex, newPersonId } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

/** Open incidents of a department, on the landing page and in the workspace, while colleagues open and end them. */

const incident = createIncident.example.response.data;
const theirs = { ...incident, incident_id: 52, user_id: 13, title: "Smell at the school", client_id: null };

/** A fake `EventSource` that the test sends events through. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: Source[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
  say(name: string): void {
    this.dispatchEvent(new MessageEvent(name, { data: "{}" }));
  }
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event("error"));
  }
}
/** On a busy machine the stream may have been closed after a silence; the next one is opened 10 s later. */
const line = async (): Promise<Source> => {
  await waitFor(() => expect(Source.all.at(-1)?.readyState).toBe(0));
  return Source.all.at(-1) ?? new Source("");
};

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  Source.all.length = 0;
  vi.stubGlobal("EventSource", Source);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openPage(path: string, list: () => readonly object[]) {
  const questions: string[] = [];
  const page = renderApp(path, {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    "GET /get-all-locations-geocoded": { geocoded_locations: [] },
    "GET /get-department-incidents/2": (query: URLSearchParams) => {
      questions.push(query.toString());
      return { incidents: list() };
    },
  });
  return { ...page, questions };
}

it("shows and announces an incident from the live stream, and removes it when ended", async () => {
  let open: readonly object[] = [];
  const { questions } = openPage("/responder", () => open);
  await screen.findByRole("heading", { name: "What do you need?" });
  const stream = await line();
  expect(stream.url).toMatch(/\/api\/watch-department-incidents\/2$/);
  stream.say("open");
  open = [theirs];
  stream.say("incidents");
  await screen.findByRole("button", { name: "Join: Smell at the school" });
  await waitFor(() =>
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("1 incident is open"),
  );
  open = [];
  stream.say("incidents");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Join/ })).toBeNull());
  expect(new Set(questions)).toEqual(new Set(["status=active"]));
});

it("polls while the stream is down and stops once it is back", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  let open: readonly object[] = [];
  const { questions } = openPage("/responder", () => open);
  await screen.findByRole("heading", { name: "What do you need?" });
  (await line()).refuse();
  open = [theirs];
  await vi.advanceTimersByTimeAsync(16_000);
  await screen.findByRole("button", { name: "Join: Smell at the school" });
  (await line()).say("open");
  await waitFor(() => expect(questions.length).toBeGreaterThan(1));
  await vi.advanceTimersByTimeAsync(500);
  const requested = questions.length;
  (await line()).say("beat");
  await vi.advanceTimersByTimeAsync(40_000);
  expect(questions.length).toBe(requested);
});

it("announces a colleague's incident in the workspace, counts it at Back and opens it in one click", async () => {
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
  const own = { ...incident, user_id: person };
  const earlier = { ...theirs, incident_id: 53, title: "Gas in the cellar" };
  let open: readonly object[] = [own, earlier];
  const { user, address } = openPage("/responder/dashboard", () => open);
  const back = await screen.findByRole("button", { name: "Back" });
  const stream = await line();
  expect(stream.url).toMatch(/\/api\/watch-incident\/51$/);
  stream.say("open");
  const others = () => document.getElementById("others-open")?.textContent;
  await waitFor(() => expect(others()).toBe("1 other incident is open"));
  await drawn();
  expect(screen.queryByText("An incident was opened")).toBeNull();
  open = [own, earlier, theirs];
  stream.say("incidents");
  const toast = await screen.findByRole("alertdialog", { name: /An incident was opened/ });
  within(toast).getByText("Smell at the school");
  expect(back.getAttribute("aria-describedby")).toBe("others-open");
  expect(others()).toBe("2 other incidents are open");
  expect(screen.getAllByText("An incident was opened")).toHaveLength(1);
  await user.click(within(toast).getByRole("button", { name: "Open incidents" }));
  await waitFor(() => expect(address()).toBe("/responder"));
  await screen.findByRole("button", { name: "Join: Smell at the school" });
});

it("logs one Joined entry per visit, not one per resume", async () => {
  const logged: unknown[] = [];
  const { user } = renderApp("/responder", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    "GET /get-all-locations-geocoded": { geocoded_locations: [] },
    "GET /get-department-incidents/2": { incidents: [theirs] },
    "GET /search-businesses": { businesses: [] },
    "POST /log-incident-action": (_query: URLSearchParams, body: unknown) => {
      logged.push(body);
      return logIncidentAction.example.response;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Join: Smell at the school" }));
  await waitFor(() => expect(logged).toMatchObject([{ action_type: "incident_joined" }]));
  await user.click(await screen.findByRole("button", { name: "Back" }));
  await user.click(await screen.findByRole("button", { name: "Join: Smell at the school" }));
  await user.click(await screen.findByRole("button", { name: "Business / Address Search" }));
  await user.click(await screen.findByRole("searchbox"));
  await user.paste("harbour");
  // Entries are sent in order, so a second Joined entry would come before the search.
  await waitFor(() =>
    expect(logged).toMatchObject([{ action_type: "incident_joined" }, { action_type: "search_performed" }]),
  );
});
