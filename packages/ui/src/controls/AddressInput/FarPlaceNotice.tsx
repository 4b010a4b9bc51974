import type { AddressSuggestion, LonLat } from "@placard/hazmat-core";
import { useEffect, useRef, useState } from "react";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { addressWords } from "../../messages/en/controls/address.ts";
import { useWords } from "../../messages/use-words.ts";
import { Button } from "../Button/Button.tsx";
import { farPlace } from "./typed-place.ts";

export interface FarPlaceNoticeProps {
  /** Coordinates as typed. */
  text: string;
  /** The incident, or the centre of the region in use; without it nothing is asked. */
  near: LonLat | null | undefined;
  /** Called with the suggested place, or with the place as typed. */
  onChoose: (place: AddressSuggestion) => void;
}

/** How long the typing must rest before the question appears, in ms: half a number is often far away. */
const PAUSE_MS = 300;

/**
 * Asks about typed coordinates that are far away, if the same figures with another sign or in the other order are near.
 * Place it in one element with the field, which then gets the focus back.
 */
export function FarPlaceNotice({ text, near, onChoose }: FarPlaceNoticeProps) {
  const words = useWords(addressWords).address;
  const frame = useRef<HTMLDivElement>(null);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const far = rested === text ? farPlace(text, near) : null;
  if (far === null) return undefined;
  const { distance, typed, suggested } = far;
  const coordinates = suggested.place_name.replaceAll("-", "\u2212");

  function choose(place: AddressSuggestion): void {
    frame.current?.parentElement?.querySelector("input")?.focus();
    onChoose(place);
  }

  return (
    <Banner
      ref={frame}
      tone="caution"
      title={words.far(distance)}
      action={
        // Without a slot they would open the list, as every button inside a combo box does.
        <>
          <Button slot={null} onPress={() => choose(suggested)}>
            {words.takeSuggested(coordinates)}
          </Button>
          <Button slot={null} onPress={() => choose(typed)}>
            {words.keepTyped}
          </Button>
        </>
      }
    >
      {words.didYouMean(coordinates)}
    </Banner>
  );
}
