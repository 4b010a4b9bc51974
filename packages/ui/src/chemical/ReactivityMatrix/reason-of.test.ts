import { predictReactivity } from "@placard/hazmat-core/reactivity";
import { expect, it } from "vitest";
import { reactivityTexts } from "../../messages/en/chemical/reactivity.ts";
import { reactivityTexts as frenchWords } from "../../messages/fr/chemical/reactivity.ts";
import { french } from "../../messages/fr/index.ts";
import { reasonOf } from "./reason-of.ts";

const NAMES = [
  "Chlorine",
  "Ammonia",
  "Acetone",
  "Sodium",
  "Water",
  "Hexane",
  "Sulfuric acid",
  "Sodium hypochlorite",
  "Argon",
  "Xyzzy",
];
const pairs = NAMES.flatMap((a) => NAMES.map((b) => [a, b] as const));

it("returns the core's reason in English", async () => {
  const verdicts = new Set<string>();
  for (const [a, b] of pairs) {
    const prediction = await predictReactivity({ name: a }, { name: b });
    verdicts.add(prediction.verdict);
    expect(reasonOf(prediction, reactivityTexts.reactivity, (group) => group)).toBe(prediction.why);
  }
  expect([...verdicts].toSorted()).toEqual(["caution", "incompatible", "no-known-reaction"]);
});

it("translates the reason into French, including the names of the groups", async () => {
  const prediction = await predictReactivity({ name: "Sodium hypochlorite" }, { name: "Hydrochloric acid" });
  const translate = await french.substances?.();
  const say = (group: string): string => translate?.(group, (text) => text) ?? group;
  expect(reasonOf(prediction, frenchWords.reactivity, say)).toBe(
    "Acides forts non comburants et Comburants forts\u00a0: incompatibles.",
  );
});
