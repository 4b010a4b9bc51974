import { dayOfReader } from "../../../lib/formats/calendar-day.ts";
import { type Container } from "@placard/api-client";
import { getContainers } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { problem, type AnsweringTable } from "../../../test/answering-fetch.ts";
import { emptyBusiness } from "../../../test/business-answers.ts";
import { dana } from "../../../test/people.ts";
import { clearDevice, renderApp } from "../../../test/render-app.tsx";

const { chemical, containers } = getContainers.response.parse(getContainers.example.response);
const [example] = containers;
if (example === undefined) throw new Error("The contract's example holds no container.");

const acetone = { ...chemical, id: 41, name: "Acetone", quantity: 10, unit: "L", room: "Workshop", cabinet: "Bay 2" };
const day = (days: number): string => dayOfReader(new Date(Date.now() + days * 86_400_000));
const one: Container = {
  ...example,
  chemical_name: "Acetone",
  code: "P2MD-9RQ6",
  size: { quantity: 5, unit: "L" },
  room: "Laboratory",
  cabinet: "Bench 3",
  expires_on: day(-35),
};
const other: Container = { ...one, id: 72, code: "HB4W-7KXT", size: null, moved_at: null, expires_on: day(19) };

/** Names of the files that were saved as downloads. */
let saved: string[] = [];
beforeAll(async () => {
  await import("./labels/write-labels-pdf.ts"); // loads the chunk beforehand, since a busy machine loads it slowly
});
beforeEach(async () => {
  await clearDevice();
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

const open = (rows: readonly Container[], table: AnsweringTable = {}) =>
  renderApp("/dashboard/chemicals/containers?chemical=41", {
    ...emptyBusiness,
    "GET /get-containers/41": { chemical: acetone, containers: [...rows] },
    ...table,
  });

describe("the containers of a chemical", () => {
  it("show expired and expiring containers, who moved them, and missing data in words", async () => {
    open([one, other]);
    const row = await screen.findByRole("row", { name: /P2MD-9RQ6/ });
    expect(within(row).getByText("Expired 35 days ago")).toBeTruthy();
    expect(row.textContent).toContain("Laboratory, Bench 3");
    expect(row.textContent).toMatch(/Moved .* by Dana Reid/);
    const second = screen.getByRole("row", { name: /HB4W-7KXT/ });
    expect(within(second).getByText("Expires in 19 days")).toBeTruthy();
    expect(second.textContent).toContain("not on file");
    expect(second.textContent).not.toContain("Moved");
  });

  it("are summed next to the quantity on file, and neither is changed", async () => {
    const { calls } = open([one, { ...other, size: { quantity: 6000, unit: "mL" } }]);
    await screen.findByText("The containers add up to 11 L. The quantity on file is 10 L.");
    expect(calls().filter((call) => !call.startsWith("GET"))).toEqual([]);
  });

  it("are listed as not counted if they have no size on file", async () => {
    open([one, other]);
    await screen.findByText("The containers with a size add up to 5 L. The quantity on file is 10 L.");
    expect(screen.getByText("Not counted: 1 container without a size.")).toBeTruthy();
  });

  it("link back to the inventory if the chemical was deleted", async () => {
    open([], { "GET /get-containers/41": problem(404, "not_found", "Not found.") });
    await screen.findByText("This chemical is not in your inventory. It may have been deleted.");
    expect(screen.getByRole("link", { name: "Inventory" })).toHaveProperty("pathname", "/dashboard/chemicals");
  });

  it("are read-only for a Viewer, who can print labels", async () => {
    open([one], { "GET /session": { user: { ...dana, role: "Viewer" } } });
    await screen.findByText("P2MD-9RQ6");
    expect(screen.getByRole("button", { name: /Add containers|Viewer/ }).ariaDisabled).toBe("true");
    const reason = "Users, Managers and Admins can change chemicals. Your role is Viewer.";
    const remove = screen.getByRole("button", { name: "Delete P2MD-9RQ6", description: reason });
    expect(remove.ariaDisabled).toBe("true");
    expect(screen.getByRole("button", { name: "Print the label for P2MD-9RQ6" })).toHaveProperty("disabled", false);
  });
});

describe("adding containers", () => {
  async function form(table: AnsweringTable = {}) {
    const view = open([], table);
    await view.user.click(await screen.findByRole("button", { name: "Add containers" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add containers" }));
    const type = async (label: RegExp, text: string) => {
      await view.user.clear(dialog.getByLabelText(label));
      if (text !== "") await view.user.type(dialog.getByLabelText(label), text);
    };
    const send = () => view.user.click(dialog.getByRole("button", { name: "Add containers" }));
    return { ...view, dialog, type, send };
  }

  it("starts with the storage area of the chemical, adds several identical ones and offers their labels", async () => {
    const { type, send, sent, user, dialog } = await form({
      "POST /insert-containers": { containers: [one, other] },
    });
    expect(dialog.getByLabelText(/^Room/)).toHaveProperty("value", "Workshop");
    await type(/^Number of identical containers/, "2");
    await type(/^Size/, "2.5");
    await type(/^Expires on/, "2028-01-07");
    await send();
    await screen.findByText("2 containers added");
    expect(sent("POST /insert-containers")).toEqual({
      chemical_id: 41,
      count: 2,
      size: { quantity: 2.5, unit: "L" },
      room: "Workshop",
      cabinet: "Bay 2",
      opened_on: null,
      expires_on: "2028-01-07",
    });
    await user.click(screen.getByRole("button", { name: "Print labels" }));
    expect(await screen.findByText(/^2 labels on 1 page/)).toBeTruthy();
  });

  it("saves the date that was chosen in the calendar by keyboard", async () => {
    const { type, send, sent, user, dialog } = await form({ "POST /insert-containers": { containers: [one] } });
    await type(/^Opened on/, "2027-01-20");
    await type(/^Expires on/, "2027-02-28");
    dialog.getByRole("button", { name: "Choose a date: Expires on" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement?.ariaLabel).toContain("February 28, 2027"));
    await user.keyboard("{ArrowRight}{Enter}");
    await waitFor(() => expect(dialog.getByLabelText(/^Expires on/)).toHaveProperty("value", "2027-03-01"));
    await send();
    await waitFor(() =>
      expect(sent("POST /insert-containers")).toMatchObject({ opened_on: "2027-01-20", expires_on: "2027-03-01" }),
    );
  });

  it("shows the fix at each wrong field and sends nothing", async () => {
    const { type, send, calls } = await form();
    await type(/^Number of identical containers/, "3");
    await type(/^Code/, "CYL-1");
    await type(/^Size/, "five");
    await type(/^Opened on/, "31/12/2026");
    await type(/^Expires on/, "2027-02-30");
    await send();
    await screen.findByText("A code belongs to one container. Add the others one by one, or leave the code blank.");
    expect(screen.getByText("Enter the quantity as a number, 0 or more.")).toBeTruthy();
    expect(screen.getAllByText("Enter the date as year-month-day: 2027-03-31.")).toHaveLength(2);
    await type(/^Number of identical containers/, "101");
    expect(await screen.findByText("Enter a whole number from 1 to 100.")).toBeTruthy();
    expect(calls()).not.toContain("POST /insert-containers");
  });

  it("reads a decimal comma and shows it, and rejects a size of zero", async () => {
    const { type, send, calls, dialog, user } = await form({ "POST /insert-containers": { containers: [one] } });
    await type(/^Size/, "0");
    await send();
    expect(await dialog.findByText("Enter more than 0, or leave the size blank.")).toBeTruthy();
    await type(/^Size/, "2000000");
    await user.click(dialog.getByRole("button", { name: /^Unit/ }));
    await user.click(await screen.findByRole("option", { name: "kg" }));
    expect(await dialog.findByText(/is more than most sites store\. Check the number and the unit\./)).toBeTruthy();
    await type(/^Size/, "1,500");
    await send();
    expect(await dialog.findByText("“1,500” could mean 1500 or 1.5. Enter the correct one.")).toBeTruthy();
    expect(calls()).not.toContain("POST /insert-containers");
    await type(/^Size/, "7,5");
    expect(await dialog.findByText("Read as 7.5 kg.")).toBeTruthy();
  });

  it("shows at the code field that another container has it, and keeps the input", async () => {
    const { type, send, dialog } = await form({
      "POST /insert-containers": problem(409, "container_code_taken", "Taken."),
    });
    await type(/^Code/, "CYL-1");
    await send();
    await screen.findByText(
      "Another container already has this code. Find that container by its code, or use a different code here.",
    );
    expect(dialog.getByLabelText(/^Code/)).toHaveProperty("value", "CYL-1");
  });
});

it("does not overwrite a container changed by someone else without a warning", async () => {
  const moved = { ...one, room: "Yard", cabinet: null, version: one.version + 1 };
  let tries = 0;
  const { user, sent } = open([one], {
    "PUT /update-container/71": () => {
      tries += 1;
      if (tries > 1) return { container: moved };
      const { status, body } = problem(409, "edit_conflict", "Changed.");
      return { status, body: { ...body, current: moved } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Move P2MD-9RQ6" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Where is P2MD-9RQ6 now?" }));
  await user.clear(dialog.getByLabelText(/^Room/));
  await user.type(dialog.getByLabelText(/^Room/), "Store");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await screen.findByText("Someone else changed this container.");
  expect(dialog.getByText(/Saved version: P2MD-9RQ6, Yard/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await screen.findByText("Container moved");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("PUT /update-container/71")).toEqual({ room: "Store", cabinet: "Bench 3", version: one.version });
});

it("creates labels on this device for the chosen label sheet and start position", async () => {
  const { user } = open([one, other]);
  await user.click(await screen.findByRole("button", { name: "Print labels" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Print labels" }));
  const first = dialog.getByLabelText("Start at label");
  await user.clear(first);
  await user.type(first, "25");
  await user.tab();
  expect(await dialog.findByText("Enter the position of the first label: 1 to 24.")).toBeTruthy();
  await user.clear(first);
  await user.type(first, "24");
  expect(await dialog.findByText("2 labels on 2 pages. Print at actual size.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Create PDF" }));
  await screen.findByText("The labels were saved to your downloads");
  expect(saved).toEqual([expect.stringMatching(/^labels-acetone-\d{4}-\d{2}-\d{2}\.pdf$/)]);
});

it("keeps the input of the label dialog on Escape and forgets it on Discard and Cancel", async () => {
  const { user } = open([one, other]);
  const openDialog = async () => {
    await user.click(await screen.findByRole("button", { name: "Print labels" }));
    return within(await screen.findByRole("dialog", { name: "Print labels" }));
  };
  const started = await openDialog();
  await user.clear(started.getByLabelText("Start at label"));
  await user.type(started.getByLabelText("Start at label"), "7");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const again = await openDialog();
  expect(again.getByLabelText("Start at label")).toHaveProperty("value", "7");
  expect(again.getByText(/^Restored what you typed at /)).toBeTruthy();
  await user.click(again.getByRole("button", { name: "Discard" }));
  expect(again.getByLabelText("Start at label")).toHaveProperty("value", "1");
  await user.clear(again.getByLabelText("Start at label"));
  await user.click(again.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const last = await openDialog();
  expect(last.getByLabelText("Start at label")).toHaveProperty("value", "1");
});
