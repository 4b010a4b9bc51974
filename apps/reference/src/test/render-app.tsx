import { createCaller } from "@placard/api-client";
import { toasts } from "@placard/ui";
import "@placard/ui/fonts.css";
import "@placard/ui/styles.css";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { App } from "../App.tsx";
import { createAppServices } from "../app-services.ts";
import { createAppRouter } from "../routes.tsx";
import "../styles/app.css";
import "../styles/print.css";
import { answeringFetch } from "./answering-fetch.ts";

/** The whole app at an address, over a server that answers from a table. Storage is kept unless the test clears it. */
export function renderApp(path: string, table: Parameters<typeof answeringFetch>[0]) {
  const { fetch, calls } = answeringFetch({ "GET /session": { user: null }, "GET /get-config": CONFIG, ...table });
  const history = createMemoryHistory({ initialEntries: [path] });
  const services = createAppServices(createCaller({ fetch }), { router: createAppRouter(history) });
  const view = render(<App services={services} />);
  return {
    ...view,
    user: userEvent.setup(),
    session: services.session,
    /** Path and query of the page that is shown. */
    address: () => history.location.href,
    back: () => history.back(),
    forward: () => history.forward(),
    calls: () => calls.map(({ call }) => call),
    sent: (call: string) => calls.find((entry) => entry.call === call)?.body,
  };
}

/** Takes away what the test before left: its page, and all that the device remembers. */
export function clearDevice(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "sidebar:state=; path=/; max-age=0";
  toasts.clear();
}

/** A server without providers. */
export const CONFIG = {
  version: "0.1.0",
  map: { engine: "embedded", mapbox_token: null, style_url: null, regions: [] },
  providers: {
    chemicals: "bundled",
    geocoder: "embedded",
    directions: "none",
    weather: "none",
    hydrants: false,
    mail: "outbox",
  },
  demo: null,
};
