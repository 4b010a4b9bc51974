import { expect, it } from "vitest";
import { loadSubstances, loadTransport } from "../../data/load.ts";
import { substanceRecord, transportRecord } from "../../reference/record-of.ts";
import { transportEntryOf } from "../../reference/transport-entry-of.ts";
import { physicalStateOf } from "./physical-state-of.ts";

const transport = await loadTransport();
const { entries, guides } = transport;

it.each([
  ["UN1017", "gas", "chlorine"],
  ["UN1203", "liquid", "gasoline"],
  ["UN3082", "liquid", "Environmentally hazardous substance, liquid"],
  ["UN3077", "solid", "Environmentally hazardous substance, solid"],
  ["UN3257", "liquid", "Elevated temperature liquid"],
  ["UN2315", "liquid", "Polychlorinated biphenyls, liquid"],
  ["UN3175", "solid", "Solids containing flammable liquid"],
  ["UN1327", null, "Hay or straw with oil"],
  ["UN1378", null, "Metal catalyst with an excess of liquid"],
] as const)("returns for %s %s: %s", (id, state, _name) => {
  const stored = entries.get(id);
  if (stored === undefined) throw new RangeError(`The tables have lost ${id}.`);
  const entry = transportEntryOf(stored, guides);
  expect(physicalStateOf(transportRecord(entry, undefined), entry)).toBe(state);
});

it("never returns solid if the class means liquid: hazard zones and class 3 apply only to gases and liquids", async () => {
  const substances = [...(await loadSubstances()).values()].map((stored) => substanceRecord(stored, [], transport));
  const classed = substances.flatMap((record) =>
    record.transport
      .filter(({ hazardZones, hazardClass, subsidiaryClasses }) => {
        return hazardZones.length > 0 || [hazardClass, ...subsidiaryClasses].includes("3");
      })
      .map((entry) => ({ id: `${record.name} ${entry.unNumber}`, state: physicalStateOf(record, entry) })),
  );
  expect(classed.length).toBeGreaterThan(400);
  expect(classed.filter(({ state }) => state === "solid").map(({ id }) => id)).toEqual([]);
});
