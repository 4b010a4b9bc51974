import axe from "axe-core";
import { figuresOutOfOrder } from "../packages/ui/src/testing/figure-order.ts";

/** Themes other than that of the story, which the accessibility addon checks with every rule. */
const OTHER_THEMES = ["dark", "night", "sun"] as const;

/**
 * Checks a story, after its play function, for problems of other looks: contrast in the other themes and in forced
 * colours, and the order of figure and unit on right-to-left pages.
 *
 * @throws Error that names the look, the element and the problem
 */
export async function checkOtherLooks(canvas: HTMLElement): Promise<void> {
  const root = canvas.querySelector<HTMLElement>("[data-placard-theme]");
  if (root === null) throw new Error("The story stands in no StoryRoot: see .storybook/preview.tsx.");
  const { placardTheme: theme = "light", placardMotion: motion = "full" } = root.dataset;
  root.dataset["placardMotion"] = "reduced"; // no colour is read during a transition
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
 * In forced colours the system sets all colours except those of hazard signs, swatches and selections. Only these can
 * lack contrast; for the others axe would read the text colour of the style sheet.
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

/** Returns the descendants that match a condition, without those inside another match. */
function outermost(parent: Element, holds: (element: Element) => boolean): readonly Element[] {
  return [...parent.children].flatMap((element) => (holds(element) ? [element] : outermost(element, holds)));
}

/** Emulates forced colours in the browser under test, as for users with a contrast theme. */
async function forceColours(isForced: boolean): Promise<void> {
  const { cdp } = await import("vitest/browser");
  const features = [{ name: "forced-colors", value: isForced ? "active" : "none" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
