import { citation } from "@placard/hazmat-core";
import { dayAfter, inspectionTemplate, type InspectionAnswer } from "@placard/hazmat-core/business";
import type { Rows } from "../db/database.ts";
import { paintedPng } from "./demo-files.ts";

/**
 * Scheduled inspections, finished inspections and findings of the demo. Invented; dates are relative to the first
 * start.
 */

const WALL = [168, 176, 178] as const;
const CYLINDER = [170, 44, 40] as const;
const HEAD = [44, 48, 52] as const;

/** An extinguisher on a wall. */
export const DEMO_PHOTO = paintedPng(480, 480, [
  { colour: WALL, x: 0, y: 0, width: 480, height: 480 },
  { colour: CYLINDER, x: 180, y: 150, width: 120, height: 270 },
  { colour: HEAD, x: 205, y: 110, width: 70, height: 40 },
  { colour: HEAD, x: 275, y: 118, width: 60, height: 14 },
]);

const DAY_MS = 86_400_000;
const DONE_DAYS_AGO = 21;
/** The item that failed. */
const FAILED = "pin";
const NOTE = "Extinguisher at the loading dock has no pin and no seal";

interface DemoPlaces {
  readonly businessId: number;
  /** Ids of the locations by name. */
  readonly locations: ReadonlyMap<string, number>;
  readonly contactId: number;
  /** Storage key of `DEMO_PHOTO`. */
  readonly photo: string;
}

const FORKLIFTS = {
  name: "Forklifts before the shift",
  items: [
    { id: "item_1", text: "Check that forks, mast and chains are whole.", hint: "Look at both heels of the forks." },
    { id: "item_2", text: "Test brakes, horn and lights.", hint: null },
    { id: "item_3", text: "Check that the battery is charged and its leads are sound.", hint: null },
    { id: "item_4", text: "Check that the seat belt holds.", hint: null },
  ],
};

/** Two schedules, one finished inspection with an open finding, and an own checklist of the business. */
export async function seedInspections(rows: Rows, places: DemoPlaces, now: Date): Promise<void> {
  const { businessId: business_id, locations, contactId } = places;
  const today = now.toISOString().slice(0, 10);
  const [pier = 0, burnside = 0] = ["Pier 9C cold store", "Burnside water treatment"].map((name) =>
    locations.get(name),
  );
  const plans = [
    {
      location_id: pier,
      template: "fire_extinguishers" as const,
      interval: "month" as const,
      due: dayAfter(today, 9),
      assignee_id: contactId,
    },
    {
      location_id: burnside,
      template: "eyewash_shower" as const,
      interval: "week" as const,
      due: dayAfter(today, 3),
      assignee_id: null,
    },
  ];
  const [extinguishers] = await rows
    .insertInto("inspection_schedules")
    .values(plans.map(({ due, ...plan }) => ({ ...plan, business_id, first_due: due, due_on: due })))
    .returning("id")
    .execute();
  const { name, items } = inspectionTemplate("fire_extinguishers");
  const done = new Date(now.getTime() - DONE_DAYS_AGO * DAY_MS);
  const mend_by = dayAfter(today, 5);
  const answers = items.map(({ id }): InspectionAnswer => ({
    item: id,
    result: id === FAILED ? "fail" : "pass",
    note: id === FAILED ? NOTE : "",
    owner_id: id === FAILED ? contactId : null,
    mend_by: id === FAILED ? mend_by : null,
    is_high_risk: id === FAILED,
  }));
  const inspection = await rows
    .insertInto("inspections")
    .values({
      business_id,
      location_id: pier,
      schedule_id: extinguishers?.id ?? null,
      template: "fire_extinguishers",
      name,
      items: JSON.stringify(
        items.map(({ id, text, source }) => ({ id, text, source: source ? citation(source) : null })),
      ),
      answers: JSON.stringify(answers),
      started_at: done,
      started_by: "Dana Reid",
      finished_at: done,
      finished_by: "Dana Reid",
      done_on: dayAfter(today, -DONE_DAYS_AGO),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const of = { business_id, inspection_id: inspection.id, item: FAILED };
  await rows
    .insertInto("inspection_photos")
    .values({
      ...of,
      filename: "loading-dock.png",
      content_type: "image/png",
      size_bytes: DEMO_PHOTO.byteLength,
      storage_key: places.photo,
    })
    .execute();
  const text = items.find(({ id }) => id === FAILED)?.text ?? FAILED;
  await rows
    .insertInto("inspection_findings")
    .values({ ...of, location_id: pier, text, note: NOTE, owner_id: contactId, mend_by, is_high_risk: true })
    .execute();
  await seedChecklist(rows, business_id, done);
}

async function seedChecklist(rows: Rows, business_id: number, saved_at: Date): Promise<void> {
  const by = "Dana Reid";
  const { id: checklist_id } = await rows
    .insertInto("inspection_checklists")
    .values({ business_id, created_at: saved_at, created_by: by })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { name, items } = FORKLIFTS;
  await rows
    .insertInto("inspection_checklist_versions")
    .values({ business_id, checklist_id, version: 1, name, items: JSON.stringify(items), saved_at, saved_by: by })
    .execute();
}
