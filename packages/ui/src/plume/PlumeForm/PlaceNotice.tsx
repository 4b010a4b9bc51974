import type { AddressSuggestion } from "@placard/hazmat-core";
import { isExactEnough } from "@placard/hazmat-core/scene";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { addressTexts } from "../../messages/en/controls/address.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { placePrecision } from "../entry/place-precision.ts";
import type { ResolvedPlace } from "../entry/resolve-place.ts";

interface PlaceNoticeProps {
  readonly question: ResolvedPlace;
  readonly onConfirm: (place: AddressSuggestion) => void;
}

/** Asks the user to confirm a location that is not precise enough for a plume, or shows why none was found. */
export function PlaceNotice({ question, onConfirm }: PlaceNoticeProps) {
  const { plume } = useTexts(plumeTexts);
  const { faults } = useTexts(addressTexts).address;
  // The address field itself asks about coordinates that are far away.
  if (question.kind === "known" || question.kind === "far") return undefined;
  if (question.kind !== "confirm") {
    return (
      <Banner tone="caution" title={plume.placeNeeded}>
        {question.kind === "offline"
          ? plume.placeOffline
          : question.fault === undefined
            ? plume.placeUnknown
            : faults[question.fault]}
      </Banner>
    );
  }
  const { place } = question;
  return (
    <>
      <Banner tone="caution" title={plume.placeNeeded}>
        {isExactEnough(place.precision)
          ? plume.placeGuess(place.place_name)
          : plume.placeIsTown(place.place_name, placePrecision(place, plume))}
      </Banner>
      <Button
        onPress={() => onConfirm({ ...place, precision: "point", source: `${place.source}, ${plume.confirmedSource}` })}
      >
        {plume.confirmPlace}
      </Button>
    </>
  );
}
