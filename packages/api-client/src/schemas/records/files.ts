import {
  FILE_LIMITS,
  MOST_SHEET_LANGUAGES,
  PLAN_PLACEMENT_LIMITS,
  PLAN_POINT_KINDS,
} from "@placard/hazmat-core/business";
import * as z from "zod";
import { count, id, instant, latitude, longitude, storedText, version } from "../ground/primitives.ts";

/** Files accepted by `upload-picture`, maximum bytes by MIME type: entrance images and one floor plan. */
export const PICTURE_LIMITS = {
  "image/jpeg": FILE_LIMITS.entranceImage.maxBytes,
  "image/png": FILE_LIMITS.entranceImage.maxBytes,
  "application/pdf": FILE_LIMITS.floorPlan.maxBytes,
} as const;

/** Files accepted by `log-incident-photo`, maximum bytes by MIME type. */
export const PHOTO_LIMITS = {
  "image/jpeg": FILE_LIMITS.entranceImage.maxBytes,
  "image/png": FILE_LIMITS.entranceImage.maxBytes,
} as const;

/** Files accepted by `upload-sds`, maximum bytes by MIME type. */
export const SAFETY_DATA_SHEET_LIMITS = { "application/pdf": FILE_LIMITS.sds.maxBytes } as const;

/** A point that a person marks on a floor plan for crews. */
export const planPointKind = z.enum(PLAN_POINT_KINDS);

const share = z.number().min(0).max(1);

/** Position of a point on a floor plan. */
export const planPlace = {
  page: z.int().min(1).max(1000).describe("Page of the plan, from 1."),
  x: share.describe("Share of the page's width, from its left."),
  y: share.describe("Share of the page's height, from its top."),
};

/** A point of a plan, and its position on the map as set by a person. */
export const tiedPoint = z.object({ x: planPlace.x, y: planPlace.y, longitude, latitude });

/** The position of a floor plan as set by a person. */
export const planTie = {
  page: planPlace.page,
  aspect: z
    .number()
    .min(PLAN_PLACEMENT_LIMITS.leastAspect)
    .max(PLAN_PLACEMENT_LIMITS.mostAspect)
    .describe("Width of the page over its height."),
  pairs: z.tuple([tiedPoint, tiedPoint]).describe("Two points of the page with their coordinates."),
};

const corner = z
  .tuple([z.number().min(-360).max(360), latitude])
  .describe("Longitude and latitude. Longitude continues past 180 if the plan crosses it.");

/** Map position of a floor plan page, as placed by a user of the business; not surveyed. */
export const planPlacement = z.object({
  ...planTie,
  corners: z
    .tuple([corner, corner, corner, corner])
    .describe("Calculated from the two points: top left, top right, bottom right and bottom left of the page."),
  placed_by: storedText,
  placed_at: instant,
});

export const picture = z.object({
  id,
  location_id: id,
  description: z
    .string()
    .describe("Contains 'floor plan' or 'floorplan' for a floor plan; otherwise an entrance image."),
  blob_url: z.string(),
  url: z.string().describe("Same as blob_url."),
  filename: z.string().describe("Name of the uploaded file."),
  size_bytes: count.describe("Size of the stored file, bytes."),
  created_at: instant,
  placement: planPlacement.nullable().describe("Position of the plan on the map; null: not positioned."),
  version,
});

/** A point of a floor plan that a person set. */
export const planPoint = z.object({
  id,
  picture_id: id,
  kind: planPointKind,
  ...planPlace,
  note: storedText.describe("Such as: code at the guard house."),
  updated_by: storedText,
  updated_at: instant,
});

const sheetLanguage = z
  .string()
  .regex(/^[a-z]{2}$/)
  .describe("ISO 639-1: en.");

/** Values of an SDS that a user confirmed. */
export const sheetFacts = {
  revision_date: z.iso.date().describe("Revision date stated in the SDS: 2024-03-15."),
  languages: z
    .array(sheetLanguage)
    .max(MOST_SHEET_LANGUAGES)
    .refine((languages) => new Set(languages).size === languages.length, { error: "List each language only once." })
    .describe("Languages of the SDS; empty: not on file."),
};

/** An inventory row to which an SDS applies. */
export const coveredRow = z.object({
  id,
  name: z.string(),
  location_id: id,
  location_name: z.string(),
  room: storedText,
  cabinet: storedText,
});

export const safetyDataSheet = z.object({
  id,
  chemical_id: id.describe("First of the rows in covers."),
  chemical_name: z.string(),
  covers: z.array(coveredRow).describe("All inventory rows with this SDS. They share their SDSs."),
  blob_url: z.string(),
  filename: z.string(),
  size_bytes: count,
  created_at: instant,
  status: z.enum(["shared"]).describe("Shared with fire departments as soon as it is uploaded."),
  uploaded_by: storedText,
  replaced_at: instant.nullable().describe("When it was replaced; null for the current sheet."),
  revision_date: sheetFacts.revision_date.nullable(),
  languages: sheetFacts.languages,
  counts_in: z.array(sheetLanguage).describe("Languages in which it is current; empty for an earlier version."),
  earlier_versions: count.describe("Number of earlier versions of the chemical's SDS in its languages."),
});

/** A current SDS, as listed with its chemical. */
export const sheetOfChemical = z.object({
  id,
  counts_in: safetyDataSheet.shape.counts_in,
  revision_date: sheetFacts.revision_date.nullable(),
});
