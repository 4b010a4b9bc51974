/** Keeping people away. Distances are not here: they stand with the transport entry. */
export const CALL = "Call 911, then the emergency number on the shipping paper.";
export const KEEP_OUT = "Keep everyone without a task out of the area.";
export const UPWIND = "Approach with the wind behind you, from higher ground and above any stream.";
export const LOW_GROUND = "Keep out of low ground: drains, cellars and tanks.";
export const VENTILATE = "Air closed rooms before anybody goes in: work for a trained, equipped crew.";
export const COVER = "Send people behind solid cover and far from glass.";

/** The way in, who stays out, then the call: whoever reads this was called already. */
export const APPROACH: readonly string[] = [UPWIND, KEEP_OUT, CALL];
export const APPROACH_VENTILATED: readonly string[] = [...APPROACH, VENTILATE];
export const APPROACH_GAS: readonly string[] = [UPWIND, LOW_GROUND, KEEP_OUT, CALL];
export const APPROACH_GAS_VENTILATED: readonly string[] = [...APPROACH_GAS, VENTILATE];
