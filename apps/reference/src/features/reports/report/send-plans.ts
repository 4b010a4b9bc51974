import { type Caller, describeProblem, type Location } from "@placard/api-client";
import { getPictureFile, getPicturesByLocation, uploadPicture } from "@placard/api-client/internal";
import { isFloorPlan } from "@placard/hazmat-core/business";
import { isSignedOut } from "../../../lib/api/failure.ts";
import { MAX_PLAN_BYTES } from "./report-file.ts";
import type { PlannedPlans, SitePlan } from "./report-plans.ts";

/**
 * Loads the floor plans of sites. Also returns the names of sites whose plan could not be loaded or does not fit in the
 * file.
 */
export async function gatherPlans(
  api: Caller,
  locations: readonly Location[],
): Promise<{ readonly plans: readonly SitePlan[]; readonly left: readonly string[] }> {
  const plans: SitePlan[] = [];
  const left: string[] = [];
  let room = MAX_PLAN_BYTES;
  for (const { id, name } of locations) {
    try {
      const { pictures } = await api.call(getPicturesByLocation, { params: { location_id: id } });
      for (const { id: picture_id, description } of pictures.filter((one) => isFloorPlan(one.description))) {
        const file = await api.call(getPictureFile, { params: { picture_id } });
        if (file.size > room) left.push(name);
        else plans.push({ locationId: id, description, file });
        room -= Math.min(file.size, room);
      }
    } catch (error) {
      if (isSignedOut(error)) throw error;
      left.push(name);
    }
  }
  return { plans, left };
}

/** Messages of an import about floor plans. */
interface PlanTexts {
  readonly titleOf: (site: string) => string;
  readonly saved: (site: string) => string;
  readonly failed: string;
}

/**
 * Adds each plan to its site, unless the site has one.
 *
 * @returns the reason for each plan that was not added
 */
export async function sendPlans(
  api: Caller,
  { added }: PlannedPlans,
  { titleOf, saved, failed }: PlanTexts,
  onStep: () => void,
): Promise<readonly string[]> {
  const left: string[] = [];
  for (const { location, title, file } of added) {
    const { id: location_id, name } = location;
    try {
      const { pictures } = await api.call(getPicturesByLocation, { params: { location_id } });
      if (pictures.some(({ description }) => isFloorPlan(description))) left.push(saved(name));
      else {
        const fields = { location_id, description: title ?? titleOf(name) };
        await api.call(uploadPicture, { fields, file }, { idempotencyKey: crypto.randomUUID() });
      }
    } catch (error) {
      if (isSignedOut(error)) throw error;
      left.push(`${name}: ${describeProblem(error, failed)}`);
    }
    onStep();
  }
  return left;
}
