import { type ReportFacility } from "@placard/api-client";
import {
  getContactsByBusiness,
  getEmergencyCounts,
  getInventorySummary,
  getLocationsByBusiness,
  getReportStates,
  insertBusinessContact,
  updateLocation,
} from "@placard/api-client/internal";
import { readTierTwo, recordIdOf, writeTierTwo } from "@placard/hazmat-core/regulatory";
import { screen, waitFor, within } from "@testing-library/react";
import { strToU8, zipSync } from "fflate";
import { beforeEach, expect, it, vi } from "vitest";
import { problem } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";
import { packReport } from "./report/report-file.ts";

beforeEach(clearDevice);

function zipOf(files: Readonly<Record<string, string>>): File {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  return new File([new Uint8Array(bytes)], "export.zip");
}

const PAGE = "/dashboard/reports";
const [facility]: readonly ReportFacility[] = getReportStates.response.parse(
  getReportStates.example.response,
).facilities;
const { locations } = getLocationsByBusiness.example.response;
const { users } = getContactsByBusiness.example.response;
if (facility === undefined) throw new Error("The contract's example holds no facility.");
const [listed] = facility.open;
if (listed === undefined) throw new Error("The contract's example holds no count.");

const { report_code } = getReportStates.example.response;
const states = (changes: Partial<ReportFacility> = {}) => ({ report_code, facilities: [{ ...facility, ...changes }] });
const server = {
  ...emptyBusiness,
  "GET /get-report-states/3": states({
    open: [{ ...listed, sources: [{ key: "40CFR355", locator: "Ammonia", mark: "unverified" }] }],
    missing: [{ kind: "place", id: 21, name: "Pier Road plant", fields: ["street", "city", "state", "zip", "county"] }],
  }),
  "GET /get-emergency-counts/3": getEmergencyCounts.example.response,
  "GET /get-locations-by-business/3": { locations },
  "GET /get-contacts-by-business/3": { users },
};

it("shows each threshold with rule and edition, and the missing report fields", async () => {
  renderApp(PAGE, server);
  const list = await screen.findByRole("list", { name: "Thresholds for Pier Road plant" });
  expect(list.textContent).toContain("500 lb or more");
  expect(list.textContent).toContain("40 CFR 355 Appendix A, Ammonia, unverified (eCFR of 2026-08-05)");
  expect(list.textContent).toMatch(/3\s310 lbmaximum on site at one time/); // 3,306.93 lb to three digits
  expect(within(list).getByText("Report required")).toBeDefined();
  expect(screen.getByText(/Pier Road plant: Street, City, State, ZIP code, County/)).toBeDefined();
  const save = screen.getByRole("button", { name: "Save .t2s file" });
  expect(save.getAttribute("aria-disabled")).toBe("true");
});

it("marks rows with more on file than the stated maximum", async () => {
  const above = "The quantity on file today is more than the stated maximum. Check which one is correct.";
  const { unmount } = renderApp(PAGE, server);
  const list = await screen.findByRole("list", { name: "Thresholds for Pier Road plant" });
  expect(list.textContent).not.toContain(above);
  unmount();
  renderApp(PAGE, {
    ...server,
    "GET /get-report-states/3": states({ open: [{ ...listed, rows_above_stated: 1 }] }),
  });
  await within(await screen.findByRole("list", { name: "Thresholds for Pier Road plant" })).findByText(above);
});

it("compares the same inventory with Schedule 1", async () => {
  renderApp(PAGE, server);
  const list = await screen.findByRole("list", { name: "Schedule 1 at Pier Road plant" });
  expect(list.textContent).toContain("4.5 t");
  expect(list.textContent).toContain("1.5 t");
  expect(within(list).getByText("Currently below threshold")).toBeDefined();
});

it("shows that Schedule 1 was not checked if it cannot be loaded, and retries", async () => {
  let isDown = true;
  const { user } = renderApp(PAGE, {
    ...server,
    "GET /get-emergency-counts/3": () =>
      isDown ? problem(503, "unavailable", "Down.") : getEmergencyCounts.example.response,
  });
  const failed = "Schedule 1 could not be loaded, so these substances were not checked.";
  const notice = (await screen.findByText(failed)).parentElement;
  if (notice === null) throw new Error("The notice has no parent element.");
  expect(screen.queryByText("No substance on file is listed in Schedule 1.")).toBeNull();
  within(notice).getByText("Check your connection and try again.");
  isDown = false;
  await user.click(within(notice).getByRole("button", { name: "Try again" }));
  await screen.findByRole("list", { name: "Schedule 1 at Pier Road plant" });
  expect(screen.queryByText(failed)).toBeNull();
});

