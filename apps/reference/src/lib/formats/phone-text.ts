import { isPhone } from "@placard/hazmat-core/business";

/** A stored phone number as typed. A number that cannot be dialled gets the mark. */
export const phoneText = (number: string, mark: string): string => (isPhone(number) ? number : `${number} (${mark})`);
