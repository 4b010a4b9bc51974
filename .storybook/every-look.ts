import axe from "axe-core";
import { figuresOutOfOrder } from "./figure-order.ts";

/** The themes that a story is not shown in by itself. Its own is checked by the accessibility addon, with every rule. */
const OTHER_THEMES = ["dark", "night", "sun"] as const;

/**
 * Holds what a story shows, once it has been played, against what a look changes: contrast in the other themes and in
 * forced colours, and the order of figure and unit where a page reads from right to left.
 *
 * @throws Error that names the look, the element and what is wrong with it
 */
export async function checkOtherLooks(canvas: HTMLElement): Promise<void> {
  const root = canvas.querySelector<HTMLElement>("[data-placard-theme]");
  if (root === null) throw new Error("The story stands in no StoryRoot: see .storybook/preview.tsx.");
  const { placardTheme: theme = "light", placardMotion: motion = "full" } = root.dataset;
  const { dir } = root;
  root.dataset["placardMotion"] = "reduced"; // no colour is read half-way
  const findings: string[] = [];
  for (const other of OTHER_THEMES) {
    root.dataset["placardTheme"] = other;
    await nextFrame();
    findings.push(...(await contrastFindings(canvas, other)));
  }
  root.dataset["placardTheme"] = theme;
  await forceColours(true);
  findings.push(...(await contrastFindings(canvas, "forced colours")));
  await forceColours(false);
  root.dir = "rtl";
  findings.push(...figuresOutOfOrder(root).map((found) => `right to left: ${found}`));
  root.dir = dir;
  root.dataset["placardMotion"] = motion;
  if (findings.length > 0) throw new Error(findings.join("\n\n"));
}

async function contrastFindings(canvas: HTMLElement, look: string): Promise<readonly string[]> {
  const { violations } = await axe.run(canvas, {
    runOnly: ["color-contrast"],
    resultTypes: ["violations"],
    preload: false,
  });
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${look}: ${help}\n${html}\n${failureSummary ?? ""}`),
  );
}

/** Has the browser under test draw in the colours of the system alone, as people with a contrast theme see a page. */
async function forceColours(isForced: boolean): Promise<void> {
  const { cdp } = await import("vitest/browser");
  const features = [{ name: "forced-colors", value: isForced ? "active" : "none" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  await nextFrame();
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
