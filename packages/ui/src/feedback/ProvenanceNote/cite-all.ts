import { citation, type SourceRef } from "@placard/hazmat-core";

/**
 * Several sources in one line. Places in the same source stand together; nothing is said twice.
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
