import "@placard/ui/fonts.css";
import "@placard/ui/styles.css";
import "./styles/app.css";
import "./styles/print.css";
import { createCaller } from "@placard/api-client";
import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod/v4/core";
import { App } from "./App.tsx";
import { createAppServices } from "./app-services.ts";
import { Embedded } from "./embed/Embedded.tsx";
import { openDraftStorage } from "./forms/drafts/draft-storage.ts";
import { embedPathOf } from "./paths.ts";
import { clockedFetch } from "./lib/device/server-clock.ts";
import { createAppRouter } from "./routes.tsx";
import { withEarlySession } from "./session/early-session.ts";
import { fetchSession } from "./session/fetch-session.ts";

// The content policy forbids `eval`, which zod would otherwise use to compile its parsers.
config({ jitless: true });

const container = document.querySelector("#app");
if (container === null) throw new Error("index.html has no #app element to render into.");

/**
 * Starts all requests that a page waits for immediately: the session, the page's code, and the drafts, which are then
 * available before the first form renders. Until all of them have loaded, the content of `index.html` is shown. A page
 * in a frame stores no drafts.
 */
async function start(into: Element): Promise<void> {
  if (embedPathOf(location.pathname) !== null) return render(into, <Embedded />);
  const api = createCaller({ fetch: withEarlySession(clockedFetch) });
  const requested = fetchSession(api, localStorage);
  const router = createAppRouter();
  const routed = router.load();
  const services = createAppServices(api, {
    drafts: await openDraftStorage(localStorage),
    router,
    loadSession: () => requested,
  });
  await routed;
  render(into, <App services={services} />);
}

function render(into: Element, app: ReactNode): void {
  createRoot(into).render(<StrictMode>{app}</StrictMode>);
}

void start(container);
