export type * from "./guidance/guide-guidance.ts";
export { allStatements } from "./guidance/all-statements.ts";
export { guidanceForGuide, loadedGuidance, writtenGuides } from "./guidance/guidance-for-guide.ts";
export { safetyPropertiesOf } from "./guidance/safety-properties-of.ts";
export { tornListNote } from "./guidance/niosh/truncated-entries.ts";
export {
  DECON_SUITS,
  decontaminationOf,
  type Decontamination,
  type DeconSuit,
} from "./guidance/decon/decontamination-of.ts";
export {
  loadChosenTank,
  loadTankFire,
  tankCircles,
  tankFire,
  tankFireWords,
  TANK_FIRE_LABELS,
  type CardOfGas,
  type ChosenTank,
  type TankCircle,
  type TankFire,
} from "./guidance/explosions/tank-fire.ts";
export { standOff, standOffWords, STAND_OFF_LABELS, type StandOff } from "./guidance/explosions/stand-off.ts";
export type { ExplosiveDevice, ExplosiveLpg, TankSize } from "./guidance/explosions/explosion-distances.ts";
export {
  HAZARD_NUMBER_SOURCE,
  hazardNumberWords,
  hazardNumbersOf,
  ORANGE_PLATE_LABELS,
  readOrangePlate,
  type OrangePlate,
} from "./guidance/orange-plate.ts";
