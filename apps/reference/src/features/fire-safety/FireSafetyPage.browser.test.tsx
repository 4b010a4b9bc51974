import { type Inspection, type InspectionFinding, type InspectionSchedule } from "@placard/api-client";
import {
  getInspection,
  getInspectionFindings,
  getInspections,
  getInspectionSchedules,
  getLocationsByBusiness,
} from "@placard/api-client/internal";
import { inspectionTemplate } from "@placard/hazmat-core/business";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { dayOfReader } from "../../lib/formats/calendar-day.ts";
import { problem, type AnsweringTable } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const PAGE = "/dashboard/fire-safety";
const ROUND = `${PAGE}/inspection?inspection=83`;
const [schedule] = getInspectionSchedules.example.response.schedules as unknown as [InspectionSchedule];
const [location] = getLocationsByBusiness.example.response.locations;
const [finding] = getInspectionFindings.example.response.findings as unknown as [InspectionFinding];
const round: Inspection = {
  ...(getInspection.example.response.inspection as unknown as Inspection),
  items: inspectionTemplate("fire_extinguishers")
    .items.slice(4, 6)
    .map(({ id, text }) => ({ id, text, source: null, hint: null })),
  answers: [],
  photos: [],
  saved_at: null,
  saved_by: null,
  version: 1,
};
const PIN = "Check that the pin and seal are in place.";
const LABEL = "Check that the instructions are legible and face outward.";

const summary = { active: 1, upcoming: 2, high_risk_areas: 1, overdue: 1, open_findings: 1, overdue_findings: 1 };
const server: AnsweringTable = {
  ...emptyBusiness,
  "GET /get-locations-by-business/3": { locations: [location] },
  "GET /get-users-by-business/3": {
    users: [],
    contacts: [{ id: 8, name: "Jo Bell", email: "jo@x.example", job_title: "Engineer" }],
  },
  "GET /get-inspection-summary/3": summary,
  "GET /get-inspection-schedules/3": { schedules: [schedule] },
  "GET /get-inspections/3": { inspections: getInspections.example.response.inspections },
  "GET /get-inspection-findings/3": (query) => ({ findings: query.get("state") === "open" ? [finding] : [] }),
  "GET /get-inspection/83": { inspection: round },
};
const viewer = { "GET /session": { user: { ...dana, role: "Viewer", user_role: false } } };
const isRefused = (element: HTMLElement) => element.matches(":disabled, [aria-disabled=true]");
describe("the inspections page", () => {
  it("counts assessments by the stated rules and shows overdue ones", async () => {
    renderApp(PAGE, server);
    const figures = await screen.findByRole("region", { name: "Assessment figures" });
    await waitFor(() =>
      expect(figures.textContent).toBe(
        [
          "Active Assessments1Started, not finished",
          "Upcoming Reviews2Due within 30 days, 1 overdue",
          "High Risk Areas1Locations with an open high-risk finding",
        ].join(""),
      ),
    );
    expect(screen.getByText("Assessments of your sites and their findings.")).toBeDefined();
  });

  it("shows no 0 for a count that was not loaded", async () => {
    renderApp(PAGE, { ...server, "GET /get-inspection-summary/3": problem(404, "not_found", "Not found.") });
    const figures = await screen.findByRole("region", { name: "Assessment figures" });
    await waitFor(() => expect(figures.textContent).toContain("Active Assessments?Could not be loaded"));
  });

  it("shows a new business that it must add a location first", async () => {
    renderApp(PAGE, emptyBusiness);
    await screen.findByText("No assessments");
    expect(
      screen.getByText("An inspection belongs to a location. Add a location first.", { selector: "p" }),
    ).toBeDefined();
    expect(isRefused(screen.getByRole("button", { name: "New Assessment" }))).toBe(true);
  });

  it("keeps tab and location in the address", async () => {
    const { user, address } = renderApp(`${PAGE}?location=21`, server);
    await user.click(await screen.findByRole("tab", { name: "Completed" }));
    const line = await screen.findByRole("link", { name: "Fire extinguishers" });
    expect(line.closest("li")?.textContent).toContain("5 passed, 1 failed, 1 not applicable");
    await waitFor(() => expect(address()).toContain("tab=done"));
    expect(address()).toContain("location=21");
  });

  it("notifies about overdue inspections with a link to them", async () => {
    const { user, address } = renderApp("/dashboard/deleted", {
      ...server,
      "GET /get-deleted-records/3": { records: [] },
    });
    await user.click(await screen.findByRole("button", { name: "Notifications: 2 new" }));
    expect(await screen.findByRole("link", { name: "1 inspection is overdue." })).toBeDefined();
    await user.click(screen.getByRole("link", { name: "1 corrective action is overdue." }));
    await waitFor(() => expect(address()).toBe(`${PAGE}?tab=findings`));
  });

  it("tells a Viewer why actions are disabled", async () => {
    renderApp(PAGE, { ...server, ...viewer });
    const begin = await screen.findByRole("button", { name: "Start Fire extinguishers at Pier Road plant" });
    expect(isRefused(begin)).toBe(true);
    expect(
      screen.getByText("Users, Managers and Admins can do inspections and correct findings. Your role is Viewer."),
    ).toBeDefined();
    expect(isRefused(screen.getByRole("button", { name: "New Assessment" }))).toBe(true);
    const description = "Managers and Admins can schedule inspections. Your role is Viewer.";
    for (const act of ["Edit", "Pause", "Delete"]) {
      const name = `${act} Fire extinguishers at Pier Road plant`;
      expect(isRefused(screen.getByRole("button", { name, description }))).toBe(true);
    }
  });
});

