import type { Location } from "@placard/api-client";
import { floorPlanProblem, isFloorPlan, type Problem } from "@placard/hazmat-core/business";
import {
  businessOfReport,
  recordIdOf,
  rowOfRecordId,
  type ReportFacility,
  type TierTwoReport,
} from "@placard/hazmat-core/regulatory";
import type { Attachment } from "./report-file.ts";
import { matchPlaces } from "./report-import.ts";

/** The floor plan of a site with its file. */
export interface SitePlan {
  readonly locationId: number;
  readonly description: string;
  readonly file: Blob;
}

/** A floor plan in a report. */
export interface ReportedPlan {
  readonly fileName: string;
  /** Title of the floor plan; `null` if the file name is not a floor plan title. */
  readonly title: string | null;
  /** Id of the site in this record that had the plan; `null` if another program attached it. */
  readonly locationId: number | null;
  /** `null` if it is not in the archive. */
  readonly file: File | null;
}

/** Reason why a plan is left out: missing from the archive, a second plan for its site, or not a PDF. */
export interface OmittedPlan {
  readonly fileName: string;
  readonly why: "absent" | "second" | Problem;
}

/** Changes of an import to floor plans. */
export interface PlannedPlans {
  readonly added: readonly { readonly location: Location; readonly title: string | null; readonly file: File }[];
  readonly left: readonly OmittedPlan[];
}

/** The sites reported together as each facility, in the order of the report. */
export function sitesOfFacilities(
  report: TierTwoReport,
  locations: readonly Location[],
  code?: string,
): readonly (readonly Location[])[] {
  return matchPlaces(businessOfReport(report), locations, code).map(({ location }) =>
    location === null ? [] : sitesReportedWith(location, locations),
  );
}

/** A site and the sites reported together with it. */
function sitesReportedWith(location: Location, locations: readonly Location[]): readonly Location[] {
  const named = facilityOf(location);
  const others = locations.filter((one) => one.id !== location.id && named !== "" && facilityOf(one) === named);
  return [location, ...others];
}

const facilityOf = ({ tier_two }: Location): string => tier_two?.facility?.trim().toLowerCase() ?? "";

/** The report with the plans of its sites attached, and the files under the names in the report. */
export function withSitePlans(
  report: TierTwoReport,
  locations: readonly Location[],
  plans: readonly SitePlan[],
  code?: string,
): { readonly report: TierTwoReport; readonly attachments: readonly Attachment[] } {
  const sites = sitesOfFacilities(report, locations, code);
  const attachments: Attachment[] = [];
  const facilities = report.facilities.map((facility, at) => {
    const own = plans.filter(({ locationId }) => sites[at]?.some(({ id }) => id === locationId));
    const named = own.map(({ locationId, description, file }) => {
      const fileName = freeName(description, attachments);
      attachments.push({ fileName, file });
      return { recordId: recordIdOf("SK", locationId, 0, code), fileName };
    });
    return { ...facility, hasSitePlan: named.length > 0, attachments: named };
  });
  return { report: { ...report, facilities }, attachments };
}

const COUNTED = / \(\d+\)$/;

/** A file name that Windows accepts and that no other plan has. */
function freeName(description: string, taken: readonly Attachment[]): string {
  const plain = description.replaceAll(/[\\/:*?"<>|]/g, "-").trim();
  const names = new Set(taken.map(({ fileName }) => fileName.toLowerCase()));
  const nameOf = (n: number): string => `${plain}${n === 1 ? "" : ` (${n})`}.pdf`;
  let n = 1;
  while (names.has(nameOf(n).toLowerCase())) n += 1;
  return nameOf(n);
}

/** File names of the site plans in the archive of a report. */
export const namesOfPlans = ({ facilities }: TierTwoReport, code?: string): readonly string[] =>
  facilities.flatMap((facility) => attachedPlans(facility, code).map(({ fileName }) => fileName));

/**
 * A facility states that a plan is attached, but not which attachment it is. Plans are recognized by our ids, else by
 * their names.
 */
function attachedPlans(
  { hasSitePlan, attachments }: ReportFacility,
  code: string | undefined,
): ReportFacility["attachments"] {
  if (!hasSitePlan || attachments.length === 1) return hasSitePlan ? attachments : [];
  const ours = attachments.filter(({ recordId }) => rowOfRecordId("SK", recordId, code) !== null);
  return ours.length > 0 ? ours : attachments.filter(({ fileName }) => /plan/i.test(fileName));
}

/** The plans of each facility in a report. */
export function plansOfReport(
  report: TierTwoReport,
  files: ReadonlyMap<string, File>,
  code?: string,
): readonly (readonly ReportedPlan[])[] {
  const titles = new Set(namesOfPlans(report, code).map(titleOf));
  return report.facilities.map((facility) =>
    attachedPlans(facility, code).map(({ recordId, fileName }) => {
      const whole = titleOf(fileName);
      const uncounted = whole.replace(COUNTED, "");
      const title = titles.has(uncounted) ? uncounted : whole;
      return {
        fileName,
        title: isFloorPlan(title) ? title : null,
        locationId: rowOfRecordId("SK", recordId, code),
        file: files.get(fileName) ?? null,
      };
    }),
  );
}

const titleOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, "");

/**
 * Assigns each plan to a site: its earlier site if that belongs to the facility, else the chosen one. Each site can
 * have one plan.
 *
 * @param sites - site ids in the order of the report; `null` skips a facility with its plans
 */
export function planPlans(
  plans: readonly (readonly ReportedPlan[])[],
  sites: readonly (number | null)[],
  locations: readonly Location[],
): PlannedPlans {
  const added: PlannedPlans["added"][number][] = [];
  const left: OmittedPlan[] = [];
  for (const [at, ofFacility] of plans.entries()) {
    const chosen = locations.find(({ id }) => id === sites[at]);
    if (chosen === undefined) continue;
    const together = sitesReportedWith(chosen, locations);
    for (const { fileName, title, file, locationId } of ofFacility) {
      const location = together.find(({ id }) => id === locationId) ?? chosen;
      const wrong = file && floorPlanProblem(file);
      if (file === null) left.push({ fileName, why: "absent" });
      else if (wrong !== null) left.push({ fileName, why: wrong });
      else if (added.some((one) => one.location.id === location.id)) left.push({ fileName, why: "second" });
      else added.push({ location, title, file });
    }
  }
  return { added, left };
}
