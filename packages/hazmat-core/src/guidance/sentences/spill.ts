/** Spill and clean-up sentences that several guides share. */
export const NO_IGNITION = "Put out or switch off whatever could ignite it: engines, cigarettes, flares, lamps.";
export const GROUND = "Ground whatever pumps or carries the product.";
export const NO_TOUCH = "Keep hands and feet out of the spill.";
export const NO_TOUCH_UNPROTECTED = "Without the right suit keep hands off the spill and off broken containers.";
export const STOP_LEAK = "Shut the leak off where nobody is put at risk.";
export const TURN_CONTAINER = "If it leaks liquid, turn the container until only gas comes out.";
export const NO_WATER_ON_LEAK = "Do not put water on the leak.";
export const FOG_CLOUD = "Use fog only to knock the cloud down.";
export const RUNOFF_OFF_SPILL = "Keep the runoff away from the spill.";
export const NO_WATER_ON_SPILL = "Keep water off the spill and out of containers.";
export const OUT_OF_DRAINS = "Drains, streams, cellars: let none of it in.";
export const NO_SPREAD = "Close drains and ventilation to the vapour.";
export const ISOLATE_GAS = "Keep the area closed until the gas has gone.";
export const NO_COMBUSTIBLES = "Whatever burns stays away from the spill: clothing, oil, paper, wood.";
export const VAPOUR_FOAM = "Foam made for it may hold the vapour down.";
export const DIKE_LIQUID = "Build a dike well ahead of the flow, and collect it there.";
export const SPRAY_NOT_SURE = "Water spray may hold vapour down; in a closed place it may ignite all the same.";
export const EVAPORATE = "Let it evaporate.";
export const VENT_AREA = "Let fresh air through.";
export const BRITTLE = "What the cold liquid touches turns brittle and may snap.";
export const SPECIALIST = "Leave clean-up and disposal to a specialist.";
export const ABSORB = "Soak it up with sand, dry earth or some other absorbent that cannot burn.";
export const TO_CONTAINERS = "Put what you picked up into containers for disposal.";
export const CLEAN_TOOLS = "Take clean tools that cannot spark.";
export const LOOSE_PLASTIC = "Fill it into plastic containers with loose lids.";
export const COVER_DRY = "Put dry sand or dry earth over it, and a plastic sheet on top against rain.";
export const COVER_SHEET = "A plastic sheet over it keeps it from spreading.";
export const CLEAN_SHOVEL = "Dry material goes into a dry, clean container with a loose lid.";
export const DAMP_PICK_UP = "Take it up with something damp and inert that cannot burn.";
export const WET_AND_DIKE = "Wet it, and hold the water back with a dike.";
export const POWDER_SHEET = "Powder: lay a tarpaulin or plastic sheet over it.";
export const NO_DUST = "Raise no dust, and breathe none.";

/** Spill of a gas: the lines every gas guide has. */
export const GAS_SPILL: readonly string[] = [NO_TOUCH, STOP_LEAK, NO_WATER_ON_LEAK, FOG_CLOUD, RUNOFF_OFF_SPILL];

/** Spill of a flammable liquid: the lines guides 127 to 132 have. */
export const FLAMMABLE_LIQUID_SPILL: readonly string[] = [
  NO_IGNITION,
  GROUND,
  NO_TOUCH,
  STOP_LEAK,
  OUT_OF_DRAINS,
  VAPOUR_FOAM,
];
