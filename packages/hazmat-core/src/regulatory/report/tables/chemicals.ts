import { isPounds } from "../report-values.ts";
import type { ReportChemical, ReportPart, ReportStorage } from "../tier-two-report.ts";
import { cellsOf, tableDay, type Cells } from "./cells.ts";
import { childrenOf, idsOf, rowName, type ReadRow } from "./children.ts";
import { hazardsOf, OLD_HAZARDS } from "./hazard-columns.ts";
import type { LossCollector } from "./losses.ts";
import { reportStateFields } from "./state-columns.ts";
import type { Table, TableRow } from "./table.ts";

interface ChemicalTables {
  readonly chemicals: Table;
  readonly storages: Table;
  readonly mixtures: Table;
}

/** The chemicals of each facility. */
export function chemicalsOf(
  { chemicals, storages, mixtures }: ChemicalTables,
  facilityIds: ReadonlySet<string>,
  left: LossCollector,
): (facility: string) => readonly ReportChemical[] {
  const ids = idsOf(chemicals, "ChemInvRecordID");
  const known = ["ChemInInvRecordID", "ChemInvRecID", "ChemInvRecordID"];
  const storagesOf = childrenOf(storages, { known, ids }, (row) => storageOf(row, storages.name, left), left);
  const partsOf = childrenOf(mixtures, { known, ids }, (row) => partOf(row, mixtures.name, left), left);
  return childrenOf(
    chemicals,
    { known: ["CFacilityRouteRecordID", "FacilityRouteRecordID", "FacilityRecordID"], ids: facilityIds },
    (row) => {
      const recordId = row.text("ChemInvRecordID");
      const called = rowLabel(row, chemicals.name, "EnteredChemName", "CiCAS");
      const cells = cellsOf(row, called, left);
      const old = OLD_HAZARDS.filter((flag) => cells.isSet(flag));
      if (old.length > 0) left.add("old_hazards", `${called} (${old.join(", ")})`);
      reportStateFields(row, called, left);
      return { called, child: chemicalOf(cells, recordId, storagesOf(recordId), partsOf(recordId)) };
    },
    left,
  );
}

const rowLabel = (row: TableRow, table: string, ...columns: readonly string[]): string =>
  columns.map((column) => row.text(column)).find((text) => text !== "") ?? rowName(table, row);

function chemicalOf(
  { text, number, isSet }: Cells,
  recordId: string,
  storages: readonly ReportStorage[],
  parts: readonly ReportPart[],
): ReportChemical {
  return {
    recordId,
    name: text("EnteredChemName"),
    cas: text("CiCAS"),
    isEhs: isSet("CiEHSChemical"),
    isPure: isSet("Pure"),
    isMixture: isSet("Mixture"),
    isSolid: isSet("Solid"),
    isLiquid: isSet("Liquid"),
    isGas: isSet("Gas"),
    hazards: hazardsOf(isSet),
    averageLb: number("AveAmount"),
    averageCode: text("AveAmountCode"),
    maxLb: number("MaxAmount"),
    maxCode: text("MaxAmountCode"),
    isSameAsLastYear: isSet("ChemSameAsLastYr"),
    daysOnSite: number("DaysOnSite"),
    largestContainerLb: number("MaxAmtContainer"),
    isBelowThreshold: isSet("BelowReportingThresholds"),
    isPlaceConfidential: isSet("ConfidentialStorageLocs"),
    isTradeSecret: isSet("TradeSecret"),
    stateFields: [],
    modifiedOn: tableDay(text("CiLastModified")),
    storages,
    parts,
    kept: [],
  };
}

function storageOf(row: TableRow, table: string, left: LossCollector): ReadRow<ReportStorage> {
  const called = rowLabel(row, table, "Location", "RecordKey");
  const { text, number } = cellsOf(row, called, left);
  const [amount, unit] = [number("Amount"), text("AmountUnit")];
  const isWeight = isPounds(unit);
  if (amount !== null && !isWeight) left.add("values", [called, "Amount", text("Amount"), unit].join(" ").trim());
  const child = {
    recordId: text("RecordKey"),
    place: text("Location"),
    type: text("LocationType"),
    pressure: text("LocationPressure"),
    temperature: text("LocationTemperature"),
    pounds: isWeight ? amount : null,
    kept: [],
  };
  return { called, child };
}

function partOf(row: TableRow, table: string, left: LossCollector): ReadRow<ReportPart> {
  const called = rowLabel(row, table, "MxChem", "MxCAS");
  const { text, number, isSet, refuse } = cellsOf(row, called, left);
  const basis = basisOf(text("WtVol"));
  const percent = number("Percentage");
  if (basis === null) refuse("WtVol");
  const child = {
    recordId: text("RecordKey"),
    name: text("MxChem"),
    cas: text("MxCAS"),
    isEhs: isSet("MxEHS"),
    maxCode: text("MxMaxAmountCode"),
    // A percentage of an unknown basis is omitted.
    percent: basis === null ? null : percent,
    basis: basis ?? "weight",
    kept: [],
  };
  return { called, child };
}

/** Percentages are by weight unless the file states volume, as in its XML; `null`: another basis. */
function basisOf(text: string): ReportPart["basis"] | null {
  const said = text.toLowerCase();
  if (["", "w", "wt", "wt.", "weight"].includes(said)) return "weight";
  return ["v", "vol", "vol.", "volume"].includes(said) ? "volume" : null;
}
