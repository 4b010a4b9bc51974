import "@placard/ui/fonts.css";
import "@placard/ui/styles.css";
import "./styles/app.css";
import "./styles/print.css";
import { createCaller } from "@placard/api-client";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import * as z from "zod";
import { App } from "./App.tsx";
import { createAppServices } from "./app-services.ts";
import { Embedded } from "./embed/Embedded.tsx";
import { embedPathOf } from "./paths.ts";

// The content policy forbids `eval`, which zod would otherwise use to compile its parsers.
z.config({ jitless: true });

const container = document.querySelector("#app");
if (container === null) throw new Error("index.html has no #app element to render into.");

const embedPath = embedPathOf(location.pathname);

/** Drafts are at hand before the first form is drawn. A page in a frame keeps none. */
async function start(into: Element): Promise<void> {
  const root = createRoot(into);
  if (embedPath !== null) {
    root.render(
      <StrictMode>
        <Embedded />
      </StrictMode>,
    );
    return;
  }
  const { openDraftStorage } = await import("./forms/draft-storage.ts");
  const services = createAppServices(createCaller(), await openDraftStorage(localStorage));
  root.render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
}

void start(container);
