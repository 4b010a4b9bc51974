import { createCaller } from "@placard/api-client";
import { toasts } from "@placard/ui";
import "@placard/ui/fonts.css";
import "@placard/ui/styles.css";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, render, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { App } from "../App.tsx";
import { createAppServices } from "../app-services.ts";
import { PACING, PacingProvider, type Pacing } from "../lib/pacing.ts";
import type { SessionStore } from "../session/session-store.ts";
import { storedFilesOf } from "../lib/device/stored-files.ts";
import { createAppRouter } from "../routes.tsx";
import "../styles/app.css";
import "../styles/print.css";
import { answeringFetch } from "./answering-fetch.ts";
import { dana } from "./people.ts";

/** Sessions of the rendered apps. */
const sessions: SessionStore[] = [];

/**
 * Renders the whole app at a path, with a server that responds from a table. Storage is kept unless the test clears it.
 * The app does not wait after typing, or before it sends a failed request again.
 *
 * @param pacing - for a test that depends on one of the app's delays
 */
export function renderApp(path: string, table: Parameters<typeof answeringFetch>[0], pacing: Partial<Pacing> = {}) {
  const { fetch, calls } = answeringFetch({ "GET /session": { user: null }, "GET /get-config": CONFIG, ...table });
  const history = createMemoryHistory({ initialEntries: [path] });
  const services = createAppServices(createCaller({ fetch }), { router: createAppRouter(history) });
  sessions.push(services.session);
  const view = render(
    <PacingProvider value={{ ...PACING, typingMs: 0, retryMs: 0, ...pacing }}>
      <App services={services} />
    </PacingProvider>,
  );
  return {
    ...view,
    user: handOfUser(),
    session: services.session,
    /** Path and query of the current page. */
    address: () => history.location.href,
    back: () => history.back(),
    forward: () => history.forward(),
    calls: () => calls.map(({ call }) => call),
    sent: (call: string) => calls.find((entry) => entry.call === call)?.body,
    /** The bodies of all requests to this endpoint, oldest first. */
    allSent: (call: string) => calls.filter((entry) => entry.call === call).map(({ body }) => body),
  };
}

/**
 * A user who, like a person, waits until a control is enabled: a button may appear before its data is loaded. Types
 * without a pause between keys, because most tests do not depend on a render per key.
 */
function handOfUser() {
  const hand = userEvent.setup();
  return {
    ...hand,
    type: userEvent.setup({ delay: null }).type,
    click: async (element: Element): Promise<void> => {
      const texts = wordsOf(element);
      /** An enabled button may be a new element with the same text. */
      const now = (): Element =>
        element.isConnected
          ? element
          : ([...document.querySelectorAll(element.tagName)].find((other) => wordsOf(other) === texts) ?? element);
      await waitFor(() => {
        if (now().getAttribute("aria-disabled") === "true") throw new Error(`Disabled: ${texts}`);
      });
      await hand.click(now());
    },
    /** Also presses disabled elements. */
    clickAnyway: hand.click,
  };
}

const wordsOf = (element: Element): string => element.getAttribute("aria-label") ?? element.textContent;

/**
 * Removes the state of earlier tests: the page and all data on the device. The sessions of their apps end, so that an
 * answer that arrives later is not written to the device.
 */
export async function clearDevice(): Promise<void> {
  cleanup();
  for (const session of sessions.splice(0)) session.end("logged-out");
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "sidebar:state=; path=/; max-age=0";
  toasts.clear();
  const files = storedFilesOf(`business:${dana.id}`);
  for (const { key } of await files.all()) await files.remove(key);
}

/** Configuration of a server without providers. */
export const CONFIG = {
  version: "0.1.0",
  map: { engine: "embedded", mapbox_token: null, style_url: null, regions: [] },
  providers: {
    chemicals: "bundled",
    geocoder: "embedded",
    directions: "none",
    directions_around: false,
    weather: "none",
    hydrants: false,
    mail: "outbox",
  },
  demo: null,
};

/** The same with the map of a region, which is too large to be loaded before it is needed. */
export const CONFIG_WITH_REGION = {
  ...CONFIG,
  map: {
    ...CONFIG.map,
    regions: [
      {
        name: "Halifax harbour",
        bbox: [-63.68, 44.6, -63.48, 44.74],
        edition: "2026-11-21",
        path: "/regions/halifax-test.json",
        bytes: 50_000_000,
      },
    ],
  },
};
