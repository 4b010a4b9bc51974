import axe from "axe-core";

/** The themes that a story is not shown in by itself. Its own is checked by the accessibility addon, with every rule. */
const OTHER_THEMES = ["dark", "night", "sun"] as const;

/**
 * Holds what a story shows against axe in the other themes, once it has been played: contrast is what a theme changes.
 *
 * @throws Error that names the theme, the element and what is wrong with it
 */
export async function checkOtherThemes(canvas: HTMLElement): Promise<void> {
  const root = canvas.querySelector<HTMLElement>("[data-placard-theme]");
  if (root === null) throw new Error("The story stands in no StoryRoot: see .storybook/preview.tsx.");
  const { placardTheme: theme, placardMotion: motion } = root.dataset;
  root.dataset["placardMotion"] = "reduced"; // no colour is read half-way
  const findings: string[] = [];
  for (const other of OTHER_THEMES) {
    root.dataset["placardTheme"] = other;
    await nextFrame();
    const { violations } = await axe.run(canvas, { runOnly: ["color-contrast"] });
    for (const { help, nodes } of violations) {
      findings.push(...nodes.map(({ html, failureSummary }) => `${other}: ${help}\n${html}\n${failureSummary ?? ""}`));
    }
  }
  root.dataset["placardTheme"] = theme ?? "light";
  root.dataset["placardMotion"] = motion ?? "full";
  if (findings.length > 0) throw new Error(findings.join("\n\n"));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
