import { bundledChemicalSource, type ChemicalSource } from "@placard/hazmat-core";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import "../../styles/fonts.css";
import "../../styles/index.css";
import type { Calculation } from "./calculation.ts";
import { ConversionPanel, type ConversionPanelProps } from "./ConversionPanel.tsx";

const source = bundledChemicalSource();
beforeAll(() => source.safety("cas:7782-50-5"), 60_000);
afterEach(cleanup);

// Each was once calculated with the data of the most similar name: vinylidene chloride, ethyl bromide, methylamine,
// pentanol.
const NEAR = [
  ["viny chloride", "Vinyl chloride"],
  ["etyl ether", "Ethyl ether"],
  ["dethylamine", "Diethylamine"],
  ["methanoll", "Methyl alcohol"],
] as const;

function open(given: Partial<ConversionPanelProps> = {}) {
  const onCalculated = vi.fn<(calculation: Calculation) => void>();
  const onRefused = vi.fn<(text: string, title: string) => void>();
  const view = render(<ConversionPanel source={source} {...{ onCalculated, onRefused }} {...given} />);
  const user = userEvent.setup();
  const box = () => screen.getByRole("combobox", { name: "Chemical name" });
  const field = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) });
  /** Types a chemical, then moves to the next field, which closes the list. */
  async function type(chemical: string, name: string, value: string): Promise<void> {
    await user.clear(box());
    await user.type(box(), chemical);
    await user.tab();
    await user.clear(await field(name));
    await user.type(await field(name), value);
  }
  return { ...view, user, box, field, type, onCalculated, onRefused };
}

const choices = { name: "Choose the substance" };
const asked = () => screen.findByRole("group", choices);

describe("mg/m³ and ppm", () => {
  async function convert(chemical: string) {
    const panel = open();
    await panel.type(chemical, "ppm", "1");
    await panel.user.click(screen.getByRole("button", { name: "Convert" }));
    return panel;
  }

  it.each(NEAR)("never converts %s, and offers similar names", async (typed, near) => {
    const { user, onCalculated } = await convert(typed);
    const offered = within(await asked());
    expect(screen.queryByText(/g\/mol/)).toBeNull();
    expect(onCalculated).not.toHaveBeenCalled();
    await user.click(offered.getByRole("button", { name: new RegExp(`^${near}`, "i") }));
    await user.click(screen.getByRole("button", { name: "Convert" }));
    expect((await screen.findByText(/g\/mol/)).closest("output")?.textContent).toMatch(new RegExp(near, "i"));
  });

  it("uses a name in another language for its substance, and names that: 32.04 g/mol, not pentanol's 88.15", async () => {
    await convert("metanol");
    const result = (await screen.findByText(/32\.04.* g\/mol/)).closest("output");
    expect(result?.textContent).toMatch(/methanol|methyl alcohol/i);
  });

  it("states that a substance is not on file, and converts nothing", async () => {
    const { onCalculated } = await convert("zzqqx");
    await screen.findByText("“zzqqx” is not on file.");
    expect(screen.queryByText(/g\/mol/)).toBeNull();
    expect(onCalculated).not.toHaveBeenCalled();
  });

  it("converts an identified substance, and names it", async () => {
    await convert("chlorine");
    const result = (await screen.findByText(/70\.9.* g\/mol/)).closest("output");
    expect(result?.textContent).toContain("Chlorine, UN1017");
  });

  it.each([
    ["another text", (panel: ReturnType<typeof open>) => panel.user.type(panel.box(), " trifluoride")],
    ["another value", async (panel: ReturnType<typeof open>) => panel.user.type(await panel.field("ppm"), "0")],
    ["another temperature", async (panel: ReturnType<typeof open>) => panel.user.type(await panel.field("Temp"), "0")],
  ])("shows no figure under %s", async (_, change) => {
    const panel = await convert("chlorine");
    await screen.findByText(/g\/mol/);
    await change(panel);
    await waitFor(() => expect(screen.queryByText("Chlorine, UN1017")).toBeNull());
    expect(screen.queryByText(/g\/mol/)).toBeNull();
  });

  it("discards the answer for a value that has changed since", async () => {
    const held = Promise.withResolvers<void>();
    const record = vi.fn<ChemicalSource["record"]>(async (key, options) => {
      await held.promise;
      return source.record(key, options);
    });
    const slow: ChemicalSource = { ...source, record };
    const { user, type, field, onCalculated } = open({ source: slow });
    await type("chlorine", "ppm", "1");
    await user.click(screen.getByRole("button", { name: "Convert" }));
    await waitFor(() => expect(record).toHaveBeenCalledTimes(1));
    await user.type(await field("ppm"), "0");
    held.resolve();
    await Promise.all(record.mock.results.map(({ value }) => value));
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(screen.queryByText("Chlorine, UN1017")).toBeNull();
    expect(onCalculated).not.toHaveBeenCalled();
  });

  it("states that nothing is known about a number that is not on file", async () => {
    await convert("9999");
    expect((await screen.findByText(/Guide 111/)).textContent).toContain("“9999” is not on file.");
  });

  it.each([
    [{ ppm: "1", "mg/m³": "1" }, "Please clear one field before converting"],
    [{}, "Please enter a value to convert"],
  ])("refuses %j with a text in place of the result", async (values, texts) => {
    const { user, box, field, onRefused } = open();
    await user.type(box(), "chlorine");
    await user.tab();
    for (const [name, value] of Object.entries(values)) await user.type(await field(name), value);
    await user.click(screen.getByRole("button", { name: "Convert" }));
    expect((await screen.findByText(texts)).closest("output")).not.toBeNull();
    expect(onRefused).toHaveBeenCalledWith(texts, "Error");
  });

  it("states the failure if the data gives no answer", async () => {
    const { type, user, onRefused } = open();
    await type("chlorine", "ppm", "2000000");
    await user.click(screen.getByRole("button", { name: "Convert" }));
    const why = expect.stringMatching(/is pure gas/);
    await waitFor(() => expect(onRefused).toHaveBeenCalledWith(why, "Conversion failed"));
  });
});

