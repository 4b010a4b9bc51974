import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import * as m0001 from "./migrations/0001-0049/0001-accounts.ts";
import * as m0002 from "./migrations/0001-0049/0002-sites.ts";
import * as m0003 from "./migrations/0001-0049/0003-incidents.ts";
import * as m0004 from "./migrations/0001-0049/0004-upkeep.ts";
import * as m0005 from "./migrations/0001-0049/0005-row-level-security.ts";
import * as m0006 from "./migrations/0001-0049/0006-own-rows-only.ts";
import * as m0007 from "./migrations/0001-0049/0007-keyed-hashes.ts";
import * as m0008 from "./migrations/0001-0049/0008-sheet-versions.ts";
import * as m0009 from "./migrations/0001-0049/0009-renamed-departments.ts";
import * as m0010 from "./migrations/0001-0049/0010-checklist-changes.ts";
import * as m0011 from "./migrations/0001-0049/0011-tokens-of-businesses.ts";
import * as m0020 from "./migrations/0001-0049/0020-inventory-order.ts";
import * as m0021 from "./migrations/0001-0049/0021-chemical-imports.ts";
import * as m0030 from "./migrations/0001-0049/0030-shared-incidents.ts";
import * as m0040 from "./migrations/0001-0049/0040-deleted-records.ts";
import * as m0041 from "./migrations/0001-0049/0041-places-within-sites.ts";
import * as m0042 from "./migrations/0001-0049/0042-checked-chemicals.ts";
import * as m0043 from "./migrations/0001-0049/0043-accepted-risks.ts";
import * as m0044 from "./migrations/0001-0049/0044-yearly-letters.ts";
import * as m0045 from "./migrations/0001-0049/0045-tier-two.ts";
import * as m0050 from "./migrations/0050-0099/0050-sign-ins-of-people.ts";
import * as m0051 from "./migrations/0050-0099/0051-plan-points.ts";
import * as m0060 from "./migrations/0050-0099/0060-hydrant-failures.ts";
import * as m0070 from "./migrations/0050-0099/0070-sheet-revisions.ts";
import * as m0080 from "./migrations/0050-0099/0080-containers.ts";
import * as m0090 from "./migrations/0050-0099/0090-incident-photos.ts";
import * as m0091 from "./migrations/0050-0099/0091-inspections.ts";
import * as m0100 from "./migrations/0100-0149/0100-site-points.ts";
import * as m0110 from "./migrations/0100-0149/0110-sheet-languages.ts";
import * as m0120 from "./migrations/0100-0149/0120-undone-imports.ts";
import * as m0121 from "./migrations/0100-0149/0121-contact-versions.ts";
import * as m0122 from "./migrations/0100-0149/0122-picture-order.ts";
import * as m0130 from "./migrations/0100-0149/0130-deleted-inspections.ts";
import * as m0131 from "./migrations/0100-0149/0131-inspection-letters.ts";
import * as m0132 from "./migrations/0100-0149/0132-registration-and-picture-versions.ts";
import * as m0140 from "./migrations/0100-0149/0140-own-checklists.ts";
import * as m0141 from "./migrations/0100-0149/0141-time-zones.ts";
import * as m0142 from "./migrations/0100-0149/0142-imported-containers.ts";
import * as m0143 from "./migrations/0100-0149/0143-named-stock.ts";
import * as m0144 from "./migrations/0100-0149/0144-orders-of-a-site.ts";
import * as m0145 from "./migrations/0100-0149/0145-packing-groups.ts";
import * as m0146 from "./migrations/0100-0149/0146-deleted-people.ts";
import * as m0147 from "./migrations/0100-0149/0147-plan-placements.ts";
import * as m0148 from "./migrations/0100-0149/0148-business-versions.ts";
import * as m0149 from "./migrations/0100-0149/0149-undone-checks.ts";
import * as m0150 from "./migrations/0150-0199/0150-report-codes.ts";
import * as m0151 from "./migrations/0150-0199/0151-account-safety.ts";
import * as m0152 from "./migrations/0150-0199/0152-wide-audit-numbers.ts";
import * as m0153 from "./migrations/0150-0199/0153-second-phones.ts";
import * as m0154 from "./migrations/0150-0199/0154-sheets-of-substances.ts";
import * as m0155 from "./migrations/0150-0199/0155-search-of-businesses.ts";
import * as m0156 from "./migrations/0150-0199/0156-expiry-indexes.ts";
import * as m0157 from "./migrations/0150-0199/0157-sites-in-a-box.ts";
import * as m0160 from "./migrations/0150-0199/0160-businesses-of-a-read.ts";
import * as m0165 from "./migrations/0150-0199/0165-search-of-rooms.ts";
import * as m0166 from "./migrations/0150-0199/0166-hazards-of-sites.ts";
import * as m0167 from "./migrations/0150-0199/0167-mail-queue.ts";
import * as m0174 from "./migrations/0150-0199/0174-keyset-orders.ts";
import * as m0175 from "./migrations/0150-0199/0175-mail-links.ts";
import * as m0176 from "./migrations/0150-0199/0176-towns-of-sites.ts";
import * as m0178 from "./migrations/0150-0199/0178-matching-chemicals.ts";
import * as m0179 from "./migrations/0150-0199/0179-rows-of-a-site.ts";
import * as m0180 from "./migrations/0150-0199/0180-dismissed-notifications.ts";
import * as m0181 from "./migrations/0150-0199/0181-compatibility-marks.ts";
import type { Schema } from "./schema/schema.ts";

