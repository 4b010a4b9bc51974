import { type InspectionChecklist } from "@placard/api-client";
import {
  getInspection,
  getInspectionChecklists,
  getInspectionChecklistVersions,
  getLocationsByBusiness,
} from "@placard/api-client/internal";
import { CHECKLIST_LIMITS } from "@placard/hazmat-core/business";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { AnsweringTable } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

beforeEach(clearDevice);

const PAGE = "/dashboard/fire-safety/checklists";
const [example] = getInspectionChecklists.example.response.checklists as unknown as [InspectionChecklist];
const list: InspectionChecklist = {
  ...example,
  items: [...example.items, { id: "item_2", text: "Check the horn.", hint: null }],
};
const server: AnsweringTable = { ...emptyBusiness, "GET /get-inspection-checklists/3": { checklists: [list] } };
const viewer = { "GET /session": { user: { ...dana, role: "Viewer", user_role: false } } };
const isRefused = (element: HTMLElement) => element.matches(":disabled, [aria-disabled=true]");
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));
const texts = () =>
  screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: /^Item \d+$/ }).map(({ value }) => value);

describe("the checklists page", () => {
  it("shows author and date of each checklist and which are included with Placard", async () => {
    renderApp(PAGE, server);
    const own = await screen.findByRole("list", { name: "Your checklists" });
    expect(own.textContent).toMatch(
      /Forklifts before the shift2 items · version 1Saved .* by Dana Reid, created .* by Dana Reid/,
    );
    expect(within(screen.getByRole("list", { name: "Included with Placard" })).getAllByRole("listitem")).toHaveLength(
      8,
    );
  });

  it("tells roles without permission why editing is disabled, and shows the versions", async () => {
    renderApp(PAGE, { ...server, ...viewer });
    await screen.findByRole("list", { name: "Your checklists" });
    const description = "Managers and Admins can schedule inspections. Your role is Viewer.";
    for (const act of ["Edit", "Copy", "Delete"]) {
      const name = `${act} Forklifts before the shift`;
      expect(isRefused(screen.getByRole("button", { name, description }))).toBe(true);
    }
    expect(isRefused(screen.getByRole("button", { name: "Create checklist" }))).toBe(true);
    expect(isRefused(screen.getByRole("button", { name: "Versions of Forklifts before the shift" }))).toBe(false);
  });
});

describe("a new checklist", () => {
  it("marks missing fields, then is saved", async () => {
    const { user, sent } = renderApp(PAGE, { ...server, "POST /insert-inspection-checklist": { checklist: list } });
    await user.click(await screen.findByRole("button", { name: "Create checklist" }));
    const dialog = await dialogOf("New checklist");
    expect(dialog.getByRole("heading", { name: `Items: 1 of ${CHECKLIST_LIMITS.items} maximum` })).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Save checklist" }));
    await dialog.findByText("Enter a name.");
    dialog.getByText("Describe the check, or delete this item.");
    await user.type(dialog.getByRole("textbox", { name: "Name" }), "Cold store");
    await user.type(dialog.getByRole("textbox", { name: "Item 1" }), "Check the fans.");
    await user.click(dialog.getByRole("button", { name: "Add item" }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Item 2" })));
    await user.keyboard("Check the alarm.");
    await user.type(dialog.getByRole("textbox", { name: /^Hint for item 2/ }), "Press test");
    await user.click(dialog.getByRole("button", { name: "Save checklist" }));
    await screen.findByText("Checklist saved");
    expect(sent("POST /insert-inspection-checklist")).toEqual({
      name: "Cold store",
      items: [
        { id: null, text: "Check the fans.", hint: null },
        { id: null, text: "Check the alarm.", hint: "Press test" },
      ],
    });
  });

  it("is sorted by keyboard and buttons, and focus follows the item", async () => {
    const { user } = renderApp(PAGE, server);
    await user.click(await screen.findByRole("button", { name: "Copy Forklifts before the shift" }));
    const dialog = await dialogOf("New checklist");
    const [forks, horn] = texts();
    await user.click(dialog.getByRole("textbox", { name: "Item 2" }));
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(texts()).toEqual([horn, forks]));
    expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Item 1" }));
    dialog.getByText("Moved: item 1 of 2");
    await user.click(dialog.getByRole("button", { name: "Move item 1 down" }));
    await waitFor(() => expect(texts()).toEqual([forks, horn]));
    expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Move item 2 down" }));
    await user.click(dialog.getByRole("button", { name: "Delete item 1" }));
    await waitFor(() => expect(texts()).toEqual([horn]));
    expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: "Item 1" }));
  });

  it("copied from a template keeps sources as hints and survives a reload", async () => {
    const first = renderApp(PAGE, server);
    await first.user.click(await screen.findByRole("button", { name: "Copy Fire extinguishers" }));
    const dialog = await dialogOf("New checklist");
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Fire extinguishers (copy)");
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /^Hint for item 1/ }).value).toBe(
      "Based on OSHA 29 CFR, 1910.157(e)(2)",
    );
    await first.user.type(dialog.getByRole("textbox", { name: "Item 7" }), " Twice.");
    first.unmount();
    const { user } = renderApp(PAGE, server);
    await user.click(await screen.findByRole("button", { name: "Copy Fire extinguishers" }));
    const again = await dialogOf("New checklist");
    again.getByText(/^Restored what you typed/);
    expect(texts()[6]).toMatch(/ Twice\.$/);
    await user.click(again.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(texts()[6]).not.toMatch(/Twice/));
  });

  it("shows immediately which text is too long", async () => {
    renderApp(PAGE, server);
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Create checklist" }));
    const dialog = await dialogOf("New checklist");
    await user.click(dialog.getByRole("textbox", { name: "Item 1" }));
    await user.paste("x".repeat(CHECKLIST_LIMITS.text + 1));
    expect(await dialog.findByText(`Use at most ${CHECKLIST_LIMITS.text} characters.`)).toBeDefined();
  });
});

