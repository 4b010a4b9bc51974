import axe from "axe-core";
import { figuresOutOfOrder } from "../packages/ui/src/testing/figure-order.ts";

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
  root.dataset["placardMotion"] = "reduced"; // no colour is read half-way
  const findings: string[] = [];
  for (const other of OTHER_THEMES) {
    root.dataset["placardTheme"] = other;
    await nextFrame();
    findings.push(...(await contrastFindings(canvas, other)));
  }
  root.dataset["placardTheme"] = theme;
  findings.push(...(await forcedFindings(canvas)));
  findings.push(...rightToLeftFindings(root));
  root.dataset["placardMotion"] = motion;
  if (findings.length > 0) throw new Error(findings.join("\n\n"));
}

function rightToLeftFindings(root: HTMLElement): readonly string[] {
  const { dir } = root;
  root.dir = "rtl";
  const findings = figuresOutOfOrder(root).map((found) => `right to left: ${found}`);
  root.dir = dir;
  return findings;
}

async function contrastFindings(context: axe.ElementContext, look: string): Promise<readonly string[]> {
  const { violations } = await axe.run(context, {
    runOnly: ["color-contrast"],
    resultTypes: ["violations"],
    preload: false,
  });
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${look}: ${help}\n${html}\n${failureSummary ?? ""}`),
  );
}

/**
 * In forced colours the system picks the colours of all but what keeps its own: signs, swatches, what is selected. Only that
 * can be hard to read; of the rest axe would read the fill of the text, which keeps the colour of the sheet.
 */
async function forcedFindings(canvas: HTMLElement): Promise<readonly string[]> {
  await forceColours(true);
  try {
    const keeping = outermost(canvas, keepsItsColours).filter(({ textContent }) => textContent.trim() !== "");
    return keeping.length === 0 ? [] : await contrastFindings({ include: keeping }, "forced colours");
  } finally {
    await forceColours(false);
  }
}

const keepsItsColours = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue("forced-color-adjust") === "none";

/** The elements below one for which something holds, without those inside of them. */
function outermost(parent: Element, holds: (element: Element) => boolean): readonly Element[] {
  return [...parent.children].flatMap((element) => (holds(element) ? [element] : outermost(element, holds)));
}

/** Has the browser under test draw in the colours of the system alone, as people with a contrast theme see a page. */
async function forceColours(isForced: boolean): Promise<void> {
  const { cdp } = await import("vitest/browser");
  const features = [{ name: "forced-colors", value: isForced ? "active" : "none" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