/** All migrations in order. Add a new one with the next number and a line here. Never change an old one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-accounts": m0001,
  "0002-sites": m0002,
  "0003-incidents": m0003,
  "0004-upkeep": m0004,
  "0005-row-level-security": m0005,
  "0006-own-rows-only": m0006,
  "0007-keyed-hashes": m0007,
  "0008-sheet-versions": m0008,
  "0009-renamed-departments": m0009,
  "0010-checklist-changes": m0010,
  "0011-tokens-of-businesses": m0011,
  "0020-inventory-order": m0020,
  "0021-chemical-imports": m0021,
  "0030-shared-incidents": m0030,
  "0040-deleted-records": m0040,
  "0041-places-within-sites": m0041,
  "0042-checked-chemicals": m0042,
  "0043-accepted-risks": m0043,
  "0044-yearly-letters": m0044,
  "0045-tier-two": m0045,
  "0050-sign-ins-of-people": m0050,
  "0051-plan-points": m0051,
  "0060-hydrant-failures": m0060,
  "0070-sheet-revisions": m0070,
  "0080-containers": m0080,
  "0090-incident-photos": m0090,
  "0091-inspections": m0091,
  "0100-site-points": m0100,
  "0110-sheet-languages": m0110,
  "0120-undone-imports": m0120,
  "0121-contact-versions": m0121,
  "0122-picture-order": m0122,
  "0130-deleted-inspections": m0130,
  "0131-inspection-letters": m0131,
  "0132-registration-and-picture-versions": m0132,
  "0140-own-checklists": m0140,
  "0141-time-zones": m0141,
  "0142-imported-containers": m0142,
  "0143-named-stock": m0143,
  "0144-orders-of-a-site": m0144,
  "0145-packing-groups": m0145,
  "0146-deleted-people": m0146,
  "0147-plan-placements": m0147,
  "0148-business-versions": m0148,
  "0149-undone-checks": m0149,
  "0150-report-codes": m0150,
  "0151-account-safety": m0151,
  "0152-wide-audit-numbers": m0152,
  "0153-second-phones": m0153,
  "0154-sheets-of-substances": m0154,
  "0155-search-of-businesses": m0155,
  "0156-expiry-indexes": m0156,
  "0157-sites-in-a-box": m0157,
  "0160-businesses-of-a-read": m0160,
  "0165-search-of-rooms": m0165,
  "0166-hazards-of-sites": m0166,
  "0167-mail-queue": m0167,
  "0174-keyset-orders": m0174,
  "0175-mail-links": m0175,
  "0176-towns-of-sites": m0176,
  "0178-matching-chemicals": m0178,
  "0179-rows-of-a-site": m0179,
  "0180-dismissed-notifications": m0180,
  "0181-compatibility-marks": m0181,
};

/** @throws the database's own error, with the name of the failed migration */
export async function migrateToLatest(kysely: Kysely<Schema>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === "Error")?.migrationName ?? "before the first";
    throw new Error(`The database could not be brought up to date (migration ${failed}).`, { cause: error });
  }
}
