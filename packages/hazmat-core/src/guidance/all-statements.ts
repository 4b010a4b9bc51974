import type { Statement } from "../record/safety-properties.ts";
import type { GuideGuidance } from "./guide-guidance.ts";

/**
 * Returns every sentence of a guide, for checks and search.
 *
 * @example
 * const guidance = await guidanceForGuide("124");
 * guidance !== null && allStatements(guidance).every(({ rests }) => rests.length > 0); // true
 */
export function allStatements(guidance: GuideGuidance): readonly Statement[] {
  const { fire, spill } = guidance;
  return [
    guidance.hazards,
    guidance.isolation,
    guidance.protection,
    fire.all,
    fire.small,
    fire.large,
    fire.tanks,
    spill.all,
    spill.small,
    spill.large,
    spill.byState.solid,
    spill.byState.liquid,
    spill.byState.gas,
    guidance.cleanup,
    guidance.firstAid,
    [guidance.firstAction, ...guidance.firstActionFor].flatMap(({ details, byState }) => [
      ...details,
      ...byState.solid,
      ...byState.liquid,
      ...byState.gas,
    ]),
    guidance.cautions.map((caution) => caution.statement),
  ].flat();
}
