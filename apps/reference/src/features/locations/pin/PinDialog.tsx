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
  /** Identifies the form that the pin belongs to. */
  readonly draft: string;
  readonly onPin: (center: LonLat) => void;
  readonly onClose: () => void;
}

// Loads the map engine only for users who set a pin.
const PinMap = lazyPart(async () => ({ default: (await import("./PinMap.tsx")).PinMap }));

/**
 * Dialog that sets the pin by a click on the map or by coordinates, which are equivalent. Cancel discards the input;
 * Close and Escape keep it. It is not a form element, because it is rendered inside another form.
 */
export function PinDialog({ place, draft, onPin, onClose }: PinDialogProps) {
  const { locations: texts, common } = useMessages();
  const { form, known, pin, coordinates } = usePin(place, draft);

  function leave(then: () => void): void {
    form.reset();
    then();
  }

  return (
    <Dialog
      size="xl"
      title={texts.setPin}
      description={texts.setPinText}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={() => leave(onClose)}>{common.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={pin === null ? texts.noPinYet : undefined}
            onPress={() => pin !== null && leave(() => onPin(pin))}
          >
            {texts.usePin}
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
          label={texts.coordinates}
          description={texts.coordinatesHint}
          wrong={texts.coordinatesWrong}
          coordinates={coordinates}
          value={form.values.coordinates}
          onChange={(text) => form.set("coordinates", text)}
        />
      </div>
    </Dialog>
  );
}
