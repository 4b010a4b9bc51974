import type { AddressSuggestion, LonLat } from "@placard/hazmat-core";
import { lazy, Suspense } from "react";

/** Loaded with the first field that knows where coordinates are expected. */
const FarPlaceQuestion = lazy(async () => ({
  default: (await import("./FarPlaceQuestion.tsx")).FarPlaceQuestion,
}));

export interface FarPlaceNoticeProps {
  /** Coordinates as typed. */
  text: string;
  /** The incident, or the centre of the region in use; without it nothing is asked. */
  near: LonLat | null | undefined;
  /** Called with the suggested place, or with the place as typed. */
  onChoose: (place: AddressSuggestion) => void;
}

/**
 * Asks about typed coordinates that are far away, if the same figures with another sign or in the other order are near.
 * Place it in one element with the field, which then gets the focus back.
 */
export function FarPlaceNotice(props: FarPlaceNoticeProps) {
  if (props.near == null) return undefined;
  return (
    <Suspense>
      <FarPlaceQuestion {...props} />
    </Suspense>
  );
}
