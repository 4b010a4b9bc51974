import { describe, expect, it } from "vitest";
import { fullStorage, memoryStorage } from "../../test/memory-storage.ts";
import { draftsOf, removeWorkingDrafts } from "./drafts.ts";

const initial = { name: "", isTrained: false, emails: [] as readonly string[], password: "" };
const typed = { name: "Chlorine", isTrained: true, emails: ["a@example.org"], password: "correct horse" };
const NOON = "2026-11-21T12:00:00.000Z";
const noon = () => new Date(NOON);

describe("a form draft", () => {
  it("is restored with its time, in another tab and after a browser restart", () => {
    const storage = memoryStorage();
    draftsOf(storage, "responder:12", noon).write("form", typed, { secrets: ["password"] });
    const later = draftsOf(storage, "responder:12");
    expect(later.read("form", initial)).toEqual({ values: { ...typed, password: "" }, writtenAt: NOON });
    expect(later.read("other", initial)).toEqual({ values: initial, writtenAt: null });
  });

  it("never contains a password", () => {
    const storage = memoryStorage();
    draftsOf(storage, "business:7").write("form", typed, { secrets: ["password"] });
    const all = Array.from({ length: storage.length }, (_, i) => storage.getItem(storage.key(i) ?? ""));
    expect(all.join()).toContain("Chlorine");
    expect(all.join()).not.toContain("correct horse");
  });

  it("can be read only by the user who typed it", () => {
    const storage = memoryStorage();
    draftsOf(storage, "responder:12").write("form", typed);
    expect(draftsOf(storage, "responder:1").read("form", initial).values).toEqual(initial);
    expect(draftsOf(storage, "business:12").unsaved()).toEqual([]);
  });

  it("ignores values of another type and removed fields", () => {
    const storage = memoryStorage();
    storage.setItem(
      "placard.draft.responder:12.form",
      `{"writtenAt":"${NOON}","values":{"name":7,"isTrained":"yes","emails":["a",1],"gone":"x"}}`,
    );
    expect(draftsOf(storage, "responder:12").read("form", initial).values).toEqual(initial);
  });

  it("is removed when cleared, alone or with its whole scope", () => {
    const storage = memoryStorage();
    storage.setItem("placard.look", "kept");
    const drafts = draftsOf(storage, "responder:12");
    for (const name of ["incident-5/plan", "incident-5/plume", "incident-51/plan", "add-member"]) {
      drafts.write(name, typed);
    }
    drafts.clear("add-member");
    drafts.clearAll("incident-5/");
    expect(drafts.unsaved()).toEqual(["incident-51/plan"]);
    expect(storage.getItem("placard.look")).toBe("kept");
  });

  it("reports whether the device stored it", () => {
    const full = fullStorage();
    expect(draftsOf(full, "responder:12").write("form", typed)).toBe(false);
    expect(draftsOf(memoryStorage(), "responder:12").write("form", typed)).toBe(true);
  });

  it("of a signed-out visitor is kept for a day", () => {
    const storage = memoryStorage();
    draftsOf(storage, "nobody", noon).write("register", typed);
    const at = (iso: string) => draftsOf(storage, "nobody", () => new Date(iso)).read("register", initial).values.name;
    expect(at("2026-11-22T11:00:00.000Z")).toBe("Chlorine");
    expect(at("2026-11-22T12:00:00.000Z")).toBe("");
  });
});

it("waiting to send is kept at logout, while look-ups and visitor input are removed", () => {
  const storage = memoryStorage();
  const drafts = draftsOf(storage, "responder:12");
  drafts.write("incident-51/plan", typed);
  drafts.write("incident-51/search", typed, { kind: "working" });
  draftsOf(storage, "nobody").write("register", typed);
  draftsOf(storage, "responder:13").write("incident-51/search", typed, { kind: "working" });
  removeWorkingDrafts(storage, "responder:12");
  expect(drafts.unsaved()).toEqual(["incident-51/plan"]);
  expect(storage.length).toBe(2);
});
