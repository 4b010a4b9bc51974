/** Caches of a browser as far as the copy of the app uses them, in memory. `room`: how many files fit in. */
export function memoryCaches(
  room = Infinity,
): CacheStorage & { readonly named: ReadonlyMap<string, Map<string, Response>> } {
  const named = new Map<string, Map<string, Response>>();
  const fileOf = (path: string) => new URL(path, "https://placard.invalid").pathname;
  const cacheOf = (kept: Map<string, Response>) => ({
    keys: async () => [...kept.keys()].map((path) => new Request(`https://placard.invalid${path}`)),
    match: async (path: string) => kept.get(fileOf(path))?.clone(),
    delete: async (path: string) => kept.delete(fileOf(path)),
    put: async (path: string, answer: Response) => {
      const count = [...named.values()].reduce((sum, files) => sum + files.size, 0);
      if (count >= room) throw new DOMException("No room.", "QuotaExceededError");
      kept.set(fileOf(path), answer);
    },
  });
  const storage = {
    named,
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
    match: async (path: string) =>
      [...named.values()]
        .find((kept) => kept.has(fileOf(path)))
        ?.get(fileOf(path))
        ?.clone(),
    open: async (name: string) => {
      const kept = named.get(name) ?? new Map<string, Response>();
      named.set(name, kept);
      return cacheOf(kept) as unknown as Cache; // the part that is used
    },
  };
  return storage as unknown as ReturnType<typeof memoryCaches>; // the part that is used
}
