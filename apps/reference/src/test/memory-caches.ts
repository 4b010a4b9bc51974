/** In-memory browser caches with the methods that the offline copy uses. `room`: maximum number of files. */
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
      return cacheOf(kept) as unknown as Cache; // the used part
    },
  };
  return storage as unknown as ReturnType<typeof memoryCaches>; // the used part
}
