import type { AccountTables } from "./accounts.ts";
import type { IncidentTables } from "./incidents.ts";
import type { InspectionTables } from "./inspections.ts";
import type { SiteTables } from "./sites.ts";
import type { UpkeepTables } from "./upkeep.ts";

/** Every table as the queries see it. The migrations say the same in SQL. */
export interface Schema extends AccountTables, SiteTables, InspectionTables, IncidentTables, UpkeepTables {}
