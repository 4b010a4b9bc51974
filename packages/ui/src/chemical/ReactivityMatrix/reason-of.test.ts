import { predictReactivity } from "@placard/hazmat-core/reactivity";
import { expect, it } from "vitest";
import { reactivityWords } from "../../messages/en/chemical/reactivity.ts";
import { reactivityWords as frenchWords } from "../../messages/fr/chemical/reactivity.ts";
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

it("says in English what the core says", async () => {
  const verdicts = new Set<string>();
  for (const [a, b] of pairs) {
    const prediction = await predictReactivity({ name: a }, { name: b });
    verdicts.add(prediction.verdict);
    expect(reasonOf(prediction, reactivityWords.reactivity, (group) => group)).toBe(prediction.why);
  }
  expect([...verdicts].toSorted()).toEqual(["caution", "incompatible", "no-known-reaction"]);
});

it("says it in French, the names of the groups included", async () => {
  const prediction = await predictReactivity({ name: "Sodium hypochlorite" }, { name: "Hydrochloric acid" });
  const say = (group: string): string => french.translate(group, (text) => text) ?? group;
  expect(reasonOf(prediction, frenchWords.reactivity, say)).toBe(
    "Acides forts non comburants et Comburants forts\u00a0: incompatibles.",
  );
});
