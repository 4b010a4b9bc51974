import { isFloorPlan } from "@placard/hazmat-core/business";
import { hashPassword } from "../access/passwords.ts";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import { jsonToStore } from "../db/given.ts";
import { DEMO_BUSINESS, DEMO_DEPARTMENT, DEMO_SHEET_FIGURES, DEMO_SITES } from "./demo-sites.ts";
import { keepMade } from "./demo-files.ts";
import { DEMO_CHEMICAL_FIELDS, DEMO_CONTACT_FIELDS, DEMO_PLACE_FIELDS } from "./demo-tier-two.ts";
import { DEMO_PICTURES, DEMO_POINTS, DEMO_TIE, DEMO_MAP_POINTS } from "./demo-pictures.ts";
import { DEMO_PHOTO, seedInspections } from "./demo-inspections.ts";
import { DEMO_SHEETS, demoSheet } from "./demo-sheets.ts";
import { DEMO_HYDRANTS } from "./demo-hydrants.ts";
import { seedContainers } from "./seed-containers.ts";
import { DEMO_SIGN_INS } from "./sign-ins.ts";

const DAY_MS = 86_400_000;
const SEEDED = "demo_seeded_at";

/** Adds the demo rows once, at the first start. After a removal they are not added again. */
export async function seedDemo(ctx: Context): Promise<void> {
  const isSeeded = await ctx.database.system(async (rows) => {
    const fact = await rows.selectFrom("app_facts").select("value").where("name", "=", SEEDED).executeTakeFirst();
    return fact !== undefined;
  });
  if (isSeeded) return;
  const hashes = await Promise.all(DEMO_SIGN_INS.map(({ password }) => hashPassword(password)));
  const files = await makeFiles(ctx);
  await ctx.database.system(async (rows) => {
    const businessId = await seedBusiness(rows, files, ctx.now());
    const departmentId = await seedDepartment(rows, ctx.now());
    for (const [index, { kind, name, email }] of DEMO_SIGN_INS.entries()) {
      const person = { name, email, password_hash: hashes[index] ?? "", is_demo: true };
      await rows
        .insertInto("accounts")
        .values(
          kind === "business"
            ? { ...person, kind, business_id: businessId, role: "Admin" }
            : { ...person, kind, department_id: departmentId, role: "admin" },
        )
        .execute();
    }
    await rows
      .insertInto("hydrants")
      .values(DEMO_HYDRANTS.map((hydrant) => ({ ...hydrant, source: "demo hydrants (fictional)", is_demo: true })))
      .execute();
    await rows.insertInto("app_facts").values({ name: SEEDED, value: ctx.now().toISOString() }).execute();
  });
}

interface DemoFiles {
  /** Storage key of `DEMO_PHOTO`. */
  readonly photo: string;
  /** Storage keys of `DEMO_PICTURES`, in their order. */
  readonly pictures: readonly string[];
  /** The stored sheets. */
  readonly sheets: readonly MadeSheet[];
}

interface MadeSheet {
  /** Name of its chemical. */
  readonly chemical: string;
  readonly filename: string;
  readonly key: string;
  readonly sizeBytes: number;
  /** `null` if not on file. */
  readonly revision_date: string | null;
  readonly languages: string[];
}

/** Written to disk before any row refers to them. */
async function makeFiles({ storage, now }: Context): Promise<DemoFiles> {
  const pictures = await Promise.all(DEMO_PICTURES.map(({ bytes }) => keepMade(storage, bytes)));
  const withSheets = DEMO_SITES.flatMap(({ chemicals }) =>
    chemicals.flatMap(({ name, un_number, cas_number }) => {
      const sheets = DEMO_SHEETS.get(name) ?? [];
      return sheets.map((sheet) => ({ name, un_number, cas_number, ...sheet }));
    }),
  );
  const sheets = await Promise.all(
    withSheets.map(async ({ revisedDaysAgo, isOnFile, ...substance }): Promise<MadeSheet> => {
      const revised = new Date(now().getTime() - revisedDaysAgo * DAY_MS).toISOString().slice(0, 10);
      const bytes = demoSheet({ ...substance, revised });
      const facts = isOnFile
        ? { revision_date: revised, languages: [substance.language] }
        : { revision_date: null, languages: [] };
      const key = await keepMade(storage, bytes);
      const note = substance.language === "fr" ? "faite pour la démonstration" : "created for the demo";
      const filename = `${substance.name} (${note}).pdf`;
      return { chemical: substance.name, filename, key, sizeBytes: bytes.byteLength, ...facts };
    }),
  );
  return { pictures, photo: await keepMade(storage, DEMO_PHOTO), sheets };
}

