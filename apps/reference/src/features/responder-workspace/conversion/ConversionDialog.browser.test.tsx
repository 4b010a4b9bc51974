import { createIncident } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { page, userEvent as hands } from "vitest/browser";
import { writeMode } from "../../../incident/incident-store.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { alex, newPersonId } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const incident = createIncident.example.response.data;
const LOG = "POST /log-incident-action";

beforeAll(() => chemicalSource.safety("cas:7782-50-5"), 60_000);

let person = newPersonId();
beforeEach(async () => {
  await clearDevice();
  person = newPersonId();
  writeMode(localStorage, person, { kind: "incident", incident: { ...incident, user_id: person } });
});

async function openConversion() {
  const view = renderApp("/responder/dashboard", {
    "GET /session": { user: { ...alex, id: person, user_id: person } },
    [LOG]: {},
  });
  await view.user.click(await screen.findByRole("button", { name: /conversion/i }));
  const dialog = within(await screen.findByRole("dialog"));
  async function type(chemical: string, field: string, value: string): Promise<void> {
    await view.user.clear(dialog.getByRole("combobox", { name: "Chemical name" }));
    await view.user.type(dialog.getByRole("combobox", { name: "Chemical name" }), chemical);
    await view.user.tab();
    await view.user.type(await dialog.findByRole("textbox", { name: new RegExp(`^${field}`) }), value);
  }
  return { ...view, dialog, type };
}

it("is wide enough for both conversions on a desktop", async () => {
  await page.viewport(1440, 900);
  await openConversion();
  expect(screen.getByRole("dialog").getBoundingClientRect().width).toBeGreaterThanOrEqual(940);
  await page.viewport(1280, 800);
});

it.each([
  ["Unit Conversions", "radio", "Chemical name"],
  ["Sensor Turn-back PPM", "radio", "Chemical name"],
  ["Detector reading, raw and corrected", "button", "Gas in the air"],
] as const)("takes a chemical from the list of %s with the mouse", async (part, role, field) => {
  const { user, dialog } = await openConversion();
  if (part !== "Unit Conversions") await user.click(dialog.getByRole(role, { name: part }));
  const box = await dialog.findByRole("combobox", { name: field });
  await hands.type(box, "chlor");
  await hands.click(await screen.findByRole("option", { name: /^Chlorine/ }));
  await waitFor(() => expect(box).toHaveProperty("value", "Chlorine"));
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.getByRole("dialog").isConnected).toBe(true);
});

it("logs a conversion with its inputs and the substance by its reference", async () => {
  const { user, dialog, type, sent } = await openConversion();
  await type("chlorine", "ppm", "10");
  await user.click(dialog.getByRole("button", { name: "Convert" }));
  await waitFor(() => expect(sent(LOG)).toBeDefined());
  expect(sent(LOG)).toMatchObject({
    incident_id: incident.incident_id,
    module: "conversion",
    action_type: "concentration_converted",
    action_data: {
      chemical: { key: "cas:7782-50-5", un_number: "UN1017", name: "Chlorine" },
      value: 10,
      from: "ppm",
      to: "mg/m³",
      temp_c: 25,
      pressure_mb: 1013.25,
      result: "28.9822",
    },
  });
});

it("logs a turn-back reading and removes its earlier error", async () => {
  const { user, dialog, type, sent } = await openConversion();
  await user.click(dialog.getByRole("radio", { name: "Sensor Turn-back PPM" }));
  // Its code is loaded on first use.
  await user.click(await dialog.findByRole("button", { name: "Calculate" }));
  await screen.findByRole("alertdialog", { name: /Error/ });
  await type("ammonia", "Sensor correction factor", "0.8");
  await user.click(dialog.getByRole("button", { name: "Calculate" }));
  await waitFor(() => expect(sent(LOG)).toBeDefined());
  expect(sent(LOG)).toMatchObject({
    action_type: "turn_back_calculated",
    action_data: {
      chemical: { key: "cas:7664-41-7", un_number: "UN1005" },
      sensor_correction_factor: 0.8,
      lel_vol_percent: 15,
      turnback_ppm: 18_750,
    },
  });
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: /Error/ })).toBeNull());
});

it("shows a failed unit conversion beside the result until it succeeds", async () => {
  const { user, dialog } = await openConversion();
  await user.click(dialog.getByRole("button", { name: /Conversion type|Type/ }));
  await user.click(await screen.findByRole("option", { name: "Temperature" }));
  await user.type(dialog.getByRole("textbox", { name: "Value" }), "-300");
  const toast = await screen.findByRole("alertdialog", { name: /Conversion failed/ });
  expect(toast.textContent).toMatch(/absolute zero/i);
  expect(dialog.getByText("Conversion failed").isConnected).toBe(true);
  await user.clear(dialog.getByRole("textbox", { name: "Value" }));
  await user.type(dialog.getByRole("textbox", { name: "Value" }), "-30");
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: /Conversion failed/ })).toBeNull());
});

it("logs a detector reading with the source of its factor, and nothing without a correction", async () => {
  const { user, dialog, sent } = await openConversion();
  await user.click(dialog.getByRole("button", { name: "Detector reading, raw and corrected" }));
  await user.type(await dialog.findByRole("combobox", { name: "Gas in the air" }), "ammonia");
  await user.tab();
  await user.type(dialog.getByRole("textbox", { name: "Reading" }), "20");
  await user.click(dialog.getByRole("button", { name: "Correct the reading" }));
  await dialog.findByText(/No correction factor on file for this gas/);
  expect(sent(LOG)).toBeUndefined();
  await user.type(dialog.getByRole("textbox", { name: "Correction factor" }), "0.8");
  await user.type(dialog.getByRole("textbox", { name: "Source of the factor" }), "Maker X, meter 4, 2024");
  await user.click(dialog.getByRole("button", { name: "Correct the reading" }));
  await waitFor(() => expect(sent(LOG)).toBeDefined());
  expect(sent(LOG)).toMatchObject({
    action_type: "detector_read",
    action_data: {
      chemical: { key: "cas:7664-41-7", un_number: "UN1005" },
      raw: 20,
      unit: "% LEL",
      correction_factor: 0.8,
      factor_source: "Maker X, meter 4, 2024",
      lel_vol_percent: 15,
      ppm: 24_000,
      lel_percent: 16,
    },
  });
});
