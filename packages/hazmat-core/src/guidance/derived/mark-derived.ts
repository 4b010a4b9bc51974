import { CURRENT_ERG, type SourceRef } from "../../provenance/source.ts";
import type { Statement } from "../../record/safety-properties.ts";
import type { MeantGuide } from "./guide-for.ts";

function isOfGuide({ key, locator }: SourceRef, { guide }: MeantGuide): boolean {
  return key === CURRENT_ERG && locator === `Guide ${guide}`;
}

/** Marks the sources of a derived guide as derived; sentences of a listed guide are unchanged. */
export function markDerived(statements: readonly Statement[], meant: MeantGuide): readonly Statement[] {
  if (meant.kind !== "derived") return statements;
  return statements.map(({ text, rests }) => ({
    text,
    rests: rests.map((source) => (isOfGuide(source, meant) ? { ...source, mark: "derived" } : source)),
  }));
}
