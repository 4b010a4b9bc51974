/** Fire sentences that several guides share. */
export const MOVE_CONTAINERS = "Move undamaged containers away from the fire if you can do it without risk.";
export const LEAVE_DAMAGED = "Leave damaged cylinders to specialists.";
export const LEAK_FIRST = "Do not put out a leaking gas fire unless the leak can be stopped.";
export const NO_WATER_INSIDE = "Keep water out of the containers.";
export const NO_SOLID_STREAM = "Do not aim a solid stream at the product.";
export const DIKE_RUNOFF = "Dike the fire water for later disposal.";
export const SPRAY_WEAK = "The flash point may be very low: water spray may not be enough.";
export const HEATED_CARGO = "Do not move cargo or vehicle if the cargo has been heated.";
export const SURROUNDING_FIRE = "Choose the agent for what burns around it.";
export const NO_SCATTER = "Do not scatter the material with high-pressure water.";
export const FLOOD_FROM_FAR = "Flood the fire area with water from a distance.";

/** "Use dry chemical or CO2." */
export function agents(list: string): string {
  return `Use ${list}.`;
}

export interface TankFire {
  /** The guide says to fight from the greatest distance. Most do. */
  readonly far?: boolean;
  /** Pull back when the venting gets louder or the tank changes colour. */
  readonly withdraw?: boolean;
  /** Gas tanks: water on the leak or the relief devices may freeze. */
  readonly ice?: boolean;
  readonly dryInside?: boolean;
  readonly letBurn?: boolean;
}

/** Advice for a fire that reaches tanks, from the marks of the guide. */
export function tankFire({ far = true, withdraw = true, ice, dryInside, letBurn }: TankFire = {}): readonly string[] {
  return [
    ...(far ? ["Fight it from as far away as you can, or with unmanned nozzles."] : []),
    "Cool the containers with plenty of water until well after the fire is out.",
    ...(ice === true ? ["Do not aim water at the leak or the relief devices: it may freeze there."] : []),
    ...(dryInside === true ? [NO_WATER_INSIDE] : []),
    ...(withdraw ? ["Pull back at once if the venting gets louder or the tank changes colour."] : []),
    "Keep away from a tank that has flames on it.",
    ...(letBurn === true
      ? ["Withdraw from a very large fire and let it burn, if unmanned nozzles cannot reach it."]
      : []),
  ];
}
