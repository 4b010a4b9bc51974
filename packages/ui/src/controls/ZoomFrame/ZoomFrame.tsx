import { Maximize, ZoomIn, ZoomOut } from "lucide";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { pictureTexts } from "../../messages/en/controls/pictures.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import "./ZoomFrame.css";

/** Each step enlarges by about half. The largest step is five times the original size. */
const STEPS = [1, 1.5, 2.25, 3.4, 5] as const;

export interface ZoomFrameProps {
  /** Content that fits the frame at the smallest step. */
  children: ReactNode;
  /** Called for keys that the frame does not handle. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A frame that enlarges its content, by buttons and by the keys plus, minus and 0, and scrolls it. */
export function ZoomFrame({ children, onKeyDown }: ZoomFrameProps) {
  const texts = useTexts(pictureTexts).pictures;
  const [step, setStep] = useState(0);
  const last = STEPS.length - 1;
  const to = (next: number) => setStep(Math.min(last, Math.max(0, next)));

  function press(event: KeyboardEvent): void {
    if (event.key === "+" || event.key === "=") to(step + 1);
    else if (event.key === "-") to(step - 1);
    else if (event.key === "0") to(0);
    else onKeyDown?.(event);
  }

  return (
    <div className="placard-zoom" role="presentation" onKeyDown={press}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
      <div className="placard-zoom-surface" tabIndex={0} role="group" aria-label={texts.surface}>
        <div
          className="placard-zoom-inner"
          data-whole={step === 0 || undefined}
          style={{ inlineSize: `${(STEPS[step] ?? 1) * 100}%` }}
        >
          {children}
        </div>
      </div>
      <div className="placard-zoom-tools">
        <IconButton
          label={texts.zoomOut}
          icon={<Icon of={ZoomOut} aria-hidden="true" />}
          isDisabled={step === 0}
          onPress={() => to(step - 1)}
        />
        <IconButton
          label={texts.fit}
          icon={<Icon of={Maximize} aria-hidden="true" />}
          isDisabled={step === 0}
          onPress={() => to(0)}
        />
        <IconButton
          label={texts.zoomIn}
          icon={<Icon of={ZoomIn} aria-hidden="true" />}
          isDisabled={step === last}
          onPress={() => to(step + 1)}
        />
      </div>
    </div>
  );
}
