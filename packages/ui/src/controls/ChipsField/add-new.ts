/** The values with those of `added` that are not there yet, in order; letter case does not make a new one. */
export function addNew(values: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(values.map((value) => value.toLowerCase()));
  const next = [...values];
  for (const value of added) {
    const id = value.toLowerCase();
    if (known.has(id)) continue;
    known.add(id);
    next.push(value);
  }
  return next;
}
