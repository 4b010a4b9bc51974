/** Fire sentences shared by several guides. */
export const MOVE_CONTAINERS = "Move intact containers out of the heat if it puts nobody at risk.";
export const LEAVE_DAMAGED = "Leave damaged cylinders to specialists.";
export const LEAK_FIRST = "Let the gas leak burn until it can be shut off.";
export const NO_WATER_INSIDE = "Keep water out of containers.";
export const NO_SOLID_STREAM = "Do not aim a solid stream at the product.";
export const DIKE_RUNOFF = "Contain firefighting runoff with a dike.";
export const SPRAY_WEAK = "Flash point may be very low. Water spray may not put the fire out.";
export const HEATED_CARGO = "Leave heat-exposed cargo and its vehicle where they are.";
export const SURROUNDING_FIRE = "Choose an extinguishing agent for the fire around it.";
export const NO_SCATTER = "Do not hit it with a solid stream: that spreads the material.";
export const FLOOD_FROM_FAR = "From far away, flood the fire with water.";

/** "Use dry chemical or CO2." */
export function agents(list: string): string {
  return `Use ${list}.`;
}

export interface TankFire {
  /** True if the guide requires fighting the fire from the maximum distance. Most do. */
  readonly far?: boolean;
  /** True if the guide requires withdrawal when venting gets louder or the tank discolours. */
  readonly withdraw?: boolean;
  /** Gas tanks: water on the leak or the safety devices can freeze. */
  readonly ice?: boolean;
  readonly dryInside?: boolean;
  readonly letBurn?: boolean;
}

/**
 * Builds the advice for a fire that reaches tanks, from the flags of the guide: when to leave, what not to do, then
 * what to do.
 */
export function tankFire({ far = true, withdraw = true, ice, dryInside, letBurn }: TankFire = {}): readonly string[] {
  return [
    ...(withdraw ? ["Pull back immediately if venting gets louder or the tank changes colour."] : []),
    "Stay clear of any tank with flames on it.",
    ...(dryInside === true ? [NO_WATER_INSIDE] : []),
    ...(ice === true ? ["Do not aim water at the leak or relief devices: ice may form."] : []),
    ...(far ? ["Fight it from as far away as possible, or use unmanned monitors."] : []),
    "Cool containers with lots of water. Keep going long after the flames are out.",
    ...(letBurn === true ? ["If unmanned monitors cannot reach a very large fire, pull back and let it burn."] : []),
  ];
}
