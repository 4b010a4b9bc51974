import { between, type Check, type Scores, scoresOf } from "./compare.ts";
import { britterMcQuaidChecks } from "./sets/britter-mcquaid.ts";
import { epaRmpChecks } from "./sets/epa-rmp.ts";
import { farFieldChecks, heavyGasChecks } from "./sets/heavy-gas.ts";
import { jetChecks } from "./sets/jets.ts";
import { sigmaChecks, weatherChecks } from "./sets/passive.ts";
import { finiteDurationChecks, plumeChecks } from "./sets/plume.ts";
import {
  type ArcReading,
  classFromObukhov,
  classFromSky,
  prairieGrassAsSo2,
  prairieGrassScores,
} from "./sets/prairie-grass.ts";
import { ammoniaJetChecks, lngChecks } from "./sets/published.ts";
import { selectionChecks } from "./sets/selection.ts";
import { sourceChecks } from "./sets/sources.ts";
import { wholeReleaseChecks } from "./sets/whole-releases.ts";
import { zoneChecks } from "./sets/zones.ts";
import type { StabilityClass } from "../src/dispersion/release.ts";
import type * as Models from "./models.ts";

/** A set of comparisons with a name. */
export interface CheckSet {
  readonly name: string;
  readonly run: (models: typeof Models) => readonly Check[] | Promise<readonly Check[]>;
}

/** Every set, in the order of the printed board. */
export const CHECK_SETS: readonly CheckSet[] = [
  { name: "Spread of plumes", run: sigmaChecks },
  { name: "Wind and stability", run: weatherChecks },
  { name: "Passive plumes", run: plumeChecks },
  { name: "Releases that end", run: finiteDurationChecks },
  { name: "Choice of model", run: selectionChecks },
  { name: "EPA RMP table 1", run: epaRmpChecks },
  { name: "Heavy gas, equations alone", run: heavyGasChecks },
  { name: "Heavy gas to passive", run: farFieldChecks },
  { name: "Britter–McQuaid", run: britterMcQuaidChecks },
  { name: "Zones on the ground", run: zoneChecks },
  { name: "Sources", run: sourceChecks },
  { name: "Jets, moisture, ground heat", run: jetChecks },
  { name: "Whole releases", run: wholeReleaseChecks },
  { name: "LNG pools (shown)", run: lngChecks },
  { name: "Ammonia jets (shown)", run: ammoniaJetChecks },
];

/** Cases without a number of ours to compare. */
export const CASES_WITHOUT_CHECKS: Readonly<Record<string, string>> = {
  "BENCH-PEERS": "the published skill of other models, printed beside the board",
};

/** One evaluation of the field set, scored and gated; without checks it is only shown. */
export interface ScoredRun {
  readonly name: string;
  readonly scores: Scores;
  readonly checks: readonly Check[];
}

const about = (quantity: string) => ({ caseId: "PRAIRIE-GRASS", quantity });

/** The field set: the plume itself with two rules for the class, and the product with SO2 as the substance. */
export async function scoredRuns(models: typeof Models): Promise<readonly ScoredRun[]> {
  const given = prairieGrassScores(models, classFromObukhov(models));
  const own = prairieGrassScores(models, classFromSky(models));
  const product = scoresOf(pairsOf(await prairieGrassAsSo2(models, "product")));
  return [
    {
      name: "Prairie Grass, class given",
      scores: given,
      checks: [
        between(about("FAC2, class given"), 0.75, 1, given.fac2),
        between(about("FB, class given"), -0.15, 0.15, given.fb),
        between(about("MG, class given"), 0.85, 1.3, given.mg),
        between(about("VG, class given"), 1, 1.6, given.vg),
        between(about("NMSE, class given"), 0, 0.8, given.nmse),
      ],
    },
    {
      name: "Prairie Grass, class from sky",
      scores: own,
      checks: [
        between(about("FAC2, class from sky"), 0.6, 1, own.fac2),
        between(about("VG, class from sky"), 1, 2.2, own.vg),
      ],
    },
    {
      name: "Prairie Grass as SO2",
      scores: product,
      checks: [
        between(about("FAC2, as SO2 through the product"), 0.75, 1, product.fac2),
        between(about("VG, as SO2 through the product"), 1, 1.6, product.vg),
        between(about("MG, as SO2 through the product"), 0.85, 1.3, product.mg),
      ],
    },
  ];
}

/** Prairie Grass as SO2 by class, and the result of the heavy-gas equations alone: shown, not a gate. */
export async function shownRuns(models: typeof Models): Promise<readonly ScoredRun[]> {
  const [asSo2, before] = await Promise.all([
    prairieGrassAsSo2(models, "product"),
    prairieGrassAsSo2(models, "equations alone"),
  ]);
  return [
    { name: "  equations alone (before)", scores: scoresOf(pairsOf(before)), checks: [] },
    ...STABILITY_CLASSES.flatMap((stability) => [
      { name: `  class ${stability}`, scores: scoresOf(pairsOf(asSo2, stability)), checks: [] },
      { name: `  class ${stability}, before`, scores: scoresOf(pairsOf(before, stability)), checks: [] },
    ]),
  ];
}

const STABILITY_CLASSES: readonly StabilityClass[] = ["A", "B", "C", "D", "E", "F"];

function pairsOf(readings: readonly ArcReading[], stability?: StabilityClass): readonly (readonly [number, number])[] {
  return readings
    .filter((reading) => stability === undefined || reading.stability === stability)
    .map(({ observed, predicted }) => [observed, predicted]);
}

/** Fast sets first: a broken model is usually found by a formula, before a plume is calculated. */
const COSTLY: ReadonlySet<CheckSet["run"]> = new Set<CheckSet["run"]>([
  heavyGasChecks,
  farFieldChecks,
  zoneChecks,
  jetChecks,
  wholeReleaseChecks,
]);
/** Sets without a gate. */
const SHOWN: ReadonlySet<CheckSet["run"]> = new Set<CheckSet["run"]>([lngChecks, ammoniaJetChecks]);

/** Failures of the first failing set of the models, in the order of their cost; empty if all pass. */
export async function firstMisses(models: typeof Models): Promise<readonly Check[]> {
  const gated = CHECK_SETS.filter(({ run }) => !SHOWN.has(run));
  const byCost = [...gated.filter(({ run }) => !COSTLY.has(run)), ...gated.filter(({ run }) => COSTLY.has(run))];
  for (const { run } of byCost) {
    const missed = missedOf(await run(models));
    if (missed.length > 0) return missed;
  }
  return missedOf((await scoredRuns(models)).flatMap(({ checks }) => checks));
}

function missedOf(checks: readonly Check[]): readonly Check[] {
  return checks.filter((check) => check.gate !== "shown" && !check.passes);
}
