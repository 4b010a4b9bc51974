/** Keeping people away. Distances are not here: they belong to the transport entry. */
export const CALL = "Call 911, then the emergency number on the shipping paper.";
export const KEEP_OUT = "Keep out everyone who has no assigned task.";
export const UPWIND = "Approach from upwind, uphill and upstream.";
export const LOW_GROUND = "Stay out of low areas: drains, basements and tanks.";
export const VENTILATE = "Ventilate enclosed spaces before entry, with a trained and equipped crew only.";
export const COVER = "Move people behind solid cover, away from glass.";

/** The approach route, who stays out, then the call last: the reader was already called. */
export const APPROACH: readonly string[] = [UPWIND, KEEP_OUT, CALL];
export const APPROACH_VENTILATED: readonly string[] = [...APPROACH, VENTILATE];
export const APPROACH_GAS: readonly string[] = [UPWIND, LOW_GROUND, KEEP_OUT, CALL];
export const APPROACH_GAS_VENTILATED: readonly string[] = [...APPROACH_GAS, VENTILATE];
