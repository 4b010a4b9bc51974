import { IconButton, SegmentedControl } from "@placard/ui";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

const STEPS = ["1", "10"] as const;

interface NudgeToolsProps {
  readonly onNudge: (eastM: number, northM: number) => void;
}

/** Buttons that move the plan on the map by metres, without turning or resizing it. */
export function NudgeTools({ onNudge }: NudgeToolsProps) {
  const { planPlacement: texts } = useMessages();
  const [step, setStep] = useState<(typeof STEPS)[number]>("1");
  const metres = Number(step);
  const ways = [
    { label: texts.west(metres), icon: <ArrowLeft aria-hidden="true" />, by: [-metres, 0] },
    { label: texts.north(metres), icon: <ArrowUp aria-hidden="true" />, by: [0, metres] },
    { label: texts.south(metres), icon: <ArrowDown aria-hidden="true" />, by: [0, -metres] },
    { label: texts.east(metres), icon: <ArrowRight aria-hidden="true" />, by: [metres, 0] },
  ] as const;
  return (
    <div className="placard__nudge" role="group" aria-label={texts.nudge}>
      <span aria-hidden="true">{texts.nudge}</span>
      <SegmentedControl
        label={texts.step}
        options={STEPS.map((id) => ({ id, label: texts.metres(Number(id)) }))}
        value={step}
        onChange={setStep}
      />
      {ways.map(({ label, icon, by: [east, north] }) => (
        <IconButton key={label} variant="secondary" label={label} icon={icon} onPress={() => onNudge(east, north)} />
      ))}
    </div>
  );
}
