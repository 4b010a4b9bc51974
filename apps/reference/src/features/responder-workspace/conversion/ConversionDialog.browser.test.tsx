import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeMode } from "../../../incident/incident-store.ts";
import { chemicalSource } from "../../../lib/chemical-source.ts";
import { alex } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeAll(() => chemicalSource.safety("cas:7782-50-5"), 60_000);
beforeEach(() => {
  clearDevice();
  writeMode(localStorage, alex.user_id, { kind: "quick-search" });
});

// Each was once computed with the figures of the nearest name: vinylidene chloride, ethyl bromide, methylamine, pentanol.
const NEAR = [
  ["viny chloride", "Vinyl chloride"],
  ["etyl ether", "Ethyl ether"],
  ["dethylamine", "Diethylamine"],
  ["methanoll", "Methyl alcohol"],
] as const;

async function openConversion() {
  const view = renderApp("/responder/dashboard", { "GET /session": { user: alex } });
  await view.user.click(await screen.findByRole("button", { name: /conversion/i }));
  const dialog = within(await screen.findByRole("dialog", {}, { timeout: 5000 }));
  /** Types a chemical; Escape would close the dialog, so the next field closes the list. */
  async function type(chemical: string, field: string, value: string): Promise<void> {
    await view.user.clear(dialog.getByRole("combobox", { name: "Chemical name" }));
    await view.user.type(dialog.getByRole("combobox", { name: "Chemical name" }), chemical);
    await view.user.tab();
    await view.user.clear(await dialog.findByRole("textbox", { name: new RegExp(`^${field}`) }));
    await view.user.type(dialog.getByRole("textbox", { name: new RegExp(`^${field}`) }), value);
  }
  return { user: view.user, dialog, type };
}

const choices = { name: "Which one is meant" };

describe("mg/m³ and ppm", () => {
  async function convert(chemical: string) {
    const { user, dialog, type } = await openConversion();
    await type(chemical, "ppm", "1");
    await user.click(dialog.getByRole("button", { name: "Convert" }));
    return { user, dialog };
  }

  it.each(NEAR)("never converts %s, and offers what is near", async (typed, near) => {
    const { user, dialog } = await convert(typed);
    const offered = within(await dialog.findByRole("group", choices, { timeout: 5000 }));
    expect(dialog.queryByText(/g\/mol/)).toBeNull();
    await user.click(offered.getByRole("button", { name: new RegExp(`^${near}`, "i") }));
    await user.click(dialog.getByRole("button", { name: "Convert" }));
    expect((await dialog.findByText(/g\/mol/)).closest("output")?.textContent).toMatch(new RegExp(near, "i"));
  });

  it("converts what is named, and names it", async () => {
    const { dialog } = await convert("chlorine");
    const result = (await dialog.findByText(/70\.9.* g\/mol/, {}, { timeout: 5000 })).closest("output");
    expect(result?.textContent).toContain("Chlorine, UN1017");
  });

  it("shows no figure under another text", async () => {
    const { user, dialog } = await convert("chlorine");
    await dialog.findByText(/g\/mol/, {}, { timeout: 5000 });
    await user.type(dialog.getByRole("combobox", { name: "Chemical name" }), " trifluoride");
    await waitFor(() => expect(dialog.queryByText("Chlorine, UN1017")).toBeNull());
    expect(dialog.queryByText(/g\/mol/)).toBeNull();
  });

  it("says of a number that is not on file that nothing is known", async () => {
    const { dialog } = await convert("9999");
    expect((await dialog.findByText(/guide 111/, {}, { timeout: 5000 })).textContent).toContain(
      "“9999” is not on file.",
    );
  });
});

describe("the turn-back reading", () => {
  async function turnBack(chemical: string) {
    const { user, dialog, type } = await openConversion();
    await user.click(dialog.getByRole("radio", { name: "Sensor Turn-back PPM" }));
    await type(chemical, "Sensor correction factor", "1");
    await user.click(dialog.getByRole("button", { name: "Calculate" }));
    return { user, dialog };
  }
  const reading = (dialog: ReturnType<typeof within>) => dialog.getByRole("status", { name: "10% LEL" }).textContent;

  it.each(NEAR)("is never that of a name that %s only resembles", async (typed) => {
    const { dialog } = await turnBack(typed);
    await dialog.findByRole("group", choices, { timeout: 5000 });
    expect(reading(dialog)).not.toMatch(/\d{3}/);
  });

  it("is that of vinyl chloride once it is chosen: 3.6 vol % × 10 000 × 0.1", async () => {
    const { user, dialog } = await turnBack("viny chloride");
    const offered = within(await dialog.findByRole("group", choices, { timeout: 5000 }));
    await user.click(offered.getByRole("button", { name: /^Vinyl chloride/ }));
    await user.click(dialog.getByRole("button", { name: "Calculate" }));
    await waitFor(() => expect(reading(dialog)).toContain("Vinyl chloride, UN1086"));
    expect(reading(dialog)?.replaceAll(/\s/g, "")).toMatch(/3600(\.00)?ppm/);
  });

  it("is refused in words for chlorine, which does not burn", async () => {
    const { dialog } = await turnBack("chlorine");
    await screen.findByRole("alertdialog", { name: /Error/ }, { timeout: 5000 });
    expect(reading(dialog)).not.toMatch(/\d{3}/);
  });
});
