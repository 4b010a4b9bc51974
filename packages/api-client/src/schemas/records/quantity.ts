import { QUANTITY_UNITS } from "@placard/hazmat-core/business";
import * as z from "zod";

/** Units in which a business counts what it keeps. */
export const quantityUnit = z.enum(QUANTITY_UNITS);

/** Far above the largest tank in millilitres; beyond it a number was typed by mistake. */
export const QUANTITY_MAX = 1e12;
