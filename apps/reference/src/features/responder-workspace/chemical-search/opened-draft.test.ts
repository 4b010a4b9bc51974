import { expect, it } from "vitest";
import { chemicalOpened, searchPerformed } from "./log-actions.ts";
import { chemicalSource } from "../../../lib/chemical-source.ts";
import { openedAs, readSearchDraft, writeSearchDraft } from "./opened-draft.ts";

function storage(): Storage {
  const entries = new Map<string, string>();
  return {
    length: 0,
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

it("finds the open chemical again, with the number it was opened by", async () => {
  const [match] = await chemicalSource.search("1017", { limit: 1 });
  const kept = storage();
  const opened = match === undefined ? null : openedAs(match, "1017");
  writeSearchDraft(kept, { text: "zzqqx", opened });
  expect(readSearchDraft(kept)).toEqual({
    text: "zzqqx",
    opened: { key: "cas:7782-50-5", unNumber: "UN1017", name: "Chlorine", text: "1017" },
  });
});

it("takes a draft that it does not understand for none", () => {
  const kept = storage();
  kept.setItem("placard.draft.chemical-search", JSON.stringify({ text: "x", chemical: "https://example" }));
  expect(readSearchDraft(kept)).toEqual({ text: "x", opened: null });
});

it("logs a search by its words and a chemical by its numbers", async () => {
  expect(searchPerformed(" 1017 ").action_data).toEqual({ query: "1017" });
  const [match] = await chemicalSource.search("1017", { limit: 1 });
  expect(match && chemicalOpened(match)).toEqual({
    module: "chemical-search",
    action_type: "chemical_opened",
    action_data: { key: "cas:7782-50-5", name: "Chlorine", un_number: "UN1017" },
  });
});
