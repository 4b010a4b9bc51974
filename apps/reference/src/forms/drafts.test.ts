import { describe, expect, it } from "vitest";
import { memoryStorage } from "../test/memory-storage.ts";
import { clearAllDrafts, clearDraft, readDraft, writeDraft } from "./drafts.ts";

const initial = { name: "", isTrained: false, emails: [] as readonly string[], password: "" };
const typed = { name: "Chlorine", isTrained: true, emails: ["a@example.org"], password: "correct horse" };

describe("a draft", () => {
  it("gives back what was typed", () => {
    const storage = memoryStorage();
    writeDraft(storage, "form", typed, ["password"]);
    expect(readDraft(storage, "form", initial)).toEqual({ ...typed, password: "" });
  });

  it("never holds a secret", () => {
    const storage = memoryStorage();
    writeDraft(storage, "form", typed, ["password"]);
    expect(
      JSON.stringify(Array.from({ length: storage.length }, (_, i) => storage.getItem(storage.key(i) ?? ""))),
    ).not.toContain("correct horse");
  });

  it("takes no value of another kind, and no field the form has lost", () => {
    const storage = memoryStorage();
    storage.setItem("placard.draft.form", '{"name":7,"isTrained":"yes","emails":["a",1],"gone":"x"}');
    expect(readDraft(storage, "form", initial)).toEqual(initial);
  });

  it("is gone when cleared, alone or with all others", () => {
    const storage = memoryStorage();
    storage.setItem("placard.look", "kept");
    for (const name of ["one", "two", "three"]) writeDraft(storage, name, typed, []);
    clearDraft(storage, "one");
    expect(readDraft(storage, "one", initial)).toEqual(initial);
    clearAllDrafts(storage);
    expect(readDraft(storage, "two", initial)).toEqual(initial);
    expect(readDraft(storage, "three", initial)).toEqual(initial);
    expect(storage.getItem("placard.look")).toBe("kept");
  });
});
