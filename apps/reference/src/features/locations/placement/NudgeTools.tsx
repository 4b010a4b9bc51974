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
  const { planPlacement: words } = useMessages();
  const [step, setStep] = useState<(typeof STEPS)[number]>("1");
  const metres = Number(step);
  const ways = [
    { label: words.west(metres), icon: <ArrowLeft aria-hidden="true" />, by: [-metres, 0] },
    { label: words.north(metres), icon: <ArrowUp aria-hidden="true" />, by: [0, metres] },
    { label: words.south(metres), icon: <ArrowDown aria-hidden="true" />, by: [0, -metres] },
    { label: words.east(metres), icon: <ArrowRight aria-hidden="true" />, by: [metres, 0] },
  ] as const;
  return (
    <div className="placard__nudge" role="group" aria-label={words.nudge}>
      <span aria-hidden="true">{words.nudge}</span>
      <SegmentedControl
        label={words.step}
        options={STEPS.map((id) => ({ id, label: words.metres(Number(id)) }))}
        value={step}
        onChange={setStep}
      />
      {ways.map(({ label, icon, by: [east, north] }) => (
        <IconButton key={label} variant="secondary" label={label} icon={icon} onPress={() => onNudge(east, north)} />
      ))}
    </div>
  );
}