it("loads only the page that it shows, and no list of chemicals", async () => {
  const counts = Array.from({ length: 20 }, (_, at) => ({ ...listed, key: `ehs:${at}`, name: `Substance ${at + 1}` }));
  const missing = Array.from({ length: 20 }, (_, at) => ({
    kind: "chemical" as const,
    id: at + 1,
    name: `Row ${at + 1}`,
    fields: ["hazards" as const],
  }));
  const verdicts = { over: 30, undecided: 11, under_today: 7000, under: 900 };
  const requested: string[] = [];
  const { user, calls } = renderApp(PAGE, {
    ...server,
    "GET /get-report-states/3": states({ verdicts, open: counts, missing, missing_fields: 90, missing_records: 25 }),
    "GET /get-threshold-counts/3": (query) => {
      requested.push(`${query.get("state")} ${query.get("page")}`);
      const name = query.get("state") === "open" ? "Substance 41" : "Small stock";
      return { counts: [{ ...listed, key: name, name }], total: 41, page: Number(query.get("page")), page_size: 20 };
    },
    "GET /get-missing-report-fields/3": {
      missing: [{ kind: "chemical", id: 25, name: "Row 25", fields: ["hazards"] }],
      total: 25,
      page: 2,
      page_size: 20,
    },
  });
  const pages = await screen.findByRole("navigation", { name: "Thresholds for Pier Road plant" });
  expect(pages.textContent).toContain("1 to 20 of 41");
  await user.click(within(pages).getByRole("button", { name: "Last page" }));
  await screen.findByText("Substance 41");
  expect(screen.queryByText("Substance 1")).toBeNull();
  const rest = screen.getByRole("navigation", { name: "Pages of missing fields" });
  await user.click(within(rest).getByRole("button", { name: "Next page" }));
  await screen.findByText(/^Row 25: /);
  expect(requested).toEqual(["open 3"]);
  await user.click(screen.getByRole("button", { name: "Below threshold (7900)" }));
  await screen.findByText("Small stock");
  expect(requested).toEqual(["open 3", "below 1"]);
  expect(calls().filter((call) => call.includes("get-chemicals-by-business"))).toEqual([]);
});

it("reports that the report cannot be created after the record changed, and keeps the input", async () => {
  const whole = { verdicts: { over: 1, undecided: 0, under_today: 0, under: 0 }, missing_fields: 0 };
  const { user } = renderApp(PAGE, {
    ...server,
    "GET /get-report-states/3": states({ ...whole, missing_records: 0, missing: [] }),
    "POST /make-tier-two-report/3": problem(
      409,
      "report_undecided",
      "Fill in the information that is still needed for each threshold first.",
    ),
  });
  const certifier = await screen.findByLabelText<HTMLInputElement>("Name and title of the certifying person");
  await user.type(certifier, "Jo Bell, Manager");
  await user.click(screen.getByRole("button", { name: "Save .t2s file" }));
  expect(
    (await screen.findAllByText("Fill in the information that is still needed for each threshold first.")).length,
  ).toBeGreaterThan(0);
  expect(certifier.value).toBe("Jo Bell, Manager");
});

