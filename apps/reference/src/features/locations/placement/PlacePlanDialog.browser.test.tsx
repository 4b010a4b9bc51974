import { getLocationsByBusiness, getPicturesByLocation, updatePlanPlacement } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { problem, type AnsweringTable } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";
import { textPdf } from "../../../test/text-pdf.ts";

beforeEach(clearDevice);

const [example] = getLocationsByBusiness.example.response.locations;
const plant = { ...example, longitude: -63.5984, latitude: 44.669, precision: "registered" };
const [picture] = getPicturesByLocation.example.response.pictures;
const plan = { ...picture, id: 34, description: "Pier Road floor plan" };
const { placement } = updatePlanPlacement.response.parse(updatePlanPlacement.example.response);
const file = () => new Blob([textPdf("Ground floor", "Upper floor")], { type: "application/pdf" });

const table = (pictures: () => readonly object[], more: AnsweringTable = {}): AnsweringTable => ({
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: [plant] },
  "GET /get-pictures-by-location/21": () => ({ pictures: pictures() }),
  "GET /get-picture-file/34": file,
  ...more,
});

async function openImages(answers: AnsweringTable) {
  const app = renderApp("/dashboard/locations", answers);
  await app.user.click(await screen.findByRole("button", { name: "Pier Road plant" }));
  await app.user.click(await screen.findByRole("tab", { name: /^Images/ }));
  return app;
}

async function openDialog(answers: AnsweringTable, name = "Position on the map") {
  const app = await openImages(answers);
  await app.user.click(await screen.findByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog", { name: "Position on the map: Pier Road floor plan" }));
  await dialog.findByLabelText("From the left, %"); // PDF reader and map engine are loaded
  const planPage = await dialog.findByRole<HTMLImageElement>("img", { name: /Pier Road floor plan, page/ });
  await planPage.decode(); // a click on a picture without a size sets no point
  return { ...app, dialog };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

/** Sets the selected point by keyboard only. */
async function tie({ user, dialog }: Opened, across: string, down: string, where: string): Promise<void> {
  for (const [label, text] of [
    ["From the left, %", across],
    ["From the top, %", down],
    ["On the map", where],
  ] as const) {
    const field = dialog.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  }
}

it("positions a plan by keyboard, moves it by metres and saves page, shape and both points", async () => {
  let placed: object | null = null;
  const opened = await openDialog(
    table(() => [{ ...plan, placement: placed }], {
      "PUT /update-plan-placement/34": () => {
        placed = placement;
        return { placement };
      },
    }),
  );
  const { user, dialog, sent } = opened;
  const save = () => dialog.getByRole("button", { name: "Save position" });
  expect(save().getAttribute("aria-disabled")).toBe("true");
  await user.click(dialog.getByRole("button", { name: "Next page" }));
  await dialog.findByText("Page 2 of 2");
  await tie(opened, "0", "100", "44.669, -63.5984");
  await user.click(dialog.getByRole("radio", { name: "Point 2" }));
  await tie(opened, "100", "100", "44.669, -63.5974");
  // 0.001° of longitude at 44.669° is 79.07 m; the page is 595 by 842, so 111.90 m high.
  await dialog.findByText(/The plan is on the map and measures 79 by 112 m\./);
  await user.click(dialog.getByRole("radio", { name: "10 m" }));
  await user.click(dialog.getByRole("button", { name: "Move plan 10 m north" }));
  await user.click(save());
  await screen.findByText("The plan is on the map");
  // 10 m north are 0.00009° of latitude.
  expect(sent("PUT /update-plan-placement/34")).toEqual({
    page: 2,
    aspect: expect.closeTo(595 / 842, 6),
    pairs: [
      { x: 0, y: 1, longitude: -63.5984, latitude: 44.66909 },
      { x: 1, y: 1, longitude: -63.5974, latitude: 44.66909 },
    ],
  });
  await screen.findByText(/On the map\. Positioned by Dana Reid/);
}, 120_000);

it("sets points by clicking plan and map in turn", async () => {
  const opened = await openDialog(table(() => [plan]));
  const { user, dialog } = opened;
  await user.click(dialog.getByRole("img", { name: /Pier Road floor plan, page 1/ }));
  await dialog.findByText(/^Click or tap point 1 on the map/);
  await user.click(await dialog.findByRole("button", { name: "Use map centre" }));
  // The first point is complete, so the second one is selected.
  await waitFor(() => expect(dialog.getByRole("radio", { name: "Point 2" })).toHaveProperty("checked", true));
  await dialog.findByText(/^Click or tap point 2 on the plan/);
  await user.click(dialog.getByRole("radio", { name: "Point 1" }));
  expect(dialog.getByLabelText("On the map")).toHaveProperty("value", "44.669000, -63.598400");
}, 120_000);

it("explains an impossible position and saves nothing", async () => {
  const opened = await openDialog(table(() => [plan]));
  const { user, dialog, calls } = opened;
  await tie(opened, "10", "10", "44.669, -63.5984");
  await user.click(dialog.getByRole("radio", { name: "Point 2" }));
  await tie(opened, "11", "11", "44.669, -63.5974");
  await dialog.findByText("The plan cannot be placed like this");
  expect(dialog.getAllByText(/too close together on the floor plan/).length).toBeGreaterThan(0);
  await tie(opened, "90", "90", "44.8, -63.5974");
  await waitFor(() => expect(dialog.getAllByText(/more than 5 km long/).length).toBeGreaterThan(0));
  expect(dialog.getByRole("button", { name: "Save position" }).getAttribute("aria-disabled")).toBe("true");
  expect(calls().filter((call) => call.startsWith("PUT"))).toEqual([]);
}, 120_000);

it("keeps the points if the server rejects them, and removes a plan from the map", async () => {
  let isOff = false;
  const opened = await openDialog(
    table(() => [{ ...plan, placement: isOff ? null : placement }], {
      "PUT /update-plan-placement/34": problem(400, "invalid_request", "The plan would lie more than 2 km away."),
      "DELETE /delete-plan-placement/34": () => {
        isOff = true;
        return {};
      },
    }),
    "Change position",
  );
  const { user, dialog } = opened;
  await user.click(dialog.getByRole("button", { name: "Save position" }));
  await screen.findByText("The plan would lie more than 2 km away.");
  expect(dialog.getByLabelText("On the map")).toHaveProperty("value", "44.669000, -63.598400");
  await user.click(dialog.getByRole("button", { name: "Remove from the map" }));
  await screen.findByText(/Not on the map\./);
}, 120_000);

it("restores the points after a reload and forgets them on Cancel", async () => {
  const answers = table(() => [{ ...plan, placement: null }]);
  const first = await openDialog(answers);
  await first.user.click(first.dialog.getByRole("button", { name: "Next page" }));
  await tie(first, "10", "90", "44.669, -63.5984");
  first.unmount();
  const { user, dialog } = await openDialog(answers);
  await dialog.findByText("Page 2 of 2");
  expect(dialog.getByLabelText("On the map")).toHaveProperty("value", "44.669, -63.5984");
  expect(dialog.getByLabelText("From the left, %")).toHaveProperty("value", "10");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Position on the map" }));
  expect(await screen.findByLabelText("On the map")).toHaveProperty("value", "");
}, 120_000);
