/** Spill and clean-up sentences that several guides share. */
export const NO_IGNITION = "Remove every ignition source: no smoking, flares, sparks or flames.";
export const GROUND = "Ground all equipment that handles the product.";
export const NO_TOUCH = "Do not touch the spill or walk through it.";
export const NO_TOUCH_UNPROTECTED =
  "Do not touch damaged containers or the spill without the right protective clothing.";
export const STOP_LEAK = "Stop the leak if you can do it without risk.";
export const TURN_CONTAINER = "Turn a leaking container so that gas escapes, not liquid.";
export const NO_WATER_ON_LEAK = "Do not put water on the leak.";
export const FOG_CLOUD = "Use fog only to knock the cloud down.";
export const RUNOFF_OFF_SPILL = "Keep the runoff away from the spill.";
export const NO_WATER_ON_SPILL = "Do not get water on the spill or into the containers.";
export const OUT_OF_DRAINS = "Keep it out of waterways, sewers, cellars and closed places.";
export const NO_SPREAD = "Keep vapour out of sewers, ventilation and closed places.";
export const ISOLATE_GAS = "Keep the area closed until the gas has gone.";
export const NO_COMBUSTIBLES = "Keep wood, paper, oil and other combustibles away from the spill.";
export const VAPOUR_FOAM = "Vapour-suppressing foam may hold the vapour down.";
export const DIKE_LIQUID = "Dike far ahead of the liquid for later disposal.";
export const SPRAY_NOT_SURE = "Water spray may hold vapour down, but may not prevent ignition in closed places.";
export const EVAPORATE = "Let it evaporate.";
export const VENT_AREA = "Ventilate the area.";
export const BRITTLE = "Cold liquid makes many materials brittle: they may break without warning.";
export const SPECIALIST = "Do not clean up or dispose of it without a specialist.";
export const ABSORB = "Absorb it with dry earth, sand or another material that does not burn.";
export const TO_CONTAINERS = "Put what you picked up into containers for disposal.";
export const CLEAN_TOOLS = "Use clean tools that do not spark.";
export const LOOSE_PLASTIC = "Put it into loosely covered plastic containers.";
export const COVER_DRY = "Cover it with dry earth or dry sand, then with a plastic sheet against rain.";
export const COVER_SHEET = "Cover it with a plastic sheet so that it does not spread.";
export const CLEAN_SHOVEL = "Shovel dry material into a clean, dry container and cover it loosely.";
export const DAMP_PICK_UP = "Pick it up with inert, damp material that does not burn.";
export const WET_AND_DIKE = "Wet it down with water and dike it for later disposal.";
export const POWDER_SHEET = "Cover powder with a plastic sheet or tarpaulin.";
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