it("loads the record in parts for the PDF, shows progress and stops when cancelled", async () => {
  const portion = Promise.withResolvers<object>();
  const requested: string[] = [];
  const { user } = renderApp(PAGE, {
    ...server,
    "GET /get-inventory-summary/3": { ...getInventorySummary.example.response, chemicals: 12_400 },
    "GET /get-chemicals-by-business/3": (query) => {
      requested.push(`${query.get("order")} ${query.get("cursor")}`);
      return portion.promise;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Save inventory as PDF" }));
  await screen.findByText(/^Loading 0 of 12\s400 chemicals$/);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  portion.resolve({ chemicals: [], next_cursor: "on" });
  await waitFor(() => expect(screen.queryByText(/^Reading /)).toBeNull());
  expect(requested).toEqual(["id null"]);
  expect(screen.queryByText("The PDF could not be created")).toBeNull();
});

it("lets a Viewer export the record but not import", async () => {
  renderApp(PAGE, { ...server, "GET /session": { user: { ...dana, role: "Viewer", user_role: false } } });
  const pdf = await screen.findByRole("button", { name: "Save inventory as PDF" });
  expect(pdf.getAttribute("aria-disabled")).not.toBe("true");
  const importing = screen.getByRole("button", { name: "Import last year's file" });
  expect(importing.getAttribute("aria-disabled")).toBe("true");
});

/** A report of the site that is complete except for its chemicals. */
const REPORT = reportText();

function reportText(): string {
  const read = readTierTwo(
    `<epcraTier2Dataset><dataset reportyear="2025"><facilities><facility recordid="${recordIdOf("FA", 21)}">
    <facilityName>Pier Road plant</facilityName><streetAddress><state>ME</state></streetAddress>
    <latLong><latitude>43.6</latitude><longitude>-70.2</longitude></latLong><dateSigned>2026-02-20</dateSigned>
    <manned>true</manned><maxNumOccupants>3</maxNumOccupants><subjectToChemAccidentPrevention>false</subjectToChemAccidentPrevention>
    <subjectToEmergencyPlanning>false</subjectToEmergencyPlanning><lastModified>2026-02-20</lastModified></facility></facilities>
    <contacts/></dataset></epcraTier2Dataset>`,
  );
  if (!read.ok) throw new Error(read.error.message);
  return writeTierTwo(read.value);
}

const PLAN = { id: 32, location_id: 21, description: "Floor plan, level 0", placement: null, version: 1 };
const planOnFile = {
  ...PLAN,
  blob_url: "/api/get-picture-file/32",
  url: "/api/get-picture-file/32",
  filename: "level-0.pdf",
  size_bytes: 16,
  created_at: "2026-01-02T03:04:05Z",
};
const planFile = new Blob(["%PDF-1.7 level 0"], { type: "application/pdf" });

it("saves the report with its floor plan and restores the plan on import", async () => {
  const whole = { verdicts: { over: 1, undecided: 0, under_today: 0, under: 0 }, missing_fields: 0 };
  const saved: Blob[] = [];
  const make = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return "blob:saved";
  });
  let pictures: readonly object[] = [planOnFile];
  let sent: unknown;
  const { user } = renderApp(PAGE, {
    ...server,
    "GET /get-report-states/3": states({ ...whole, missing_records: 0, missing: [] }),
    "POST /make-tier-two-report/3": { report_code, xml: REPORT },
    "GET /get-pictures-by-location/21": () => ({ pictures }),
    "GET /get-picture-file/32": planFile,
    "PUT /update-location/21": updateLocation.example.response,
    "POST /upload-picture": (_, body) => {
      sent = body;
      return { picture: planOnFile };
    },
  });
  await user.type(await screen.findByLabelText("Name and title of the certifying person"), "Jo Bell, Manager");
  await user.click(screen.getByRole("button", { name: "Save .t2s file" }));
  await screen.findByText("1 floor plan is attached.");
  make.mockRestore();
  const [file] = saved;
  if (file === undefined) throw new Error("Nothing was saved.");
  pictures = [];
  await user.click(screen.getByRole("button", { name: "Import last year's file" }));
  const dialog = await screen.findByRole("dialog");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file field.");
  await user.upload(input, new File([file], "tier2.t2s"));
  await within(dialog).findByText(
    /^These sites have no floor plan on file and will get the floor plan from the report: /,
  );
  await user.click(within(dialog).getByRole("button", { name: "Import" }));
  await waitFor(() => expect(sent).toMatchObject({ location_id: "21", description: "Floor plan, level 0" }));
  if (!(sent instanceof Object && "file" in sent && sent.file instanceof Blob)) throw new Error("No file was sent.");
  expect(await sent.file.text()).toBe("%PDF-1.7 level 0");
  expect(sent.file.type).toBe("application/pdf");
  await screen.findByText("Report imported");
});

it("lists before importing which parts of a report are not imported, and why", async () => {
  const { user } = renderApp(PAGE, server);
  await user.click(await screen.findByRole("button", { name: "Import last year's file" }));
  const dialog = await screen.findByRole("dialog");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file field.");
  const text = `<epcraTier2Dataset><dataset reportyear="2024"><facilities><facility recordid="${recordIdOf("FA", 21)}">
    <facilityName>Pier</facilityName><sitePlanAttached>true</sitePlanAttached>
    <facilityIds><facilityId type="RMP"><id>100000123456</id></facilityId></facilityIds>
    <attachments><attachment><fileName>plan.jpg</fileName></attachment></attachments></facility></facilities>
    <contacts><contact><lastName>Harbour Carriers</lastName></contact></contacts></dataset></epcraTier2Dataset>`;
  const report = await packReport(text, [{ fileName: "plan.jpg", file: new Blob(["a picture"]) }]);
  await user.upload(input, new File([report], "tier2.t2s"));
  for (const said of [
    /^plan\.jpg is not a PDF\./,
    "Not added because the report has no email address: Harbour Carriers.",
  ])
    expect(await within(dialog).findByText(said)).toBeVisible();
  expect(within(dialog).queryByText(/100000123456/)).toBeNull(); // saved, and in the next report
});

it("asks about phone numbers that cannot be dialled, and imports the corrected number", async () => {
  const { user, sent } = renderApp(PAGE, {
    ...server,
    "POST /find-on-file/3": { chemicals: [], codes: [], next_after: null },
    "PUT /update-location/21": updateLocation.example.response,
    "POST /insert-business-contact": insertBusinessContact.example.response,
  });
  await user.click(await screen.findByRole("button", { name: "Import last year's file" }));
  const dialog = await screen.findByRole("dialog");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file field.");
  const phone = (number: string, type: string) =>
    `<phone><phoneNumber>${number}</phoneNumber><phoneType>${type}</phoneType></phone>`;
  const text = `<epcraTier2Dataset><dataset reportyear="2024">
    <facilities><facility recordid="${recordIdOf("FA", 21)}"><facilityName>Pier</facilityName></facility></facilities><contacts><contact>
    <lastName>Duty officer</lastName><email>duty@harbour.example</email>
    <phones>${phone("call the gate", "24-hour")}${phone("n/a", "Work")}</phones></contact></contacts></dataset></epcraTier2Dataset>`;
  await user.upload(input, new File([await packReport(text, [])], "tier2.t2s"));
  expect(await within(dialog).findByText("2 entries are not phone numbers")).toBeVisible();
  const number = within(dialog).getByRole("textbox", { name: "Duty officer, 24-hour phone" });
  expect(number).toHaveValue("call the gate");
  expect(number).toBeInvalid();
  await user.clear(number);
  await user.type(number, "207 555 0188 ext. 4");
  expect(number).toBeValid();
  expect(within(dialog).getByRole("textbox", { name: "Duty officer, Work phone" })).toHaveValue("n/a");
  await user.click(within(dialog).getByRole("button", { name: "Import" }));
  await screen.findByText("Report imported");
  expect(sent("POST /insert-business-contact")).toMatchObject({
    name: "Duty officer",
    tier_two: {
      phone_24h: "207 555 0188 ext. 4",
      kept: { phones: [{ number: "207 555 0188 ext. 4" }, { number: "n/a", field: null }] },
    },
  });
});

it("imports zipped CAMEO tables like XML and lists the parts that are not imported", async () => {
  const sent: unknown[] = [];
  const { user } = renderApp(PAGE, {
    ...server,
    "POST /find-on-file/3": { chemicals: [], codes: [], next_after: null },
    "PUT /update-location/21": (_, body) => {
      sent.push(body);
      return updateLocation.example.response;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Import last year's file" }));
  const dialog = await screen.findByRole("dialog");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file field.");
  const facilities = `FacilityRecordID,FacilityName,ReportYear,FCounty,Manned_Y,FEmail\n${recordIdOf("FA", 21)},Pier,2015,Cumberland,T,pier@harbour.example\n`;
  await user.upload(input, new File([facilities], "Facilities.csv"));
  await within(dialog).findByText(/^This file has only one table of the report\./);
  await user.upload(input, zipOf({ "Facilities.csv": facilities }));
  await within(dialog).findByText(/a \.t2s file, or a \.zip file with the Facilities and ChemicalsInInventory tables/);
  await user.upload(
    input,
    zipOf({
      "CAMEO/facilities.MER": facilities,
      "CAMEO/ChemicalsInInventory.csv": `ChemInvRecordID\tCFacilityRouteRecordID\tEnteredChemName\tFire\nCV1\t${recordIdOf("FA", 21)}\tHydrogen\tT\n`,
      "CAMEO/Contacts.csv": "ContactRecordID,FirstName,LastName,CoEmail\nCT1,Ann,Stray,ann@stray.example\n",
    }),
  );
  for (const said of [
    "2015 report",
    "Read from the CAMEO tables.",
    "Not added because the report has no amount in pounds: Hydrogen.",
    "Contacts not linked to a facility: Ann Stray. Hazards from before the 23 categories: Hydrogen (Fire). Other columns: facilities FEmail.",
  ])
    expect(await within(dialog).findByText(said)).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Import" }));
  await screen.findByText("Report imported");
  expect(sent).toMatchObject([{ tier_two: { county: "Cumberland", is_manned: true } }]);
});

it("explains what to do with a file that is not a report, and imports nothing", async () => {
  const { user, calls } = renderApp(PAGE, server);
  await user.click(await screen.findByRole("button", { name: "Import last year's file" }));
  const dialog = await screen.findByRole("dialog");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file field.");
  await user.upload(input, new File(["<inventory />"], "stock.xml"));
  await within(dialog).findByText(/This is not a Tier II report/);
  expect(within(dialog).getByRole("button", { name: "Import" }).getAttribute("aria-disabled")).toBe("true");
  expect(calls().filter((call) => !call.startsWith("GET"))).toEqual([]);
});
