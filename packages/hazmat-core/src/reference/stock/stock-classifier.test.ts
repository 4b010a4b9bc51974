import { expect, it } from "vitest";
import type { StockIdentity } from "../../hazard/stock-level.ts";
import { loadStockClassifier } from "./load-stock.ts";

const NOTHING: StockIdentity = { classification: null, unNumber: null, casNumber: null };
const NONE = "No class on file, and no UN or CAS number on file gives one.";
const classify = await loadStockClassifier();

it.each([
  ["the UN number alone", { unNumber: "1017" }, "2.3 (5.1, 8)", "un", "Derived from 49 CFR 172.101, UN1017."],
  [
    "a level and the UN number",
    { classification: "high", unNumber: "UN 1017" },
    "2.3 (5.1, 8)",
    "un",
    "Derived from 49 CFR 172.101, UN1017.",
  ],
  [
    "a bare number that only North America has",
    { unNumber: "1993" },
    "3",
    "un",
    "Derived from 49 CFR 172.101, UN1993.",
  ],
  ["a North American number", { unNumber: "NA1993" }, "3", "un", "Derived from 49 CFR 172.101, NA1993."],
  ["the CAS number alone", { casNumber: "7782-50-5" }, "2.3 (5.1, 8)", "cas", "Derived from 49 CFR 172.101, UN1017."],
  ["a CAS number whose ids have several classes", { casNumber: "7697-37-2" }, null, "none", NONE],
  [
    "the class that the site wrote",
    { classification: "2.3", unNumber: "1017" },
    "2.3",
    "class",
    "As entered by the site.",
  ],
  [
    "a class that is not that of the UN number",
    { classification: "2.1", unNumber: "1017" },
    "2.1",
    "class",
    "As entered by the site. 49 CFR 172.101, UN1017 lists class 2.3 (5.1, 8).",
  ],
  ["words and no number", { classification: "Flammable liquid" }, null, "none", NONE],
  ["a number that is none", { unNumber: "banana", casNumber: "1-2-3" }, null, "none", NONE],
  ["nothing", {}, null, "none", NONE],
] as const)("%s", (_what, stock, hazardClass, kind, text) => {
  const found = classify({ ...NOTHING, ...stock });
  expect([found.hazardClass, found.basis.kind]).toEqual([hazardClass, kind]);
  expect(found.basis.text).toBe(text);
  expect(found.basis.source?.mark).toBe(kind === "un" || kind === "cas" ? "derived" : undefined);
});

it("reports the class of the UN number if the site entered another one", () => {
  expect(classify({ ...NOTHING, classification: "2.1", unNumber: "1017" }).basis.differs).toBe("2.3 (5.1, 8)");
  expect(classify({ ...NOTHING, classification: "2.3", unNumber: "1017" }).basis.differs).toBeNull();
});
