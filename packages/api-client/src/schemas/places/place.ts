import { PLACE_PRECISIONS, type AddressSuggestion, type LonLat } from "@placard/hazmat-core";
import * as z from "zod";
import { latitude, longitude } from "../ground/primitives.ts";

export const lonLat = z.tuple([longitude, latitude]) satisfies z.ZodType<LonLat>;

export const placePrecision = z
  .enum(PLACE_PRECISIONS)
  .describe("How well the place is known, best first. A plume is never drawn from town or none.");

export const addressSuggestion = z.object({
  id: z.string(),
  place_name: z.string(),
  center: lonLat,
  precision: placePrecision,
  source: z.string(),
  unanswered_by: z
    .string()
    .exactOptional()
    .describe("The service that did not respond. This result comes from the other sources."),
}) satisfies z.ZodType<AddressSuggestion>;
