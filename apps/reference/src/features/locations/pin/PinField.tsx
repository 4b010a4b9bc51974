import { isApproximatePlace } from "@placard/hazmat-core";
import { Banner, Checkbox, PlaceMark } from "@placard/ui";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { PinDialog } from "./PinDialog.tsx";
import "./PinField.css";
import { PinWays } from "./PinWays.tsx";
import { coordinatesText, pinnedAt, type SitePlaceFound } from "./site-place.ts";

interface PinFieldProps {
  /** Whether an address or position exists: an empty form shows no warning. */
  readonly isBegun: boolean;
  /** Position in the form, or the stored one; `null`: unknown. */
  readonly place: SitePlaceFound | null;
  /** Names the form around it, so that a pin that was started is kept for it alone. */
  readonly draft: string;
  readonly onPin: (values: ReturnType<typeof pinnedAt>) => void;
  /** True if the person puts the pin off. */
  readonly later: Pick<FieldProps<boolean>, "value" | "onChange">;
  /** Said where the pin is asked for. */
  readonly problem: string | undefined;
}

/** The place of a site: how well it is known, and the ways to confirm it or to set the pin by hand. */
export function PinField({ isBegun, place, draft, onPin, later, problem }: PinFieldProps) {
  const { locations: words } = useMessages();
  const [isSetting, setSetting] = useState(false);
  const precision = place?.precision ?? "none";
  const isApproximate = isApproximatePlace(precision);
  return (
    <div
      className="app-pin-field"
      role="group"
      aria-label={words.pin}
      data-invalid={problem !== undefined || undefined}
    >
      <span className="placard__label">{words.pin}</span>
      <div className="placard__place">
        <PlaceMark precision={precision} />
        {place !== null && <code>{coordinatesText(place.center)}</code>}
      </div>
      {isBegun && isApproximate && (
        <Banner tone="caution" title={words.townTitle}>
          {words.townText}
        </Banner>
      )}
      <PinWays place={place} onConfirm={(center) => onPin(pinnedAt(center))} onSet={() => setSetting(true)} />
      {precision !== "registered" && (
        <Checkbox isSelected={later.value} onChange={later.onChange}>
          {words.pinLater}
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
