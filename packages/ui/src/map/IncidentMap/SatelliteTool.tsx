import { Satellite as SatelliteSign } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { mapWords } from "../../messages/en/map/map.ts";
import { useWords } from "../../messages/use-words.ts";
import type { Satellite } from "./use-satellite.ts";

/** Switches satellite imagery on and off. If there is none, a press shows the reason. */
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