describe("the turn-back reading", () => {
  async function turnBack(chemical: string) {
    const panel = open({ defaultTab: "turn-back" });
    await screen.findByRole("combobox", { name: "Chemical name" }); // this tab loads shortly after the panel
    await panel.type(chemical, "Sensor correction factor", "1");
    await panel.user.click(screen.getByRole("button", { name: "Calculate" }));
    return panel;
  }
  /** Includes hidden elements, because the list of matches may cover it. */
  const reading = () => screen.getByRole("status", { name: "10% LEL", hidden: true }).textContent;

  it.each(NEAR)("shows no turn-back reading for %s, which only resembles a name", async (typed) => {
    const { onCalculated } = await turnBack(typed);
    await asked();
    expect(reading()).not.toMatch(/\d{3}/);
    expect(onCalculated).not.toHaveBeenCalled();
  });

  it("shows no turn-back reading for a substance that is not on file", async () => {
    await turnBack("zzqqx");
    await screen.findByText("“zzqqx” is not on file.");
    expect(reading()).not.toMatch(/\d{3}/);
  });

  it("shows the turn-back reading of vinyl chloride once it is chosen: 3.6 vol % × 10 000 × 0.1", async () => {
    const { user, onCalculated, box } = await turnBack("viny chloride");
    await user.click(within(await asked()).getByRole("button", { name: /^Vinyl chloride/ }));
    await user.click(screen.getByRole("button", { name: "Calculate" }));
    await waitFor(() => expect(reading()).toContain("Vinyl chloride, UN1086"));
    expect(reading()?.replaceAll(/\s/g, "")).toMatch(/3600(\.00)?ppm/);
    expect(onCalculated).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "turn-back", lelVolPercent: 3.6, correctionFactor: 1, ppm: 3600 }),
    );
    await user.type(box(), "x");
    await waitFor(() => expect(reading()).not.toContain("Vinyl chloride"));
  });

  it("refuses the turn-back reading for chlorine, which does not burn", async () => {
    const { onRefused } = await turnBack("chlorine");
    const why = expect.stringMatching(/does not burn/);
    await waitFor(() => expect(onRefused).toHaveBeenCalledWith(why, "Calculation failed"));
    expect(reading()).toMatch(/does not burn/);
    expect(reading()).not.toMatch(/\d{3}/);
  });
});

describe("units", () => {
  it("shows the specified error text, and no result for an impossible value", async () => {
    const { user, field } = open();
    await user.click(screen.getByRole("button", { name: /^Type/ }));
    await user.click(await screen.findByRole("option", { name: "Temperature" }));
    await user.type(await field("Value"), "25");
    const result = (await screen.findByText(/^77\.000000/)).closest("output");
    await user.clear(await field("Value"));
    await user.type(await field("Value"), "-300");
    await waitFor(() => expect(result?.textContent).toContain("Conversion failed"));
    expect(result?.textContent).not.toMatch(/\d/);
    expect(screen.getByText(/absolute zero/).isConnected).toBe(true);
  });

  it("updates the result with the input, and reports it once it no longer changes", async () => {
    const { user, field, onCalculated } = open();
    await user.type(await field("Value"), "36");
    await screen.findByText(/^10\.000000/);
    expect(onCalculated).not.toHaveBeenCalled();
    await waitFor(() => expect(onCalculated).toHaveBeenCalledTimes(1));
    const told = { kind: "unit", type: "speed", value: 36, from: "km/h", to: "m/s", result: "10.000000" };
    expect(onCalculated).toHaveBeenCalledWith(told);
  });

  it("reports the result immediately when the panel closes", async () => {
    const { user, field, onCalculated, unmount } = open();
    await user.type(await field("Value"), "36");
    unmount();
    expect(onCalculated).toHaveBeenCalledTimes(1);
  });
});
