import { type Inspection } from "@placard/api-client";
import { getInspection, getInspectionSchedules, getLocationsByBusiness } from "@placard/api-client/internal";
import { inspectionTemplate } from "@placard/hazmat-core/business";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { problem, type AnsweringTable } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const PAGE = "/dashboard/fire-safety";
const ROUND = `${PAGE}/inspection?inspection=83`;
const PIN = "Check that the pin and seal are in place.";
const given = { result: "pass", note: "", owner_id: null, mend_by: null, is_high_risk: false } as const;
const round: Inspection = {
  ...(getInspection.example.response.inspection as unknown as Inspection),
  items: inspectionTemplate("fire_extinguishers")
    .items.slice(4, 5)
    .map(({ id, text }) => ({ id, text, source: null, hint: null })),
  answers: [{ item: "pin", ...given }],
  photos: [],
  finished_at: null,
  done_on: null,
};
const TITLE = `${round.name}, ${round.location_name}: files not uploaded`;
const server: AnsweringTable = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: getLocationsByBusiness.example.response.locations },
  "GET /get-users-by-business/3": { users: [], contacts: [] },
  "GET /get-inspection-schedules/3": { schedules: getInspectionSchedules.example.response.schedules },
  "GET /get-inspection/83": { inspection: round },
};
const finished = { ...round, finished_at: "2026-11-20T10:00:00.000Z", finished_by: "Sam Roy", done_on: "2026-11-20" };

const ARRIVED = { id: 71, item: "pin", filename: "right.png", url: "data:,", created_at: round.started_at };
const photo = (name: string) => new File([name], name, { type: "image/png" });
const listOf = () => screen.findByRole("list", { name: `Photos not uploaded: ${PIN}` });

type Hand = ReturnType<typeof renderApp>["user"];

async function choose(user: Hand, name: string): Promise<void> {
  await screen.findByRole("radiogroup", { name: `Result: ${PIN}` });
  const input = document.querySelector<HTMLInputElement>(".app-round input[type=file]");
  if (input === null) throw new Error("There is no picker.");
  await user.upload(input, photo(name));
}

/** Opens the page of an inspection, adds photos that fail to upload, and closes the page. */
async function leave(...names: readonly string[]): Promise<void> {
  const view = renderApp(ROUND, { ...server, "POST /upload-inspection-photo": "no network" });
  for (const name of names) {
    // One at a time, in the order in which they are taken.
    await choose(view.user, name);
    await within(await listOf()).findByText(name);
  }
  view.unmount();
}

it("keeps each unsent photo with its reason after the page was closed, and sends them one by one", async () => {
  await leave("left.png", "right.png");
  const sent: string[] = [];
  const { user } = renderApp(ROUND, {
    ...server,
    "POST /upload-inspection-photo": (_, body) => {
      sent.push((body as { file: File }).file.name);
      return sent.length === 1 ? problem(500, "internal", "Broken.") : { photo: ARRIVED };
    },
  });
  const list = within(await listOf());
  expect(list.getAllByText(/network|reach/i)).toHaveLength(2);
  await user.click(list.getByRole("button", { name: "Try again: right.png" }));
  await list.findByText(/server/i);
  await user.click(list.getByRole("button", { name: "Try again: right.png" }));
  await waitFor(() => expect(list.queryByText("right.png")).toBeNull());
  expect(sent).toEqual(["right.png", "right.png"]);
  await user.click(list.getByRole("button", { name: "Do not send left.png" }));
  await waitFor(() => expect(screen.queryByText("left.png")).toBeNull());
});

it("does not finish an inspection with unsent photos, and shows why", async () => {
  const { user, calls } = renderApp(ROUND, {
    ...server,
    "POST /upload-inspection-photo": "no network",
    "POST /finish-inspection/83": { inspection: finished },
  });
  await choose(user, "left.png");
  await listOf();
  await user.click(screen.getByRole("button", { name: "Finish inspection" }));
  await screen.findByText("1 photo not uploaded yet");
  expect(calls()).not.toContain("POST /finish-inspection/83");
  await user.click(screen.getByRole("button", { name: "Do not send left.png" }));
  await waitFor(() => expect(screen.queryByText("1 photo not uploaded yet")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Finish inspection" }));
  await screen.findByText("Inspection finished");
});

it("reports that a photo of a finished inspection cannot be added, and offers to save it", async () => {
  await leave("left.png");
  let isFinished = false;
  const { user } = renderApp(ROUND, {
    ...server,
    "GET /get-inspection/83": () => ({ inspection: isFinished ? finished : round }),
    "POST /upload-inspection-photo": () => {
      isFinished = true;
      return problem(409, "inspection_finished", "This inspection is finished and can no longer be changed.");
    },
  });
  await user.click(within(await listOf()).getByRole("button", { name: "Try again: left.png" }));
  const left = within(await screen.findByRole("region", { name: TITLE }));
  await left.findByText(/The inspection was finished before this photo was uploaded/);
  expect(left.queryByRole("button", { name: /again/ })).toBeNull();
  const saved: string[] = [];
  const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await user.click(left.getByRole("button", { name: "Save left.png on this device" }));
  press.mockRestore();
  expect(saved).toEqual(["left.png"]);
  await user.click(left.getByRole("button", { name: "Do not send left.png" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: TITLE })).toBeNull());
});

it("lists unsent photos of every inspection with a link to it", async () => {
  await leave("left.png");
  const { user, address } = renderApp(PAGE, server);
  const left = within(await screen.findByRole("region", { name: TITLE }));
  expect(left.getByText(new RegExp(PIN))).toBeDefined();
  await user.click(left.getByRole("link", { name: "Open the inspection" }));
  await waitFor(() => expect(address()).toBe(ROUND));
  await listOf();
});

it("lists unsent photos of an inspection that someone else discarded", async () => {
  await leave("left.png");
  renderApp(ROUND, { ...server, "GET /get-inspection/83": problem(404, "not_found", "Not found.") });
  const left = within(await screen.findByRole("region", { name: TITLE }));
  expect(left.getByText(/This inspection no longer exists/)).toBeDefined();
});
