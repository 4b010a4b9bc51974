import type { AccountTables } from "./accounts.ts";
import type { IncidentTables } from "./incidents.ts";
import type { InspectionTables } from "./inspections.ts";
import type { SiteTables } from "./sites.ts";
import type { UpkeepTables } from "./upkeep.ts";

/** All tables as queries see them. The migrations define the same in SQL. */
export interface Schema extends AccountTables, SiteTables, InspectionTables, IncidentTables, UpkeepTables {}
