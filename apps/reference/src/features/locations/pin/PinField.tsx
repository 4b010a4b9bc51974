import { coordinatesOf, isApproximatePlace } from "@placard/hazmat-core";
import { Banner, Checkbox } from "@placard/ui";
import { PlaceMark } from "@placard/ui/internal";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PinDialog } from "./PinDialog.tsx";
import "./PinField.css";
import { PinActions } from "./PinActions.tsx";
import { pinnedAt, type SitePlaceFound } from "./site-place.ts";

interface PinFieldProps {
  /** True if an address or position exists: an empty form shows no warning. */
  readonly isBegun: boolean;
  /** Position in the form, or the stored one; `null` if unknown. */
  readonly place: SitePlaceFound | null;
  /** Identifies the surrounding form, so that an unfinished pin is saved for this form only. */
  readonly draft: string;
  readonly onPin: (values: ReturnType<typeof pinnedAt>) => void;
  /** Form field that postpones the pin. */
  readonly later: Pick<FieldProps<boolean>, "value" | "onChange">;
  /** Error shown while the pin is required. */
  readonly problem: string | undefined;
}

/** Shows how precise the position of a site is, with buttons to confirm it or to set the pin by hand. */
export function PinField({ isBegun, place, draft, onPin, later, problem }: PinFieldProps) {
  const { locations: texts } = useMessages();
  const [isSetting, setSetting] = useState(false);
  const precision = place?.precision ?? "none";
  const isApproximate = isApproximatePlace(precision);
  return (
    <div
      className="app-pin-field"
      role="group"
      aria-label={texts.pin}
      data-invalid={problem !== undefined || undefined}
    >
      <span className="placard__label">{texts.pin}</span>
      <div className="placard__place">
        <PlaceMark precision={precision} />
        {place !== null && <code>{coordinatesOf(place.center, place.precision)}</code>}
      </div>
      {isBegun && isApproximate && (
        <Banner tone="caution" title={texts.townTitle}>
          {texts.townText}
        </Banner>
      )}
      <PinActions place={place} onConfirm={(center) => onPin(pinnedAt(center))} onSet={() => setSetting(true)} />
      {precision !== "registered" && (
        <Checkbox isSelected={later.value} onChange={later.onChange}>
          {texts.pinLater}
        </Checkbox>
      )}
      {problem !== undefined && (
        <p className="placard-field-error" role="alert">
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
      {isSetting && (
        <PinDialog
          place={place}
          draft={draft}
          onClose={() => setSetting(false)}
          onPin={(center) => {
            onPin(pinnedAt(center));
            setSetting(false);
          }}
        />
      )}
    </div>
  );
}