describe("a scheduled assessment", () => {
  it("lists missing fields, then is scheduled", async () => {
    const { user, sent } = renderApp(PAGE, { ...server, "POST /insert-inspection-schedule": { schedule } });
    await user.click(await screen.findByRole("button", { name: "New Assessment" }));
    const dialog = await screen.findByRole("dialog", { name: "New assessment" });
    const plan = within(dialog).getByRole("button", { name: "Schedule assessment" });
    await user.click(plan);
    expect(await within(dialog).findByText("Choose a checklist.")).toBeDefined();
    await user.click(within(dialog).getByRole("button", { name: /^Checklist/ }));
    await user.click(await screen.findByRole("option", { name: /Gas cylinders/ }));
    await user.click(within(dialog).getByRole("button", { name: /^Frequency/ }));
    await user.click(await screen.findByRole("option", { name: "Every quarter" }));
    await user.click(plan);
    await screen.findByText("Assessment scheduled");
    expect(sent("POST /insert-inspection-schedule")).toEqual({
      location_id: location?.id,
      template: "gas_cylinders",
      interval: "quarter",
      due_on: dayOfReader(new Date()),
      assignee_id: null,
    });
  });

  it("shows a change saved by someone else and keeps the input", async () => {
    const theirs = { ...schedule, interval: "year", version: 3 };
    const { user, sent } = renderApp(PAGE, {
      ...server,
      "PUT /update-inspection-schedule/81": (_, body) =>
        (body as { version: number }).version === 3
          ? { schedule: theirs }
          : {
              status: 409,
              body: { status: "error", code: "edit_conflict", message: "x", request_id: "t", current: theirs },
            },
    });
    await user.click(await screen.findByRole("button", { name: "Edit Fire extinguishers at Pier Road plant" }));
    const dialog = await screen.findByRole("dialog", { name: "Edit Fire extinguishers" });
    await user.click(within(dialog).getByRole("button", { name: /^Frequency/ }));
    await user.click(await screen.findByRole("option", { name: "Every week" }));
    await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
    await within(dialog).findByText("Saved version: Every year, due 1 Dec 2026. Save again to overwrite it.");
    await user.click(within(dialog).getByRole("button", { name: "Save changes" }));
    await screen.findByText("Saved");
    expect(sent("PUT /update-inspection-schedule/81")).toMatchObject({ interval: "week" });
  });
});

describe("a deleted assessment", () => {
  it("lists what is deleted with it and where it can be restored", async () => {
    let planned = [{ ...schedule, open_inspection_id: 83 }];
    const { user, calls } = renderApp(PAGE, {
      ...server,
      "GET /get-inspection-schedules/3": () => ({ schedules: planned }),
      "DELETE /delete-inspection-schedule/81": () => {
        planned = [];
        return {};
      },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Fire extinguishers at Pier Road plant" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Fire extinguishers?" }));
    dialog.getByText(
      /The inspection in progress is deleted too\..*You can restore it from Recently deleted for 30 days\./,
    );
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(calls()).not.toContain("DELETE /delete-inspection-schedule/81");
    await user.click(screen.getByRole("button", { name: "Delete Fire extinguishers at Pier Road plant" }));
    await user.click(await screen.findByRole("button", { name: "Delete assessment" }));
    await screen.findByText("Assessment deleted");
    expect(screen.queryByRole("list", { name: "Schedule" })).toBeNull();
  });
});

