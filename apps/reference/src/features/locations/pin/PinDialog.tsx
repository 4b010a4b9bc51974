import { type LonLat } from "@placard/hazmat-core";
import { Button, Dialog, TextField } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { lazyPart } from "../../../shell/loading/lazy-part.tsx";
import type { SitePlaceFound } from "./site-place.ts";
import { usePin } from "./use-pin.ts";

interface PinDialogProps {
  readonly place: SitePlaceFound | null;
  readonly onPin: (center: LonLat) => void;
  readonly onClose: () => void;
}

// The engine of maps is brought for those who set a pin.
const PinMap = lazyPart(async () => ({ default: (await import("./PinMap.tsx")).PinMap }));

/** Sets the pin by a press on the map, or by coordinates; both say the same. */
export function PinDialog({ place, onPin, onClose }: PinDialogProps) {
  const { locations: words, common } = useMessages();
  const { known, pin, typed, isWrong, type, pick } = usePin(place);
  return (
    <Dialog
      size="xl"
      title={words.setPin}
      description={words.setPinText}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={pin === null ? words.noPinYet : undefined}
            onPress={() => pin !== null && onPin(pin)}
          >
            {words.usePin}
          </Button>
        </>
      }
    >
      <div className="app-pin-dialog">
        <div className="placard__map">
          <PinMap around={place?.center ?? null} isNear={known !== null} pin={pin} onPick={pick} />
        </div>
        <TextField
          label={words.coordinates}
          description={words.coordinatesHint}
          value={typed}
          onChange={type}
          isInvalid={isWrong}
          errorMessage={isWrong ? words.coordinatesWrong : undefined}
        />
      </div>
    </Dialog>
  );
}
