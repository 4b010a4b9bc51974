import { createIncident } from "@placard/api-client/internal";
import { expect, it } from "vitest";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { workScopeOf } from "../../../incident/saved/work-scope.ts";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { chemicalOpened, searchPerformed } from "./log-actions.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { openedAs, readSearchDraft, writeSearchDraft } from "./opened-draft.ts";

const incident = createIncident.example.response.data;
const scope = workScopeOf({ kind: "incident", incident });
const draftsIn = (storage: Storage) => draftsOf(storage, "responder:12");

it("restores the open chemical with the number it was opened by", async () => {
  const [match] = await chemicalSource.search("1017", { limit: 1 });
  const saved = draftsIn(memoryStorage());
  const opened = match === undefined ? null : openedAs(match, "1017");
  writeSearchDraft(saved, scope, { text: "zzqqx", opened });
  expect(readSearchDraft(saved, scope)).toEqual({
    text: "zzqqx",
    opened: { key: "cas:7782-50-5", unNumber: "UN1017", name: "Chlorine", text: "1017" },
  });
});

it("restores the spill size of the open chemical", () => {
  const saved = draftsIn(memoryStorage());
  const chlorine = openedAs({ key: "cas:7782-50-5", unNumber: null, name: "Chlorine" });
  writeSearchDraft(saved, scope, { text: "Chlorine", opened: { ...chlorine, spill: "small" } });
  expect(readSearchDraft(saved, scope).opened?.spill).toBe("small");
  saved.write(scope.draft("chemical-search"), { text: "x", chemical: "cas:7782-50-5", spill: "vast" });
  expect(readSearchDraft(saved, scope).opened?.spill).toBeUndefined();
});

it("restores the guide chosen for a number with several guides", () => {
  const saved = draftsIn(memoryStorage());
  const vehicle = openedAs({ key: "un:UN3171", unNumber: null, name: "Battery-powered vehicle" });
  writeSearchDraft(saved, scope, { text: "3171", opened: { ...vehicle, guide: "147" } });
  expect(readSearchDraft(saved, scope).opened?.guide).toBe("147");
});

it("starts a new incident and quick search without the open chemical", async () => {
  const saved = draftsIn(memoryStorage());
  writeSearchDraft(saved, scope, {
    text: "Chlorine",
    opened: openedAs({ key: "cas:7782-50-5", unNumber: null, name: "Chlorine" }),
  });
  const next = workScopeOf({
    kind: "incident",
    incident: { ...incident, incident_id: incident.incident_id + 1, client_id: null },
  });
  for (const other of [next, workScopeOf({ kind: "quick-search" })]) {
    expect(readSearchDraft(saved, other)).toEqual({ text: "", opened: null });
  }
});

it("ignores a draft it does not understand", () => {
  const saved = draftsIn(memoryStorage());
  saved.write(scope.draft("chemical-search"), { text: "x", chemical: "https://example" });
  expect(readSearchDraft(saved, scope)).toEqual({ text: "x", opened: null });
});

it("logs a search by its text and a chemical by its numbers", async () => {
  expect(searchPerformed(" 1017 ").action_data).toEqual({ query: "1017" });
  const [match] = await chemicalSource.search("1017", { limit: 1 });
  expect(match && chemicalOpened(match)).toEqual({
    module: "chemical-search",
    action_type: "chemical_opened",
    action_data: { key: "cas:7782-50-5", name: "Chlorine", un_number: "UN1017" },
  });
});
