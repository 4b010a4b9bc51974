import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { sampleResult } from "../../testing/plume.ts";
import { ZonesCard } from "./ZonesCard.tsx";
import "../../styles/fonts.css";
import "../../styles/index.css";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("data-placard-density");
});

/** Long zones with the longest texts: "more than 10 km". */
const modelled = sampleResult.plume;
const far = {
  ...sampleResult,
  plume:
    modelled === null
      ? null
      : { ...modelled, zones: modelled.zones.map((zone) => ({ ...zone, farM: 10_000, isCut: true })) },
};

it.each(["standard", "glove"])("shows every column of its table in the narrow column, %s", async (density) => {
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
  // As words, so that users need not know the meaning of a letter.
  expect(table.innerText).toContain("132 hydrants");
  expect(table.innerText).toContain("2 sites");
  expect(table.innerText).not.toMatch(/\bH \d/);
  const right = table.closest(".placard-table-frame")?.getBoundingClientRect().right ?? 0;
  for (const cell of table.querySelectorAll("th, td")) {
    expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
  }
});

it("names the sites of each zone below their count, and in the copies", async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const [lon, lat] = sampleResult.place.center;
  const sites = [
    { lon, lat, name: "Pier 9", business: "Harbour Ice" },
    { lon: lon + 2, lat, name: "Far shed", business: "Harbour Ice" },
  ];
  render(<ZonesCard result={sampleResult} unit="ppm" sites={sites} />);
  await user.click(screen.getByRole("button", { name: "Inside, by name" }));
  const [zone] = screen.getAllByText("Pier 9, Harbour Ice");
  expect(zone?.getBoundingClientRect().height).toBeGreaterThan(0);
  expect(screen.queryByText(/Far shed/)).toBeNull();
  for (const entry of ["Copy as text", "Copy as CSV"]) {
    await user.click(await screen.findByRole("button", { name: "Copy or save" }));
    await user.click(await screen.findByRole("menuitem", { name: entry }));
    expect(copied.mock.lastCall?.[0]).toMatch(/Initial evacuation: Pier 9, Harbour Ice/);
  }
  copied.mockRestore();
});
