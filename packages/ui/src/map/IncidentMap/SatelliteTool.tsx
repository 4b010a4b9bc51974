import { Satellite as SatelliteSign } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { mapWords } from "../../messages/en/map/map.ts";
import { useWords } from "../../messages/use-words.ts";
import type { Satellite } from "./use-satellite.ts";

/** Pictures from above on and off; where there are none, a press says why. */
export function SatelliteTool({ satellite: { isOn, toggle, missing } }: { readonly satellite: Satellite }) {
  const words = useWords(mapWords).map;
  if (missing === null) {
    return (
      <ToggleButton aria-label={words.satellite} isSelected={isOn} onChange={toggle}>
        <SatelliteSign aria-hidden="true" />
      </ToggleButton>
    );
  }
  return (
    <DialogTrigger>
      <Button aria-label={words.whyNoSatellite} data-missing>
        <SatelliteSign aria-hidden="true" />
      </Button>
      <Popover className="placard-map-popup">
        <Dialog aria-label={words.satellite}>
          <p>{words.noSatellite[missing]}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
