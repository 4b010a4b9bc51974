/** A group number with the rule that assigned it. */
export interface RuledGroup {
  readonly group: number;
  readonly rule: string;
}

/** Groups of a UN class or division by itself. Classes 6.1, 8 and 9 give no group. */
const BY_CLASS: Readonly<Record<string, readonly number[]>> = {
  "1": [102],
  "2.1": [101],
  "3": [101],
  "4.2": [108],
  "4.3": [107],
  "5.1": [44, 104],
  "5.2": [30],
  "7": [400],
};

/**
 * Groups by UN class.
 *
 * @param hazardClasses - as printed, with or without compatibility letter: `1.1D`, `5.1`
 */
export function groupsByClass(hazardClasses: readonly string[]): readonly RuledGroup[] {
  return hazardClasses.flatMap((printed) => {
    const [division = "", main = ""] = /^(\d)(?:\.\d)?/.exec(printed) ?? [];
    const groups = BY_CLASS[division] ?? BY_CLASS[main] ?? [];
    return groups.map((group) => ({ group, rule: `class ${printed}` }));
  });
}
