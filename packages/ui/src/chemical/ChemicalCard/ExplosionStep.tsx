import { StandOffStep, type StandOffStepProps } from "./StandOffStep.tsx";
import { TankFireStep, type TankFireStepProps } from "./TankFireStep.tsx";

export { TankFireCard } from "./TankFireCard.tsx";

/** The printed tables of a card: BLEVE distances of a flammable gas, stand-off distances of an explosive. */
export default function ExplosionStep(props: TankFireStepProps & StandOffStepProps) {
  return (
    <>
      <TankFireStep {...props} />
      <StandOffStep {...props} />
    </>
  );
}
