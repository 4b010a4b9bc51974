import { citation, type SourceRef } from "@placard/hazmat-core";
import { translatedOrEnglish, type Speech } from "../../messages/language/speech.ts";

/**
 * Formats several sources in one line. Locators in the same source are joined; duplicates are removed.
 *
 * @example
 * citeAll([{ key: "ERG2024", locator: "Guide 124" }, { key: "ERG2024", locator: "Table 1" }]);
 * // "ERG 2024, Guide 124, Table 1"
 */
export function citeAll(sources: readonly SourceRef[]): string {
  const groups = new Map<string, SourceRef & { locators: Set<string> }>();
  for (const source of sources) {
    const id = `${source.key} ${source.mark ?? ""}`;
    const group = groups.get(id) ?? { ...source, locators: new Set<string>() };
    if (source.locator !== undefined) group.locators.add(source.locator);
    groups.set(id, group);
  }
  return [...groups.values()]
    .map(({ locators, ...source }) =>
      citation(locators.size === 0 ? source : { ...source, locator: [...locators].join(", ") }),
    )
    .join(" · ");
}

/** Translates a line of sources: titles are unchanged; marks such as "unverified" and "Table 3" are translated. */
export function sourcesIn(speech: Speech, line: string): string {
  return line.replaceAll(/[^,·]+/g, (part) => part.replace(part.trim(), (text) => translatedOrEnglish(speech, text)));
}
