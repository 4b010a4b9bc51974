import { expect, it, onTestFinished, vi } from "vitest";
import { phraseBook } from "./phrase-book.ts";

const comma = (text: string): string => text.replaceAll(".", ",");
const say = phraseBook({
  "Isolate {distance} in all directions.": "Isolez {distance} partout.",
  "Gives off {words} with water.": "Avec l’eau : {words}.",
  "{words}, {words2}": "{words}, {words2}",
  "Dangerous when wet, flammable gas": "Dangereux mouillé, gaz inflammable",
  Chlorine: "Chlore",
  "Guide {guide} at once": "Guide {guide}, aussitôt",
  "{words}.": "{words}.",
  "No density of {name} is on file.": "Aucune masse volumique de {name}.",
});

it("translates a sentence, and formats its figures for the language", () => {
  expect(say("Isolate 1.4 km in all directions.", comma)).toBe("Isolez 1,4 km partout.");
  expect(say("Isolate 11+ km in all directions.", comma)).toBe("Isolez 11+ km partout.");
  expect(say("Isolate 1\u202f000 m in all directions.", comma)).toBe("Isolez 1\u202f000 m partout.");
});

it("translates several sentences one by one", () => {
  expect(say("Guide 124P at once. Isolate 60 m in all directions.", comma)).toBe(
    "Guide 124P, aussitôt. Isolez 60 m partout.",
  );
});

it("does not translate a sentence that it knows only in part", () => {
  expect(say("Isolate 60 m in all directions. Run.", comma)).toBeNull();
  expect(say("Gives off Phosphine with water.", comma)).toBeNull();
  expect(say("Isolate far in all directions.", comma)).toBeNull();
  expect(say("isolate 60 m in all directions.", comma)).toBeNull();
  expect(say("toString", comma)).toBeNull();
});

it("finds words that contain the comma of a list", () => {
  expect(say("Chlorine, Dangerous when wet, flammable gas", comma)).toBe("Chlore, Dangereux mouillé, gaz inflammable");
  expect(say("Dangerous when wet, flammable gas, Chlorine", comma)).toBe("Dangereux mouillé, gaz inflammable, Chlore");
});

it("leaves a name as it is on file", () => {
  expect(say("No density of 2,4-D 1.5 is on file.", comma)).toBe("Aucune masse volumique de 2,4-D 1.5.");
});

it("rejects a long unknown list without trying every way to split it", () => {
  const unknown = Array.from({ length: 60 }, (_, index) => `substance ${index}`).join(", ");
  const exec = Reflect.get(RegExp.prototype, "exec");
  let matches = 0;
  const matching = vi.spyOn(RegExp.prototype, "exec").mockImplementation(function count(this: RegExp, text) {
    matches += 1;
    if (matches > 10_000) throw new Error("It tries every way to split the list.");
    return exec.call(this, text);
  });
  onTestFinished(() => matching.mockRestore());
  for (const text of [`${unknown}.`, `Chlorine, ${unknown}`, `${"Chlorine, ".repeat(40)}substance`]) {
    expect(say(text, comma)).toBeNull();
  }
});

it("does not let a name at the end of a sentence match the next one", () => {
  const translate = phraseBook({
    "Health {number}: derived from 49 CFR zone {name}.": "Santé {number} : dérivée de la zone {name} du 49 CFR.",
    "Unverified list: {words}.": "Liste non vérifiée : {words}.",
    fire: "feu",
  });
  const text = "Health 4: derived from 49 CFR zone B. Unverified list: fire.";
  expect(translate(text, (figure) => figure)).toBe(
    "Santé 4 : dérivée de la zone B du 49 CFR. Liste non vérifiée : feu.",
  );
});
