/**
 * `pnpm materials`: prints the headline and the two lines in view of the card of each of the 200 common materials, for
 * review by a hazmat officer.
 */
import { COMMON_MATERIALS } from "../../packages/hazmat-core/src/card/vectors/common-materials.ts";
import { loadResponseCard } from "../../packages/hazmat-core/src/card/load-response-card.ts";
import type { ResponseCard } from "../../packages/hazmat-core/src/card/response-card.ts";
import { bundledChemicalSource } from "../../packages/hazmat-core/src/ports/bundled-chemical-source.ts";

/** First action of one material, as its card shows it. */
export interface MaterialInView {
  readonly typed: string;
  readonly unNumber: string | null;
  readonly guide: string;
  readonly headline: string;
  readonly lines: readonly string[];
  /** Every text of the card and of Safety Information. */
  readonly texts: readonly string[];
}

function textsOf({ isolate, protect, firstAction }: ResponseCard): readonly string[] {
  const steps = [protect, firstAction].flatMap(({ headline, details, more }) => [
    headline,
    ...[...details, ...more].map(({ text }) => text),
  ]);
  return [isolate.why, ...isolate.rows.map(({ label }) => label), ...steps];
}

/** The first action of each common material. */
export async function materialsInView(): Promise<readonly MaterialInView[]> {
  const source = bundledChemicalSource();
  return Promise.all(
    COMMON_MATERIALS.map(async ([typed, unNumber, guide]) => {
      const meant = await source.meant(typed);
      const offered = meant.kind === "one" ? [meant.match] : "matches" in meant ? meant.matches : [];
      const match = offered.find((one) => one.unNumber === unNumber);
      if (match === undefined) throw new Error(`Nothing found for ${typed}.`);
      const [card, safety] = await Promise.all([loadResponseCard(source, match), source.safety(match)]);
      if (card === null) throw new Error(`No card for ${typed}.`);
      const { headline, details } = card.firstAction;
      const texts = [
        ...textsOf(card),
        ...Object.values(safety?.topics ?? {})
          .flat()
          .map(({ text }) => text),
      ];
      return { typed, unNumber, guide, headline, lines: details.map(({ text }) => text), texts };
    }),
  );
}

if (import.meta.main)
  for (const { typed, unNumber, guide, headline, lines } of await materialsInView())
    console.log([`${typed} (${unNumber ?? "no number"}, Guide ${guide}): ${headline}`, ...lines].join("\n  "));
