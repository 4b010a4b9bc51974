import { expect, it } from "vitest";
import { readWorkspaceSearch } from "./workspace-search.ts";

it("keeps what it understands", () => {
  const whole = {
    incident: 51,
    module: "evacuation-plume",
    panel: "checklist",
    chemical: "cas:7782-50-5@UN1017",
    guide: "entry-team",
    view: "-63.57520,44.64880,12.5",
    places: "both",
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
  { guide: "../x" },
  { guide: 7 },
  { view: "here" },
  { view: "-63.57520,44.64880" },
  { places: "all" },
])("leaves out %j", (search) => {
  expect(readWorkspaceSearch(search)).toEqual({});
});
