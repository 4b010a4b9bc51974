import { QUANTITY_UNITS } from "@placard/hazmat-core/business";
import * as z from "zod";

/** Units for the quantities of a business. */
export const quantityUnit = z.enum(QUANTITY_UNITS);

/** Far above the largest tank in millilitres; a larger number is a typing error. */
export const QUANTITY_MAX = 1e12;
