import { type Check, scoresOf, type Scores } from "./compare.ts";
import { caseOf } from "./fixtures.ts";
import type { ScoredRun } from "./scoreboard.ts";

/** The board as text: one line for each set, then the scores, then what failed and what is only shown. */
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
        `  ${check.passes ? "  " : "✗ "}${check.caseId} ${check.quantity}: ${check.expected} → ${check.actual} (×${check.error.toFixed(2)})`,
    ),
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

/** Scores need positive numbers on both sides; words and zeros are left out. */
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
