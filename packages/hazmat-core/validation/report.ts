import { type Check, scoresOf, type Scores } from "./compare.ts";
import { caseOf, FAR_FIELD, WHOLE_RELEASES } from "./fixtures.ts";
import type { ScoredRun } from "./scoreboard.ts";

/** The board as text: one line for each set, then the scores, then failed checks and those that are only shown. */
export function boardText(
  sets: readonly { readonly name: string; readonly checks: readonly Check[] }[],
  runs: readonly ScoredRun[],
): string {
  const gates = sets.map(({ name, checks }) => gateLine(name, checks));
  const ratios = sets.flatMap(({ name, checks }) => scoreLine(name, checks));
  const shown = sets.flatMap(({ checks }) => checks.filter((check) => check.gate === "shown"));
  const failed = [...sets, ...runs].flatMap(({ checks }) =>
    checks.filter((check) => check.gate !== "shown" && !check.passes),
  );
  return [
    "",
    row(["set", "checks", "gates passed", "mean error", "p90", "max"]),
    ...gates,
    "",
    row(["predicted against expected", "n", "FAC2", "FB", "MG", "VG", "NMSE"]),
    ...ratios,
    ...runs.map(({ name, scores }) => scoreText(name, scores)),
    "",
    "Shown, never a gate (factor off):",
    ...shown.map(
      (check) =>
        `  ${check.passes ? "  " : "✗ "}${check.caseId} ${check.quantity}: ${check.expected} → ${check.actual} (×${check.error.toFixed(2)})${beforeText(check)}`,
    ),
    "",
    "Regenerated: the far field of a heavy plume is the passive plume of its class (new ← the equations alone, m).",
    ...wrapped(FAR_FIELD.why),
    ...regeneratedLines(),
    "",
    "Published skill of other models on the same trials (average fractional bias, below 0 reads high):",
    ...peerLines(),
    "",
    failed.length === 0 ? "Every gate is met." : "GATES MISSED:",
    ...failed.map(
      (check) => `  ✗ ${check.caseId} ${check.quantity}: ${check.expected} → ${check.actual}, ${check.limitWords}`,
    ),
    "",
  ].join("\n");
}

/** The earlier figure of a check that is only shown. */
function beforeText({ before }: Check): string {
  return before === undefined ? "" : `, before ${before}`;
}

/** A smaller relative change of a distance is not listed. */
const LEAST_CHANGE = 0.01;

/**
 * The cases whose distances changed by the passive limit: new figure, earlier figure, and that of SLAB or the passive
 * plume.
 */
function regeneratedLines(): readonly string[] {
  const metres = (value: number | null): string => (value === null ? "beyond range" : String(Math.round(value)));
  const moved = (now: number, before: number): boolean => Math.abs(now / before - 1) > LEAST_CHANGE;
  const cases = FAR_FIELD.cases.flatMap(({ id, heavy_to_m: heavyTo, distances }) => {
    const figures = Object.entries(distances).filter(([, { far_m: far, alone_far_m: alone }]) => moved(far, alone));
    if (figures.length === 0) return [];
    const words = figures.map(
      ([name, { far_m: far, alone_far_m: alone, slab_m: slab, passive_m: passive }]) =>
        `${name} ${metres(far)} ← ${metres(alone)} (SLAB ${metres(slab)}, passive ${metres(passive)})`,
    );
    return [`  ${id}, light from ${metres(heavyTo)} m: ${words.join("; ")}`];
  });
  const releases = WHOLE_RELEASES.releases.flatMap(({ id, outputs: { zones, before = [] } }) => {
    const figures = before.flatMap((old) => {
      const now = zones.find((zone) => zone.id === old.id);
      return now?.reached === true && moved(now.far_m, old.far_m)
        ? [`${old.id} ${metres(now.far_m)}${now.shape === "circle" ? " all round" : ""} ← ${metres(old.far_m)}`]
        : [];
    });
    return figures.length === 0 ? [] : [`  ${id}: ${figures.join("; ")}`];
  });
  return [...cases, ...releases];
}

/** Wraps a text to lines of at most 110 characters. */
function wrapped(text: string): readonly string[] {
  return (text.match(/.{1,108}(?:\s|$)/g) ?? []).map((line) => `  ${line.trimEnd()}`);
}

function peerLines(): readonly string[] {
  const { outputs } = caseOf<unknown, Record<string, Record<string, number> | string>>("BENCH-PEERS");
  return Object.entries(outputs).map(([model, skill]) => {
    const words =
      typeof skill === "string"
        ? skill
        : Object.entries(skill)
            .map(([trial, bias]) => `${trial} ${bias}`)
            .join(", ");
    return `  ${model}: ${words}`;
  });
}

function gateLine(name: string, checks: readonly Check[]): string {
  const gates = checks.filter((check) => check.gate !== "shown");
  const errors = checks.map((check) => check.error).sort((a, b) => a - b);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const p90 = errors[Math.min(errors.length - 1, Math.floor(0.9 * errors.length))] ?? 0;
  const passed = gates.length === 0 ? "none" : `${gates.filter((check) => check.passes).length}/${gates.length}`;
  return row([
    name,
    String(checks.length),
    passed,
    mean.toPrecision(2),
    p90.toPrecision(2),
    (errors.at(-1) ?? 0).toPrecision(2),
  ]);
}

/** Scores need positive numbers on both sides; texts and zeros are omitted. */
function scoreLine(name: string, checks: readonly Check[]): readonly string[] {
  const pairs = checks.flatMap((check): [number, number][] => {
    const [expected, actual] = [Number(check.expected), Number(check.actual)];
    return expected > 0 && actual > 0 ? [[expected, actual]] : [];
  });
  return pairs.length === 0 ? [] : [scoreText(name, scoresOf(pairs))];
}

function scoreText(name: string, { n, fac2, fb, mg, vg, nmse }: Scores): string {
  return row([name, String(n), ...[fac2, fb, mg, vg, nmse].map((value) => value.toFixed(2))]);
}

function row([first = "", ...rest]: readonly string[]): string {
  return [first.padEnd(32), ...rest.map((cell) => cell.padStart(13))].join("");
}
