import { isPhone } from "@placard/hazmat-core/business";

/** A stored number as typed; one that cannot be dialled has the mark beside it. */
export const phoneText = (number: string, mark: string): string => (isPhone(number) ? number : `${number} (${mark})`);
