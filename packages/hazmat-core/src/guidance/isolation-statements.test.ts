import { expect, it } from "vitest";
import { loadSubstances, loadTransport } from "../data/load.ts";
import { formatSafeDistance } from "../formats/distance.ts";
import { immediateIsolation } from "../isolation/isolation-for-record.ts";
import { substanceRecord } from "../reference/record-of.ts";
import { physicalStateOf } from "./derived/physical-state-of.ts";
import { distanceStatements } from "./isolation-statements.ts";

const transport = await loadTransport();
const records = [...(await loadSubstances()).values()].map((stored) => substanceRecord(stored, [], transport));
const cases = records.flatMap((record) => [...record.transport, null].map((entry) => ({ record, entry })));

it("state the immediate distance in its own sentence, for every record by every UN number", () => {
  const silent = cases.filter(({ record, entry }) => {
    if (entry === null && record.transport.length > 0) return false;
    const { isolateM } = immediateIsolation(record, entry === null ? {} : { unNumber: entry.unNumber });
    const said = distanceStatements(record, entry).map(({ text }) => text.replace(/^Small spill: i/, "I"));
    return (
      isolateM !== null &&
      !said.some((text) => text.startsWith(`Isolate ${formatSafeDistance(isolateM)} in all directions`))
    );
  });
  expect(silent.map(({ record, entry }) => `${record.name} ${entry?.unNumber ?? ""}`)).toEqual([]);
});

it("use the state that a group entry implies", () => {
  const stated = cases.filter(({ entry }) => entry?.state !== undefined);
  expect(stated.length).toBeGreaterThan(500);
  const other = stated.filter(({ record, entry }) => physicalStateOf(record, entry) !== entry?.state);
  expect(other.map(({ record, entry }) => `${record.name} ${entry?.unNumber ?? ""}`)).toEqual([]);
});
