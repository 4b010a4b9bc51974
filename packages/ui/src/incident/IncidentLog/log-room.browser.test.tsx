import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { IncidentLog } from "./IncidentLog.tsx";
import { sampleLog } from "./sample-log.ts";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute("data-placard-density");
  await page.viewport(1024, 768);
});

const nothing = () => undefined;

it("shows its title and the number of users on one line on a phone, with the full text for screen readers", async () => {
  await page.viewport(390, 844);
  const { container } = render(
    <IncidentLog entries={sampleLog} people={["Alex Morin", "Robin Chase"]} onReplay={nothing} onClose={nothing} />,
  );
  const [title] = container.querySelectorAll("h2");
  const lineHeight = Number.parseFloat(getComputedStyle(title ?? container).lineHeight);
  expect(title?.getBoundingClientRect().height).toBeLessThan(1.5 * lineHeight);
  const people = container.querySelector(".placard__people");
  expect(people?.getBoundingClientRect().height).toBeLessThan(1.9 * lineHeight);
  expect(people?.textContent).toContain("2 people online");
});

it.each([
  ["a tablet, for gloves", 1024, 768, 450, 606, "glove"],
  ["a desk", 1440, 900, 560, 756, "standard"],
])(
  "leaves space for its entries on %s, and the last one can be scrolled to",
  async (_, width, height, wide, high, hand) => {
    await page.viewport(width, height);
    document.documentElement.setAttribute("data-placard-density", hand);
    render(
      <div style={{ inlineSize: wide, blockSize: high, overflow: "hidden" }}>
        <IncidentLog
          entries={sampleLog}
          people={["Alex Morin"]}
          onBenchmark={nothing}
          onEntryTeams={nothing}
          onNote={nothing}
          onExportCsv={nothing}
          onExportPdf={nothing}
          onExportSigned={nothing}
          onReplay={nothing}
          onClose={nothing}
        />
      </div>,
    );
    const lines = document.querySelector(".placard__lines");
    expect(lines?.getBoundingClientRect().top).toBeLessThanOrEqual(high - 100);
    expect(lines?.getBoundingClientRect().height).toBeGreaterThan(100);
    const last = document.querySelector("ol > li:last-child");
    last?.scrollIntoView({ block: "center" });
    const { left = 0, top = 0, width: across = 0, height: tall = 0 } = last?.getBoundingClientRect() ?? {};
    const hit = document.elementFromPoint(left + across / 2, top + tall / 2);
    expect(last?.contains(hit)).toBe(true);
  },
);
