import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sampleResult } from "../../testing/plume.ts";
import { ZonesCard } from "./ZonesCard.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("data-placard-density");
});

/** Far zones, whose words are the longest: "more than 10 km". */
const modelled = sampleResult.plume;
const far = {
  ...sampleResult,
  plume:
    modelled === null
      ? null
      : { ...modelled, zones: modelled.zones.map((zone) => ({ ...zone, farM: 10_000, isCut: true })) },
};

it.each(["standard", "glove"])("shows every column of its table in the rail, %s", async (density) => {
  document.documentElement.setAttribute("data-placard-density", density);
  const [lon, lat] = sampleResult.place.center;
  const hydrants = Array.from({ length: 132 }, () => ({ lon, lat }));
  render(
    <div style={{ inlineSize: 376 }}>
      <ZonesCard
        result={far}
        unit="ppm"
        sites={[
          { lon, lat, people: 12_400 },
          { lon, lat, people: null },
        ]}
        hydrants={hydrants}
      />
    </div>,
  );
  await document.fonts.load('16px "IBM Plex Sans Variable"');
  const table = screen.getByRole("grid");
  // In words: nobody should have to know what a letter stands for.
  expect(table.innerText).toContain("132 hydrants");
  expect(table.innerText).toContain("2 sites");
  expect(table.innerText).not.toMatch(/\bH \d/);
  const right = table.closest(".placard-table-frame")?.getBoundingClientRect().right ?? 0;
  for (const cell of table.querySelectorAll("th, td")) {
    expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
  }
});
