import type { AddressSuggestion, LonLat } from "@placard/hazmat-core";
import { useEffect, useRef, useState } from "react";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { farPlaceWords } from "../../messages/en/controls/far-place.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Button } from "../Button/Button.tsx";
import { farPlace } from "./far-place.ts";

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

/** The question of `FarPlaceNotice`. */
export function FarPlaceQuestion({ text, near, onChoose }: FarPlaceNoticeProps) {
  const texts = useTexts(farPlaceWords).farPlace;
  const frame = useRef<HTMLDivElement>(null);
  const [rested, setRested] = useState("");
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
      title={texts.far(distance)}
      action={
        // Without a slot they would open the list, as every button inside a combo box does.
        <>
          <Button slot={null} onPress={() => choose(suggested)}>
            {texts.takeSuggested(coordinates)}
          </Button>
          <Button slot={null} onPress={() => choose(typed)}>
            {texts.keepTyped}
          </Button>
        </>
      }
    >
      {texts.didYouMean(coordinates)}
    </Banner>
  );
}
