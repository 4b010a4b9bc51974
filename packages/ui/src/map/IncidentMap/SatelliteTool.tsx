import { Satellite as SatelliteSign } from "lucide";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Icon } from "../../internal/Icon.tsx";
import { mapTexts } from "../../messages/en/map/map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { Satellite } from "./use-satellite.ts";

/** Switches satellite imagery on and off. If there is none, a press shows the reason. */
export function SatelliteTool({ satellite: { isOn, toggle, missing } }: { readonly satellite: Satellite }) {
  const texts = useTexts(mapTexts).map;
  if (missing === null) {
    return (
      <ToggleButton aria-label={texts.satellite} isSelected={isOn} onChange={toggle}>
        <Icon of={SatelliteSign} aria-hidden="true" />
      </ToggleButton>
    );
  }
  return (
    <DialogTrigger>
      <Button aria-label={texts.whyNoSatellite} data-missing>
        <Icon of={SatelliteSign} aria-hidden="true" />
      </Button>
      <Popover className="placard-map-popup">
        <Dialog aria-label={texts.satellite}>
          <p>{texts.noSatellite[missing]}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
