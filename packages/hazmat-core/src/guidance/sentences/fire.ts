/** Fire sentences that several guides share. */
export const MOVE_CONTAINERS = "Take sound containers out of the heat where nobody is put at risk.";
export const LEAVE_DAMAGED = "Specialists deal with damaged cylinders.";
export const LEAK_FIRST = "Let a burning leak burn until somebody can shut it off.";
export const NO_WATER_INSIDE = "Keep water out of the containers.";
export const NO_SOLID_STREAM = "No solid stream on the product.";
export const DIKE_RUNOFF = "Hold the fire water behind a dike.";
export const SPRAY_WEAK = "The flash point may be very low: water spray may not be enough.";
export const HEATED_CARGO = "Cargo that got hot stays where it is, and so does its vehicle.";
export const SURROUNDING_FIRE = "Choose the agent for what burns around it.";
export const NO_SCATTER = "A hard water jet spreads the material: use none.";
export const FLOOD_FROM_FAR = "Drown the fire with water, from far off.";

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

/** Advice for a fire that reaches tanks, from the marks of the guide: when to leave, what not to do, then the work. */
export function tankFire({ far = true, withdraw = true, ice, dryInside, letBurn }: TankFire = {}): readonly string[] {
  return [
    ...(withdraw ? ["Pull back at once if the venting gets louder or the tank changes colour."] : []),
    "Keep away from a tank that has flames on it.",
    ...(dryInside === true ? [NO_WATER_INSIDE] : []),
    ...(ice === true ? ["Do not aim water at the leak or the relief devices: it may freeze there."] : []),
    ...(far ? ["Fight it from as far away as you can, or with unmanned nozzles."] : []),
    "Keep much water on the containers, and go on long after the flames are gone.",
    ...(letBurn === true
      ? ["Withdraw from a very large fire and let it burn, if unmanned nozzles cannot reach it."]
      : []),
  ];
}
