import type { Context } from "../context.ts";
import { filesOfDeleted } from "../db/queries/deleted-records.ts";

const TABLES = ["hydrants", "incidents", "accounts", "contacts", "departments", "businesses"] as const;

export interface RemovedDemo extends Readonly<Record<(typeof TABLES)[number], number>> {
  /** Departments that are kept and need approval now. */
  readonly waiting: number;
}

/**
 * Deletes all demo rows and everything that belongs to them: sites, chemicals, files and sessions of demo users.
 * Rows of real users are kept; departments that demo mode approved automatically wait for an operator again.
 */
export async function removeDemo(ctx: Context): Promise<RemovedDemo> {
  const { counts, keys } = await ctx.database.system(async (rows) => {
    const pictures = rows
      .selectFrom("pictures")
      .innerJoin("businesses", "businesses.id", "pictures.business_id")
      .where("businesses.is_demo", "=", true)
      .select("pictures.storage_key");
    const sheets = rows
      .selectFrom("safety_data_sheets as sds")
      .innerJoin("businesses", "businesses.id", "sds.business_id")
      .where("businesses.is_demo", "=", true)
      .select("sds.storage_key");
    const inspectionPhotos = rows
      .selectFrom("inspection_photos")
      .innerJoin("businesses", "businesses.id", "inspection_photos.business_id")
      .where("businesses.is_demo", "=", true)
      .select("inspection_photos.storage_key");
    const deleted = filesOfDeleted(rows)
      .innerJoin("businesses", "businesses.id", "deleted_rows.business_id")
      .where("businesses.is_demo", "=", true);
    const photos = rows
      .selectFrom("incident_photos")
      .innerJoin("incidents", "incidents.id", "incident_photos.incident_id")
      .where("incidents.is_demo", "=", true)
      .select("incident_photos.storage_key");
    const files = await pictures
      .unionAll(sheets)
      .unionAll(deleted)
      .unionAll(photos)
      .unionAll(inspectionPhotos)
      .execute();
    const removed = { hydrants: 0, incidents: 0, accounts: 0, contacts: 0, departments: 0, businesses: 0 };
    for (const table of TABLES) {
      const { numDeletedRows } = await rows.deleteFrom(table).where("is_demo", "=", true).executeTakeFirstOrThrow();
      removed[table] = Number(numDeletedRows);
    }
    const { numUpdatedRows } = await rows
      .updateTable("departments")
      .set({ verified_at: null, verified_by: null })
      .where("verified_by", "=", "demo")
      .executeTakeFirstOrThrow();
    return {
      counts: { ...removed, waiting: Number(numUpdatedRows) },
      keys: files.map((file) => file.storage_key),
    };
  });
  await Promise.all(keys.map((key) => ctx.storage.remove(key)));
  return counts;
}
