import { StandOffStep, type StandOffStepProps } from "./StandOffStep.tsx";
import { TankFireStep, type TankFireStepProps } from "./TankFireStep.tsx";

export { TankFireCard } from "./TankFireCard.tsx";

/** Tables of a card: BLEVE distances for a flammable gas, stand-off distances for an explosive. */
export default function ExplosionStep(props: TankFireStepProps & StandOffStepProps) {
  return (
    <>
      <TankFireStep {...props} />
      <StandOffStep {...props} />
    </>
  );
}