describe("an inspection", () => {
  const answer = (result: string, text: string) =>
    within(screen.getByRole("radiogroup", { name: `Result: ${text}` })).getByRole("radio", { name: result });

  it("cannot be finished while items are incomplete, and goes to the first one", async () => {
    let stored = round;
    const { user, calls, sent } = renderApp(ROUND, {
      ...server,
      "GET /get-inspection/83": () => ({ inspection: stored }),
      "POST /finish-inspection/83": (_, body) => {
        const { answers } = body as Pick<Inspection, "answers">;
        const done = { finished_at: round.started_at, finished_by: "Dana Reid", done_on: "2026-11-21" };
        stored = { ...round, ...done, answers, findings: [finding], version: 2 };
        return { inspection: stored };
      },
    });
    await screen.findByRole("radiogroup", { name: `Result: ${PIN}` });
    await user.click(answer("Fail", PIN));
    const finish = screen.getByRole("button", { name: "Finish inspection" });
    await user.click(finish);
    await screen.findByText("2 items are incomplete");
    expect(screen.getByText("Describe the problem.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Problem" }));
    expect(calls()).not.toContain("POST /finish-inspection/83");
    await user.type(screen.getByRole("textbox", { name: "Problem" }), "No pin");
    await user.click(screen.getByRole("checkbox", { name: /High risk/ }));
    await user.click(answer("Not applicable", LABEL));
    await user.click(finish);
    await screen.findByText("Inspection finished");
    expect(sent("POST /finish-inspection/83")).toMatchObject({
      version: 1,
      answers: [
        { item: "pin", result: "fail", note: "No pin", is_high_risk: true },
        { item: "label", result: "na" },
      ],
    });
    await screen.findByText("Inspection results");
    expect(screen.getByText("0 passed, 1 failed, 1 not applicable")).toBeDefined();
  });

  it("keeps its answers on the device over a reload", async () => {
    const first = renderApp(ROUND, server);
    await screen.findByRole("radiogroup", { name: `Result: ${PIN}` });
    await first.user.click(answer("Fail", PIN));
    await first.user.type(screen.getByRole("textbox", { name: "Problem" }), "No pin");
    first.unmount();
    const { user } = renderApp(ROUND, server);
    await screen.findByText(/^Restored what you typed/);
    expect(screen.getByRole("textbox", { name: "Problem" })).toHaveProperty("value", "No pin");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("textbox", { name: "Problem" })).toBeNull();
  });

  it("keeps an unfinished due date on the device over a save and a reload", async () => {
    const saved: Inspection = { ...round, version: 2 };
    const answers: AnsweringTable = {
      ...server,
      "PUT /update-inspection/83": (_, body) => ({
        inspection: Object.assign(saved, { answers: (body as Pick<Inspection, "answers">).answers }),
      }),
      "GET /get-inspection/83": () => ({ inspection: saved }),
    };
    const dueDate = () => screen.findByRole("textbox", { name: "Correction due" });
    const first = renderApp(ROUND, answers);
    await screen.findByRole("radiogroup", { name: `Result: ${PIN}` });
    await first.user.click(answer("Fail", PIN));
    await first.user.clear(await dueDate());
    await first.user.type(await dueDate(), "2026-12");
    first.unmount();
    const second = renderApp(ROUND, answers);
    expect(await dueDate()).toHaveProperty("value", "2026-12");
    await screen.findByText(/^Restored what you typed/);
    await second.user.click(screen.getByRole("button", { name: "Save for later" }));
    await screen.findByText("Saved. Anyone in your business can continue it.");
    second.unmount();
    const { user } = renderApp(ROUND, answers);
    expect(await dueDate()).toHaveProperty("value", "2026-12");
    await user.type(await dueDate(), "-04");
    await user.clear(await dueDate());
    expect(await dueDate()).toHaveProperty("value", "");
    await user.type(await dueDate(), "2026-1");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(await dueDate()).toHaveProperty("value", "");
  });

  it("does not call answers restored that are on file since", async () => {
    const first = renderApp(ROUND, server);
    await screen.findByRole("radiogroup", { name: `Result: ${PIN}` });
    await first.user.click(answer("Not applicable", PIN));
    first.unmount();
    const stored = { item: "pin", result: "na", note: "", owner_id: null, mend_by: null, is_high_risk: false };
    renderApp(ROUND, {
      ...server,
      "GET /get-inspection/83": { inspection: { ...round, version: 2, answers: [stored] } },
    });
    await screen.findByRole("radiogroup", { name: `Result: ${PIN}` });
    expect(screen.queryByText(/^Restored what you typed/)).toBeNull();
  });

  it("merges answers of a colleague and shows items that both answered", async () => {
    const given = { note: "", owner_id: null, mend_by: null, is_high_risk: false };
    const theirs = {
      ...round,
      saved_by: "Sam Roy",
      version: 2,
      answers: [
        { item: "pin", result: "pass", ...given },
        { item: "label", result: "na", ...given },
      ],
    };
    const saved: unknown[] = [];
    const { user } = renderApp(ROUND, {
      ...server,
      "PUT /update-inspection/83": (_, body) =>
        saved.push(body) > 1
          ? { inspection: { ...theirs, version: 3 } }
          : {
              status: 409,
              body: { status: "error", code: "edit_conflict", message: "x", request_id: "t", current: theirs },
            },
    });
    await screen.findByRole("radiogroup", { name: `Result: ${PIN}` });
    await user.click(answer("Fail", PIN));
    await user.type(screen.getByRole("textbox", { name: "Problem" }), "No pin");
    await user.click(screen.getByRole("button", { name: "Save for later" }));
    await screen.findByText("Sam Roy saved answers while you were working");
    expect(screen.getByText(`You both answered these items differently. Your answers are kept: ${PIN}`)).toBeDefined();
    expect(answer("Not applicable", LABEL)).toHaveProperty("checked", true);
    await user.click(screen.getByRole("button", { name: `Keep mine: ${PIN}` }));
    expect(screen.queryByRole("button", { name: `Use theirs: ${PIN}` })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Save for later" }));
    await screen.findByText("Saved. Anyone in your business can continue it.");
    const answers = [
      { item: "pin", result: "fail" },
      { item: "label", result: "na" },
    ];
    expect(saved[1]).toMatchObject({ version: 2, answers });
  });

  it("rejects a file that is not a photo by name and resends a photo that failed", async () => {
    let tries = 0;
    const photo = { id: 71, item: "pin", filename: "dock.png", url: "data:,", created_at: round.started_at };
    const { user } = renderApp(ROUND, {
      ...server,
      "GET /get-inspection/83": () => ({ inspection: { ...round, photos: tries > 1 ? [photo] : [] } }),
      "POST /upload-inspection-photo": () => {
        tries += 1;
        return tries === 1 ? problem(422, "file_unreadable", "This file cannot be read.") : { photo };
      },
    });
    await screen.findByRole("radiogroup", { name: `Result: ${PIN}` });
    const [input] = document.querySelectorAll<HTMLInputElement>(".app-round input[type=file]");
    if (input === undefined) throw new Error("There is no picker.");
    await user.upload(input, new File([], "empty.png", { type: "image/png" }));
    await screen.findByText("empty.png: This file is empty. Choose another.");
    await user.upload(input, new File(["x"], "dock.png", { type: "image/png" }));
    await screen.findByText("This file cannot be read.");
    await user.click(screen.getByRole("button", { name: "Try again: dock.png" }));
    expect(await screen.findByRole("button", { name: `Photo 1: ${PIN}` })).toBeDefined();
  });

  it("is not found after someone discarded it", async () => {
    renderApp(ROUND, { ...server, "GET /get-inspection/83": problem(404, "not_found", "Not found.") });
    expect(await screen.findByText("Inspection not found")).toBeDefined();
  });
});

describe("a finding", () => {
  it("is corrected only with a description of the corrective action", async () => {
    const { user, sent } = renderApp(`${PAGE}?tab=findings`, {
      ...server,
      "POST /mend-inspection-finding/95": { finding },
    });
    await user.click(await screen.findByRole("button", { name: `Mark as corrected: ${finding.note}` }));
    const dialog = await screen.findByRole("dialog", { name: "Mark this finding as corrected" });
    await user.click(within(dialog).getByRole("button", { name: "Mark as corrected" }));
    await within(dialog).findByText("Describe the corrective action.");
    await user.type(within(dialog).getByRole("textbox", { name: "Corrective action" }), "New pin");
    await user.click(within(dialog).getByRole("button", { name: "Mark as corrected" }));
    await screen.findByText("Marked as corrected");
    expect(sent("POST /mend-inspection-finding/95")).toEqual({ mended_how: "New pin", version: 1 });
  });
});
