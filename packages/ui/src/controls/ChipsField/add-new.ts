/** Returns the values with the new ones of `added`, in order. Letter case is ignored. */
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