describe("an edited checklist", () => {
  it("shows a change saved by someone else and keeps the input", async () => {
    const items = list.items.map((item) => (item.id === "item_2" ? { ...item, text: "Check horn and lights." } : item));
    const theirs = { ...list, items, name: "Forklifts every morning", saved_by: "Jo Bell", version: 2 };
    const { user, sent } = renderApp(PAGE, {
      ...server,
      "PUT /update-inspection-checklist/61": (_, body) =>
        (body as { version: number }).version === 2
          ? { checklist: theirs }
          : {
              status: 409,
              body: { status: "error", code: "edit_conflict", message: "x", request_id: "t", current: theirs },
            },
    });
    await user.click(await screen.findByRole("button", { name: "Edit Forklifts before the shift" }));
    const dialog = await dialogOf("Edit Forklifts before the shift");
    await user.type(dialog.getByRole("textbox", { name: "Item 2" }), " Twice.");
    await user.click(dialog.getByRole("button", { name: "Save checklist" }));
    await dialog.findByText(/^Jo Bell saved Forklifts every morning: Check that forks/);
    expect(texts()[1]).toBe("Check the horn. Twice.");
    dialog.getByRole("button", { name: "Use theirs: Items" });
    await user.click(dialog.getByRole("button", { name: "Save checklist" }));
    await screen.findByText("Checklist saved");
    expect(sent("PUT /update-inspection-checklist/61")).toMatchObject({
      items: [{ id: "item_1" }, { id: "item_2", text: "Check the horn. Twice." }],
    });
  });

  it("keeps every version readable", async () => {
    const [version] = getInspectionChecklistVersions.example.response.versions;
    const { user } = renderApp(PAGE, {
      ...server,
      "GET /get-inspection-checklist-versions/61": { versions: [version] },
    });
    await user.click(await screen.findByRole("button", { name: "Versions of Forklifts before the shift" }));
    const dialog = await dialogOf("Versions of Forklifts before the shift");
    await dialog.findByRole("heading", { name: /^Version 1 · Forklifts before the shift.*Newest/ });
    expect(dialog.getByText("Look at both heels of the forks.")).toBeDefined();
  });
});

describe("a deleted checklist", () => {
  it("cannot be deleted while a scheduled assessment uses it", async () => {
    const used = { ...list, schedules_count: 2 };
    renderApp(PAGE, { ...server, "GET /get-inspection-checklists/3": { checklists: [used] } });
    const name = "Delete Forklifts before the shift";
    const description = "2 scheduled assessments use this checklist. Delete those assessments first.";
    expect(isRefused(await screen.findByRole("button", { name, description }))).toBe(true);
  });

  it("states what is kept and where it can be restored, then is deleted", async () => {
    let saved = [list];
    const { user } = renderApp(PAGE, {
      ...server,
      "GET /get-inspection-checklists/3": () => ({ checklists: saved }),
      "DELETE /delete-inspection-checklist/61": () => {
        saved = [];
        return {};
      },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Forklifts before the shift" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Forklifts before the shift?" }));
    dialog.getByText(/Inspections that used it are kept.*You can restore it from Recently deleted for 30 days\./);
    await user.click(dialog.getByRole("button", { name: "Delete checklist" }));
    expect(await screen.findByText("No checklists of your own")).toBeDefined();
  });
});

describe("a checklist of the business", () => {
  it("is scheduled like an included checklist", async () => {
    const { user, sent } = renderApp("/dashboard/fire-safety", {
      ...server,
      "GET /get-locations-by-business/3": { locations: getLocationsByBusiness.example.response.locations },
      "POST /insert-inspection-schedule": {},
    });
    await user.click(await screen.findByRole("button", { name: "New Assessment" }));
    const dialog = await dialogOf("New assessment");
    await user.click(dialog.getByRole("button", { name: /^Checklist/ }));
    await user.click(await screen.findByRole("option", { name: /^Forklifts before the shift/ }));
    await user.click(dialog.getByRole("button", { name: "Schedule assessment" }));
    await waitFor(() => expect(sent("POST /insert-inspection-schedule")).toMatchObject({ checklist_id: 61 }));
    expect(sent("POST /insert-inspection-schedule")).not.toHaveProperty("template");
  });

  it("shows its version in an inspection", async () => {
    renderApp("/dashboard/fire-safety/inspection?inspection=83", {
      ...server,
      "GET /get-inspection/83": {
        inspection: {
          ...getInspection.example.response.inspection,
          template: null,
          checklist_id: 61,
          checklist_version: 2,
          items: list.items.map((item) => ({ ...item, source: null })),
          answers: [],
        },
      },
    });
    await screen.findByText("Version 2 of your own checklist");
    expect(screen.getByText("Look at both heels of the forks.")).toBeDefined();
  });
});
