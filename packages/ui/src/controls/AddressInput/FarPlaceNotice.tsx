import { lazy, Suspense } from "react";
import type { FarPlaceNoticeProps } from "./FarPlaceQuestion.tsx";

/** Loaded with the first field that knows where coordinates are expected. */
const FarPlaceQuestion = lazy(async () => ({
  default: (await import("./FarPlaceQuestion.tsx")).FarPlaceQuestion,
}));

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
