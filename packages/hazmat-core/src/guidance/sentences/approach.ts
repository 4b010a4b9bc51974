/** Keeping people away. Distances are not here: they stand with the transport entry. */
export const CALL = "Call 911, then the emergency number on the shipping paper.";
export const KEEP_OUT = "Keep everyone without a task out of the area.";
export const UPWIND = "Stay upwind, uphill and upstream.";
export const LOW_GROUND = "Keep out of low ground: drains, cellars and tanks.";
export const VENTILATE = "Ventilate closed spaces before you enter, if you are trained and equipped for it.";
export const COVER = "Move people out of sight of the scene and away from windows.";

export const APPROACH: readonly string[] = [CALL, KEEP_OUT, UPWIND];
export const APPROACH_VENTILATED: readonly string[] = [...APPROACH, VENTILATE];
export const APPROACH_GAS: readonly string[] = [...APPROACH, LOW_GROUND];
export const APPROACH_GAS_VENTILATED: readonly string[] = [...APPROACH_GAS, VENTILATE];
