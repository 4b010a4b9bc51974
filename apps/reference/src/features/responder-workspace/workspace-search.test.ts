import { expect, it } from "vitest";
import { readWorkspaceSearch, stepFrom } from "./workspace-search.ts";

it("keeps known parameters", () => {
  const whole = {
    incident: 51,
    module: "evacuation-plume",
    panel: "checklist",
    chemical: "cas:7782-50-5@UN1017",
    with: "cas:7664-41-7@UN1005",
    guide: "entry-team",
    view: "-63.57520,44.64880,12.5",
    places: "both",
    seen: "state.liquid*colour.yellow*signs.skin_eyes-nose*placard.2.3",
    plan: 21,
    record: 3,
  };
  const read = readWorkspaceSearch(whole);
  expect(read).toEqual(whole);
  expect(readWorkspaceSearch({ ...whole, incident: "51" })).toEqual(whole);
});

it.each([
  { incident: -1 },
  { incident: "x" },
  { incident: 1.5 },
  { module: "everything" },
  { panel: ["map"] },
  { chemical: "<b>" },
  { chemical: {} },
  { with: "ammonia" },
  { guide: "../x" },
  { guide: 7 },
  { view: "here" },
  { view: "-63.57520,44.64880" },
  { places: "all" },
  { plan: "Pier 9" },
  { plan: 0 },
  { record: "Pier 9" },
  { seen: "<b>" },
  { seen: ["state.gas"] },
])("drops %j", (search) => {
  expect(readWorkspaceSearch(search)).toEqual({});
});

it("drops the second substance only when another card is opened", () => {
  const mixed = { module: "suits-decon", chemical: "cas:7782-50-5@UN1017", with: "cas:7664-41-7@UN1005" } as const;
  expect(stepFrom(mixed, { chemical: "cas:7664-93-9@UN1830" })).not.toHaveProperty("with");
  expect(stepFrom(mixed, { chemical: undefined })).toEqual({ module: "suits-decon" });
  expect(stepFrom(mixed, { module: "chemical-search", chemical: mixed.chemical }).with).toBe(mixed.with);
  expect(stepFrom(mixed, { panel: "map" }).with).toBe(mixed.with);
  const both = { chemical: "cas:7664-93-9@UN1830", with: "cas:7782-50-5@UN1017" };
  expect(stepFrom(mixed, both)).toMatchObject(both);
});
