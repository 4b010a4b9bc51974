import { useMemo } from "react";
import { Tooltip, TooltipTriggerStateContext } from "react-aria-components/Tooltip";
import "./NameTip.css";

export interface NameTipProps {
  readonly at: Element;
  readonly name: string;
}

/** Always open: the caller decides when to render it. */
const OPEN = { isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: () => undefined };

/**
 * The name of an icon, beside it. It equals the accessible name of the button, so screen readers do not announce it
 * twice.
 */
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
