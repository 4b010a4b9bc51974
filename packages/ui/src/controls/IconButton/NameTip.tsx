import { useMemo } from "react";
import { Tooltip, TooltipTriggerStateContext } from "react-aria-components/Tooltip";
import "./NameTip.css";

export interface NameTipProps {
  readonly at: Element;
  readonly name: string;
}

/** Whoever shows it decides how long. */
const OPEN = { isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: () => undefined };

/** The name of an icon, beside it. It is the button's own name, so that a reader of the screen does not hear it twice. */
export default function NameTip({ at, name }: NameTipProps) {
  const triggerRef = useMemo(() => ({ current: at }), [at]);
  return (
    <TooltipTriggerStateContext.Provider value={OPEN}>
      <Tooltip triggerRef={triggerRef} isOpen offset={6} className="placard-name-tip" aria-hidden="true">
        {name}
      </Tooltip>
    </TooltipTriggerStateContext.Provider>
  );
}
