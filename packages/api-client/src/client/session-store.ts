/** Session storage of a client outside a browser. The session gives access to the account: treat it as a password. */
export interface SessionStore {
  /** Returns the session saved last; `null` if no one is signed in. */
  readonly load: () => string | null | Promise<string | null>;
  /** Stores the session. Called whenever the server sets or clears it; `null` clears it. */
  readonly save: (session: string | null) => void | Promise<void>;
}

/**
 * Keeps the session in memory while the process runs. One store is for one person: a server that acts for several
 * people creates a client for each.
 *
 * @param session - session saved by an earlier store
 *
 * @example
 * const client = createClient({ baseUrl: "https://placard.example", session: memorySession() });
 */
export function memorySession(session: string | null = null): SessionStore {
  let kept = session;
  return {
    load: () => kept,
    save: (next) => {
      kept = next;
    },
  };
}

/**
 * The cookies that apply after an answer, in the format of the `Cookie` header.
 *
 * @param before - the current header; `null` for none
 * @param setCookies - the answer's `Set-Cookie` headers; a browser hides them because it stores the cookies itself
 * @param now - for cookies with an expiry date
 * @returns `null` if no cookie is left
 *
 * @example
 * cookiesAfter(null, ["placard_session=abc; Path=/; HttpOnly"], new Date()); // "placard_session=abc"
 */
export function cookiesAfter(before: string | null, setCookies: readonly string[], now: Date): string | null {
  const cookies = new Map(
    (before ?? "")
      .split("; ")
      .filter((pair) => pair !== "")
      .map(nameAndRest),
  );
  for (const line of setCookies) {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const [name, value] = nameAndRest(pair);
    if (value === "" || hasEnded(attributes, now)) cookies.delete(name);
    else cookies.set(name, value);
  }
  return cookies.size === 0 ? null : [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function hasEnded(attributes: readonly string[], now: Date): boolean {
  const found = new Map(attributes.map(nameAndRest).map(([name, value]) => [name.toLowerCase(), value]));
  const maxAge = found.get("max-age");
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = found.get("expires");
  return expires !== undefined && Date.parse(expires) <= now.getTime();
}

function nameAndRest(pair: string): readonly [string, string] {
  const at = pair.indexOf("=");
  return at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
}