async function seedBusiness(rows: Rows, files: DemoFiles, now: Date): Promise<number> {
  const { id } = await rows
    .insertInto("businesses")
    .values({ ...DEMO_BUSINESS, is_demo: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  const contact = await rows
    .insertInto("contacts")
    .values({
      business_id: id,
      name: "Jo Bell",
      email: "jo.bell@harbour-ice.example",
      phone: "+1 902 555 0143",
      job_title: "Refrigeration engineer",
      role: "Safety Officer",
      tier_two: JSON.stringify(DEMO_CONTACT_FIELDS),
      is_demo: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const locations = new Map<string, number>();
  for (const [index, { chemicals, ...site }] of DEMO_SITES.entries()) {
    const location = await rows
      .insertInto("locations")
      .values({
        ...site,
        business_id: id,
        contact_id: contact.id,
        precision: "registered",
        tier_two: JSON.stringify(DEMO_PLACE_FIELDS[site.name]),
        is_demo: true,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    locations.set(site.name, location.id);
    if (index === 0) {
      const first = { business_id: id, location_id: location.id };
      await seedPictures(rows, first, files);
      await seedMapPoints(rows, first);
    }
    const stored = await rows
      .insertInto("chemicals")
      .values(
        chemicals.map(({ nfpa, checked_days_ago, ...chemical }) => ({
          ...chemical,
          ...(checked_days_ago !== null && {
            checked_at: new Date(now.getTime() - checked_days_ago * DAY_MS),
            checked_by: DEMO_BUSINESS.owner,
          }),
          nfpa: nfpa === null ? null : JSON.stringify(nfpa),
          tier_two: JSON.stringify(DEMO_CHEMICAL_FIELDS[chemical.name]),
          packing_group: DEMO_SHEET_FIGURES[chemical.name]?.packing_group ?? null,
          flash_point: jsonToStore(DEMO_SHEET_FIGURES[chemical.name]?.flash_point ?? null),
          business_id: id,
          location_id: location.id,
          is_demo: true,
        })),
      )
      .returning(["id", "name", "sheet_group"])
      .execute();
    await seedSheets(rows, id, stored, files);
    await seedContainers(rows, id, stored, now);
  }
  await seedInspections(rows, { businessId: id, locations, contactId: contact.id, photo: files.photo }, now);
  return id;
}

interface SiteIds {
  readonly business_id: number;
  readonly location_id: number;
}

async function seedPictures(rows: Rows, site: SiteIds, { pictures }: DemoFiles): Promise<void> {
  for (const [index, { bytes, ...picture }] of DEMO_PICTURES.entries()) {
    const is_floor_plan = isFloorPlan(picture.description);
    const { id } = await rows
      .insertInto("pictures")
      .values({
        ...site,
        ...picture,
        is_floor_plan,
        size_bytes: bytes.byteLength,
        storage_key: pictures[index] ?? "",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (!is_floor_plan) continue;
    await rows
      .insertInto("plan_points")
      .values(
        DEMO_POINTS.map((point) => ({
          ...point,
          business_id: site.business_id,
          picture_id: id,
          page: 1,
          updated_by: "Dana Reid",
        })),
      )
      .execute();
    await rows
      .insertInto("plan_placements")
      .values({
        picture_id: id,
        business_id: site.business_id,
        page: 1,
        aspect: DEMO_TIE.aspect,
        pairs: JSON.stringify(DEMO_TIE.pairs),
        placed_by: "Dana Reid",
      })
      .execute();
  }
}

async function seedMapPoints(rows: Rows, site: SiteIds): Promise<void> {
  await rows
    .insertInto("site_points")
    .values(DEMO_MAP_POINTS.map((point) => ({ ...point, ...site, updated_by: "Dana Reid" })))
    .execute();
}

async function seedSheets(
  rows: Rows,
  business_id: number,
  chemicals: readonly { readonly name: string; readonly sheet_group: number }[],
  { sheets }: DemoFiles,
): Promise<void> {
  for (const { chemical, ...sheet } of sheets) {
    const row = chemicals.find(({ name }) => name === chemical);
    if (row === undefined) continue;
    await rows
      .insertInto("safety_data_sheets")
      .values({
        business_id,
        sheet_group: row.sheet_group,
        filename: sheet.filename,
        size_bytes: sheet.sizeBytes,
        storage_key: sheet.key,
        revision_date: sheet.revision_date,
        languages: sheet.languages,
        counts_in: sheet.languages,
        uploaded_by: "Dana Reid",
      })
      .execute();
  }
}

async function seedDepartment(rows: Rows, now: Date): Promise<number> {
  const { id } = await rows
    .insertInto("departments")
    .values({ ...DEMO_DEPARTMENT, verified_at: now, verified_by: "demo", is_demo: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
