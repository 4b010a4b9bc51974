/** Spill and cleanup sentences shared by several guides. */
export const NO_IGNITION = "Shut off or put out ignition sources: engines, cigarettes, flares, lamps.";
export const GROUND = "Ground all equipment that pumps or holds the product.";
export const NO_TOUCH = "Do not touch or step in the spill.";
export const NO_TOUCH_UNPROTECTED = "Without the right suit, do not touch the spill or damaged containers.";
export const STOP_LEAK = "Shut off the leak if it puts nobody at risk.";
export const TURN_CONTAINER = "If liquid is leaking, turn the container so that only gas comes out.";
export const NO_WATER_ON_LEAK = "Do not apply water to the leak.";
export const FOG_CLOUD = "Use water fog only to knock down the cloud.";
export const RUNOFF_OFF_SPILL = "Do not let runoff reach the spill.";
export const NO_WATER_ON_SPILL = "Keep water off the spill and out of containers.";
export const OUT_OF_DRAINS = "Keep it out of drains, streams and basements.";
export const NO_SPREAD = "Block drains and shut off ventilation so vapour cannot spread.";
export const ISOLATE_GAS = "Keep the area isolated until the gas is gone.";
export const NO_COMBUSTIBLES = "Keep combustibles away from the spill: clothing, oil, paper, wood.";
export const VAPOUR_FOAM = "Vapour-suppressing foam may keep the vapour down.";
export const DIKE_LIQUID = "Build a dike well ahead of the flow to collect it.";
export const SPRAY_NOT_SURE = "Water spray may knock down vapour, but vapour can still ignite in enclosed spaces.";
export const EVAPORATE = "Let it evaporate.";
export const VENT_AREA = "Air out the area.";
export const BRITTLE = "The cold liquid makes materials brittle: they may break.";
export const SPECIALIST = "Leave cleanup and disposal to a specialist.";
export const ABSORB = "Absorb it with sand, dry earth or another non-combustible absorbent.";
export const TO_CONTAINERS = "Put the collected material into containers for disposal.";
export const CLEAN_TOOLS = "Pick it up with clean, non-sparking tools.";
export const LOOSE_PLASTIC = "Put it in plastic containers with loose lids.";
export const COVER_DRY = "Cover it with dry sand or dry earth, then a plastic sheet to keep rain off.";
export const COVER_SHEET = "Lay a plastic sheet over it to keep it from spreading.";
export const CLEAN_SHOVEL = "Put dry material in a dry, clean container with a loose lid.";
export const DAMP_PICK_UP = "Pick it up with a damp, inert, non-combustible absorbent.";
export const WET_AND_DIKE = "Wet it and dike the runoff.";
export const POWDER_SHEET = "Powder: lay a tarp or plastic sheet over it.";
export const NO_DUST = "Do not raise or breathe dust.";

/** Spill of a gas: the lines of every gas guide. */
export const GAS_SPILL: readonly string[] = [NO_TOUCH, STOP_LEAK, NO_WATER_ON_LEAK, FOG_CLOUD, RUNOFF_OFF_SPILL];

/** Spill of a flammable liquid: the lines of guides 127 to 132. */
export const FLAMMABLE_LIQUID_SPILL: readonly string[] = [
  NO_IGNITION,
  GROUND,
  NO_TOUCH,
  STOP_LEAK,
  OUT_OF_DRAINS,
  VAPOUR_FOAM,
];
