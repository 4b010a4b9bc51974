/**
 * Keeps misread phrases out of the English texts that people read: the catalogues, the sentences of the core and the errors
 * of the API. Each banned phrase is listed with its replacement.
 */
import { describe, expect, it } from "vitest";
import { type SourceText, textsOfFolder } from "../phrases/english-texts.ts";

const FOLDERS = [
  "apps/reference/src/messages/en",
  "packages/ui/src/messages/en",
  "packages/api-client/src/errors",
  ...["card", "checklists", "dispersion", "exposure", "guidance", "hazard", "identify", "isolation"].map(inCore),
  ...["reactivity", "regulatory", "scene", "business/forms", "business/inspections"].map(inCore),
];

/** Banned phrases with their replacements. */
const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bat once\b/i, "immediately"],
  [/\ball round\b|\bto (?:all|every) sides?\b/i, "in all directions"],
  [/\bwhatever\b|\bwhoever\b/i, "the noun that is meant"],
  [/\bsomebody\b/i, "someone"],
  [/\b(?:is|are) no (?:[a-z]+ )?(?:formula|picture|number|report|statement|warning|proof|colours?)\b/i, "is not a"],
  [/\bwork(?:ed)? out\b/i, "calculate"],
  [/\bmend(?:s|ed)?\b/i, "correct"],
  [/\bfilter mask\b/i, "air-purifying respirator"],
  [/\bsplash suit\b/i, "splash-protective suit"],
  [/\bsets? free\b/i, "release"],
  [/\bcellar\b/i, "basement"],
  [/\blow ground\b/i, "low areas"],
  [/\bwaits? to be sent\b/i, "waiting to send"],
  [/\bkept on this device\b/i, "saved on this device"],
  [/\b(?:not told|nobody told)\b/i, "not given"],
  [/\bworst is taken\b/i, "worst case used"],
  [/\bbegun\b/i, "started"],
  [/\bnetwork is back\b/i, "you are back online"],
  [/\bin the meantime\b/i, "since then, or leave it out"],
  [/\btake[ns]? back\b/i, "withdraw"],
  [/\bwho goes in\b/i, "team members"],
  [/\btimes heavier\b/i, "times as heavy as"],
  [/\b(?:sulph(?:ur|ide)|vapor\b|tyres?\b)/i, "sulfur, sulfide, vapour, tire"],
  [/[a-z] \d+ %|\d % [a-z]/i, "10%, without a space"],
];

function inCore(folder: string): string {
  return `packages/hazmat-core/src/${folder}`;
}

/** Texts that contain a space, without the source of patterns. */
function textsOf(folder: string): readonly SourceText[] {
  return textsOfFolder(folder).filter(({ text }) => text.includes(" ") && !text.includes("|"));
}

const offences = (text: string): string[] =>
  BANNED.flatMap(([phrase, instead]) => {
    const [match] = phrase.exec(text) ?? [];
    return match === undefined ? [] : [`“${match}” in “${text}”: write ${instead}`];
  });

describe("plain English", () => {
  it("finds a banned phrase and names its replacement", () => {
    expect(offences("Evacuate at once.")).toEqual(["“at once” in “Evacuate at once.”: write immediately"]);
    expect(offences("Evacuate immediately.")).toEqual([]);
  });

  it.each(FOLDERS)("keeps banned phrases out of %s", (folder) => {
    const texts = textsOf(folder);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.flatMap(({ path, text }) => offences(text).map((offence) => `${path}: ${offence}`))).toEqual([]);
  });
});
