import { type LonLat } from "@placard/hazmat-core";
import { Button, Dialog } from "@placard/ui";
import { RestoredNote } from "../../../forms/RestoredNote.tsx";
import { CoordinatesField } from "../../../lib/map/CoordinatesField.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { lazyPart } from "../../../shell/loading/lazy-part.tsx";
import { coordinatesText, type SitePlaceFound } from "./site-place.ts";
import { usePin } from "./use-pin.ts";

interface PinDialogProps {
  readonly place: SitePlaceFound | null;
  /** Names the form that the pin is for. */
  readonly draft: string;
  readonly onPin: (center: LonLat) => void;
  readonly onClose: () => void;
}

// The engine of maps is brought for those who set a pin.
const PinMap = lazyPart(async () => ({ default: (await import("./PinMap.tsx")).PinMap }));

/**
 * Sets the pin by a press on the map, or by coordinates; both say the same. 'Cancel' forgets it; the cross and Escape keep it
 * for the next time. It stands within another form, so it is none itself.
 */
export function PinDialog({ place, draft, onPin, onClose }: PinDialogProps) {
  const { locations: words, common } = useMessages();
  const { form, known, pin, coordinates } = usePin(place, draft);

  function leave(then: () => void): void {
    form.reset();
    then();
  }

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
          <Button onPress={() => leave(onClose)}>{common.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={pin === null ? words.noPinYet : undefined}
            onPress={() => pin !== null && leave(() => onPin(pin))}
          >
            {words.usePin}
          </Button>
        </>
      }
    >
      <div className="app-pin-dialog">
        <RestoredNote form={form} />
        <div className="placard__map">
          <PinMap
            around={place?.center ?? null}
            isNear={known !== null}
            pin={pin}
            onPick={(center) => form.set("coordinates", coordinatesText(center))}
          />
        </div>
        <CoordinatesField
          label={words.coordinates}
          description={words.coordinatesHint}
          wrong={words.coordinatesWrong}
          coordinates={coordinates}
          value={form.values.coordinates}
          onChange={(text) => form.set("coordinates", text)}
        />
      </div>
    </Dialog>
  );
}
