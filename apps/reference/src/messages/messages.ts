import type { en } from "./en.ts";

/** The shape every language fills. */
export type Messages = typeof en;

/** Texts of a host that stand in place of ours, part by part. */
export type MessageOverrides = { readonly [Part in keyof Messages]?: Partial<Messages[Part]> };

export function withOverrides<Parts extends Partial<Messages>>(base: Parts, overrides: MessageOverrides): Parts {
  const given: Readonly<Record<string, object | undefined>> = overrides;
  const parts = Object.entries(base).map(([name, part]) => [name, { ...part, ...given[name] }]);
  // Same parts as `base`, each with the same texts or a host's: `Object.fromEntries` forgets the names.
  return Object.fromEntries(parts) as Parts;
}
