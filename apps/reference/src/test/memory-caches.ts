/** In-memory browser caches with the methods that the offline copy uses. `room`: maximum number of files. */
export function memoryCaches(
  room = Infinity,
): CacheStorage & { readonly named: ReadonlyMap<string, Map<string, Response>> } {
  const named = new Map<string, Map<string, Response>>();
  const fileOf = (path: string) => new URL(path, "https://placard.invalid").pathname;
  const cacheOf = (saved: Map<string, Response>) => ({
    keys: async () => [...saved.keys()].map((path) => new Request(`https://placard.invalid${path}`)),
    match: async (path: string) => saved.get(fileOf(path))?.clone(),
    delete: async (path: string) => saved.delete(fileOf(path)),
    put: async (path: string, answer: Response) => {
      const count = [...named.values()].reduce((sum, files) => sum + files.size, 0);
      if (count >= room) throw new DOMException("No room.", "QuotaExceededError");
      saved.set(fileOf(path), answer);
    },
  });
  const storage = {
    named,
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
    match: async (path: string) =>
      [...named.values()]
        .find((saved) => saved.has(fileOf(path)))
        ?.get(fileOf(path))
        ?.clone(),
    open: async (name: string) => {
      const saved = named.get(name) ?? new Map<string, Response>();
      named.set(name, saved);
      return cacheOf(saved) as unknown as Cache; // the used part
    },
  };
  return storage as unknown as ReturnType<typeof memoryCaches>; // the used part
}
