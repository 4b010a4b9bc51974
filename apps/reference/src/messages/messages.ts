import type { en } from "./en.ts";

/** The shape of the texts in every language. */
export type Messages = typeof en;

/** Texts of a host that replace the default texts, part by part. */
export type MessageOverrides = { readonly [Part in keyof Messages]?: Partial<Messages[Part]> };

export function withOverrides<Parts extends Partial<Messages>>(base: Parts, overrides: MessageOverrides): Parts {
  const given: Readonly<Record<string, object | undefined>> = overrides;
  const parts = Object.entries(base).map(([name, part]) => [name, { ...part, ...given[name] }]);
  // Same parts as `base`, each with its own texts or the host's: `Object.fromEntries` loses the names.
  return Object.fromEntries(parts) as Parts;
}
