import { getLocationsByBusiness } from "@placard/api-client/internal";
import {
  checkTierTwo,
  NO_PLACE_FIELDS,
  readTierTwo,
  recordIdOf,
  writeTierTwo,
  type TierTwoReport,
} from "@placard/hazmat-core/regulatory";
import { describe, expect, it } from "vitest";
import { packReport, unpackAttachments, unpackReport } from "./report-file.ts";
import { namesOfPlans, planPlans, plansOfReport, withSitePlans, type SitePlan } from "./report-plans.ts";

const [pier] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
if (pier === undefined) throw new Error("The example holds no site.");
const yard = { ...pier, id: 22, name: "Yard" };
const locations = [pier, yard];

const pdf = (content: string) => new File([`%PDF-1.7 ${content}`], "x", { type: "application/pdf" });
const plan = (locationId: number, description: string): SitePlan => ({
  locationId,
  description,
  file: pdf(description),
});

/** A report of these sites without chemicals. */
function reportOf(...ids: readonly number[]): TierTwoReport {
  const facilities = ids.map(
    (id) => `<facility recordid="${recordIdOf("FA", id)}"><facilityName>Site ${id}</facilityName></facility>`,
  );
  const read = readTierTwo(
    `<epcraTier2Dataset xmlns="https://cameo.noaa.gov/epcra_tier2/data_standard/v1" version="1.0.0"><dataset reportyear="2025"><facilities>${facilities.join("")}</facilities><contacts/></dataset></epcraTier2Dataset>`,
  );
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Writes, packs and reads a report. */
async function throughFile(report: TierTwoReport, plans: readonly SitePlan[], known = locations) {
  const made = withSitePlans(report, known, plans);
  const text = writeTierTwo(made.report);
  expect(checkTierTwo(text).filter(({ path }) => path.includes("attach") || path.includes("recordid"))).toEqual([]);
  const file = await packReport(text, made.attachments);
  const unpacked = await unpackReport(file);
  const read = readTierTwo(unpacked.ok && unpacked.form === "xml" ? unpacked.text : "");
  if (!read.ok) throw new Error(read.error.message);
  expect(read.value).toEqual(made.report);
  return plansOfReport(read.value, await unpackAttachments(file, namesOfPlans(read.value)));
}

describe("site plans in a report file", () => {
  it("keep title, content and site, with separate names for equal titles", async () => {
    const plans = [plan(pier.id, "Floor plan, level 0/1"), plan(22, "Floor plan, level 0/1")];
    const again = await throughFile(reportOf(pier.id, 22), plans);
    const { added, left } = planPlans(again, [pier.id, 22], locations);
    expect(left).toEqual([]);
    expect(added.map(({ location, title, file }) => [location.id, title, file.type])).toEqual([
      [pier.id, "Floor plan, level 0-1", "application/pdf"],
      [22, "Floor plan, level 0-1", "application/pdf"],
    ]);
    expect(await added[1]?.file.text()).toBe("%PDF-1.7 Floor plan, level 0/1");
    expect(again.flat().map(({ fileName }) => fileName)).toEqual([
      "Floor plan, level 0-1.pdf",
      "Floor plan, level 0-1 (2).pdf",
    ]);
  });

  it("are declared as attachments in the report only if there are any", () => {
    const { report } = withSitePlans(reportOf(pier.id, 22), locations, [plan(22, "Yard floor plan")]);
    expect(report.facilities.map(({ hasSitePlan, attachments }) => [hasSitePlan, attachments])).toEqual([
      [false, []],
      [true, [{ recordId: recordIdOf("SK", 22), fileName: "Yard floor plan.pdf" }]],
    ]);
  });

  it("go to their own site in a facility with two sites", async () => {
    const tier_two = { ...NO_PLACE_FIELDS, state_fields: [], facility: "Harbour" };
    const joined = [
      { ...pier, tier_two },
      { ...yard, tier_two },
    ];
    const plans = [plan(22, "Yard floor plan"), plan(pier.id, "Pier floor plan")];
    const again = await throughFile(reportOf(pier.id), plans, joined);
    const { added } = planPlans(again, [pier.id], joined);
    expect(added.map(({ location, title }) => [location.name, title])).toEqual([
      ["Yard", "Yard floor plan"],
      [pier.name, "Pier floor plan"],
    ]);
    // Another record may have a site with the same id: the plan then goes to the chosen site, which has no space for a
    // second one.
    const elsewhere = planPlans(again, [pier.id], locations);
    expect(elsewhere.added.map(({ location }) => location.id)).toEqual([pier.id]);
    expect(elsewhere.left).toEqual([{ fileName: "Pier floor plan.pdf", why: "second" }]);
  });

  it("from another program are imported if they are PDFs, and listed otherwise", () => {
    const [facility] = reportOf(pier.id).facilities;
    if (facility === undefined) throw new Error("The report has no facility.");
    const attached = ["Dike.pdf", "site_plan.pdf", "Plan.jpg", "plan lost.pdf"].map((fileName, at) => ({
      recordId: `SKTR2024${String(at).padStart(4, "0")}ABCDEFG`,
      fileName,
    }));
    const report = { ...reportOf(pier.id), facilities: [{ ...facility, hasSitePlan: true, attachments: attached }] };
    const files = new Map([
      ["Dike.pdf", pdf("dike")],
      ["site_plan.pdf", pdf("plan")],
      ["Plan.jpg", new File(["x"], "Plan.jpg", { type: "" })],
    ]);
    const { added, left } = planPlans(plansOfReport(report, files), [pier.id], locations);
    // Its name does not contain "floor plan", so it gets the title of its site.
    expect(added.map(({ title, file }) => [title, file])).toEqual([[null, files.get("site_plan.pdf")]]);
    expect(left).toEqual([
      { fileName: "Plan.jpg", why: { code: "floor_plan.type", name: "Plan.jpg" } },
      { fileName: "plan lost.pdf", why: "absent" },
    ]);
    expect(planPlans(plansOfReport(report, files), [null], locations)).toEqual({ added: [], left: [] });
    const unsaid = { ...report, facilities: [{ ...facility, attachments: attached }] };
    expect(namesOfPlans(unsaid)).toEqual([]);
  });
});
