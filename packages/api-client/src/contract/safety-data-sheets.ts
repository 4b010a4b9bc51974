import { SHEET_PAGE_SIZE } from "@placard/hazmat-core/business";
import * as z from "zod";
import { binary, done, success } from "../schemas/ground/answers.ts";
import { SAFETY_DATA_SHEET_LIMITS, safetyDataSheet, sheetFacts } from "../schemas/records/files.ts";
import { sheetPage, sheetQuery } from "../schemas/records/sheet-page.ts";
import { id, idFromText } from "../schemas/ground/primitives.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { CHEMICAL_EXAMPLE, MOMENT_EXAMPLE } from "./examples.ts";
import { nextCursor, boundedPageQuery } from "../schemas/ground/paging.ts";

const SHEET_EXAMPLE = {
  id: 9,
  chemical_id: 41,
  chemical_name: "Ammonia, anhydrous",
  covers: [
    {
      id: 41,
      name: "Ammonia, anhydrous",
      location_id: CHEMICAL_EXAMPLE.location_id,
      location_name: CHEMICAL_EXAMPLE.location_name,
      room: CHEMICAL_EXAMPLE.room,
      cabinet: CHEMICAL_EXAMPLE.cabinet,
    },
  ],
  blob_url: "/api/get-sds-file/9",
  filename: "ammonia.pdf",
  size_bytes: 184_320,
  created_at: MOMENT_EXAMPLE,
  status: "shared",
  uploaded_by: "Dana Reid",
  replaced_at: null,
  revision_date: "2024-03-15",
  languages: ["en"],
  counts_in: ["en"],
  earlier_versions: 1,
} as const;

const EARLIER_EXAMPLE = {
  ...SHEET_EXAMPLE,
  id: 7,
  blob_url: "/api/get-sds-file/7",
  replaced_at: MOMENT_EXAMPLE,
  counts_in: [],
} as const;

export const uploadSds = defineEndpoint({
  id: "uploadSds",
  method: "POST",
  path: "/upload-sds",
  summary:
    "Add a safety data sheet (PDF, under 20 MB) for one or more inventory rows of a substance. Rows share their sheets, with one current sheet in each language. A current sheet in the same or an unknown language is replaced only when the call names it, and is kept as an earlier version.",
  access: "edit-sds",
  multipart: {
    fileField: "file",
    limits: SAFETY_DATA_SHEET_LIMITS,
    fields: z.object({
      chemical_id: idFromText,
      covers: z
        .string()
        .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,799}$/)
        .optional()
        .describe(
          "Ids of all rows that the sheet is for, separated by commas: 41,44. Rows that are left out keep the sheets they have. If omitted: the rows that share the sheets of chemical_id, and every row without a sheet that has the same numbers, strength and manufacturer.",
        ),
      replaces: z
        .string()
        .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,9}$/)
        .optional()
        .describe(
          "Required for each current sheet that a covered row no longer shows, such as one in the same language: its id, as shown to the user. Separate several with commas: 7,9.",
        ),
      revision_date: sheetFacts.revision_date.optional(),
      languages: z
        .string()
        .regex(/^[a-z]{2}(,[a-z]{2}){0,3}$/)
        .optional()
        .describe(
          "Languages that the sheet is in, ISO 639-1, separated by commas: en,fr. If omitted, the language is unknown and may be that of any sheet on file.",
        ),
    }),
  },
  response: success({ id, blob_url: z.string(), sds: safetyDataSheet }),
  errors: ["not_found", "safety_data_sheet_exists"],
  idempotent: true,
  example: {
    fields: { chemical_id: 41 },
    response: { status: "success", id: 9, blob_url: SHEET_EXAMPLE.blob_url, sds: SHEET_EXAMPLE },
  },
});

export const updateSds = defineEndpoint({
  id: "updateSds",
  method: "PUT",
  path: "/update-sds/{id}",
  summary:
    "Set or clear the revision date and languages of a sheet, and which rows it is for. A language that already has another current sheet is refused, as is a row with a current sheet of its own.",
  access: "edit-sds",
  params: z.object({ id: idFromText }),
  body: z.object({
    revision_date: sheetFacts.revision_date.nullable(),
    languages: sheetFacts.languages,
    covers: z
      .array(id)
      .min(1)
      .max(800)
      .optional()
      .describe(
        "All rows that the sheet is for, and the other sheets that these rows share. Rows that are left out no longer show them. If omitted, unchanged.",
      ),
  }),
  response: success({ sds: safetyDataSheet }),
  errors: ["not_found", "safety_data_sheet_exists"],
  example: {
    params: { id: 9 },
    body: { revision_date: "2024-03-15", languages: ["en"] },
    response: { status: "success", sds: SHEET_EXAMPLE },
  },
});

export const getSdsByChemical = defineEndpoint({
  id: "getSdsByChemical",
  method: "GET",
  path: "/get-sds-by-chemical/{chemical_id}",
  summary:
    "A chemical's current safety data sheets, one per language, newest first; sds is the first. 404 if there are none.",
  access: "business-or-responder",
  params: z.object({ chemical_id: idFromText }),
  response: success({ sds: safetyDataSheet.nullable(), sheets: z.array(safetyDataSheet) }),
  errors: ["not_found", "safety_data_sheet_not_found"],
  emptyOn404: {
    codes: ["not_found", "safety_data_sheet_not_found"],
    answer: { status: "success", sds: null, sheets: [] },
  },
  example: {
    params: { chemical_id: 41 },
    response: { status: "success", sds: SHEET_EXAMPLE, sheets: [SHEET_EXAMPLE] },
  },
});

export const getSdsByBusiness = defineEndpoint({
  id: "getSdsByBusiness",
  method: "GET",
  path: "/get-sds-by-business/{business_id}",
  summary: "The safety data sheet library of a business, newest first.",
  access: "business-or-responder",
  params: z.object({ business_id: idFromText }),
  query: z.object(boundedPageQuery),
  response: success({ sds: z.array(safetyDataSheet), ...nextCursor }),
  errors: [],
  emptyOn404: { codes: ["not_found"], answer: { status: "success", sds: [] } },
  example: { params: { business_id: 3 }, response: { status: "success", sds: [SHEET_EXAMPLE] } },
});

export const getSdsPage = defineEndpoint({
  id: "getSdsPage",
  method: "GET",
  path: "/get-sds-page/{business_id}",
  summary: "One page of a business's safety data sheet library, searched, filtered and sorted.",
  access: "business-or-responder",
  params: z.object({ business_id: idFromText }),
  query: sheetQuery,
  response: success(sheetPage.shape),
  errors: [],
  example: {
    params: { business_id: 3 },
    query: { search: "ammonia" },
    response: {
      status: "success",
      sds: [SHEET_EXAMPLE],
      chemicals: [CHEMICAL_EXAMPLE],
      pictograms: [{ cas_number: "7664-41-7", codes: ["GHS04", "GHS06", "GHS05", "GHS09"] }],
      total: 1,
      page: 1,
      page_size: SHEET_PAGE_SIZE,
      due: { past_review: 0, no_revision: 0 },
      library: {
        sheets: 1,
        latest: { id: SHEET_EXAMPLE.id, chemical_name: SHEET_EXAMPLE.chemical_name, created_at: MOMENT_EXAMPLE },
      },
    },
  },
});

export const getSdsFile = defineEndpoint({
  id: "getSdsFile",
  method: "GET",
  path: "/get-sds-file/{id}",
  summary: "The safety data sheet itself, for those who may see its chemical.",
  access: "business-or-responder",
  params: z.object({ id: idFromText }),
  query: z.object({ download: z.literal("1").optional().describe("Answer as an attachment to be saved.") }),
  response: binary,
  produces: ["application/pdf"],
  errors: ["not_found"],
  example: { params: { id: 9 }, response: new Blob(["%PDF-1.7"], { type: "application/pdf" }) },
});

export const deleteSds = defineEndpoint({
  id: "deleteSds",
  method: "DELETE",
  path: "/delete-sds/{id}",
  summary:
    "Remove a safety data sheet with its earlier versions in its languages, or one earlier version. Every row in covers loses it. It can be restored for 30 days.",
  access: "edit-sds",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { id: 9 }, response: { status: "success" } },
});

export const getSdsVersions = defineEndpoint({
  id: "getSdsVersions",
  method: "GET",
  path: "/get-sds-versions/{chemical_id}",
  summary: "Earlier versions of a chemical's safety data sheet, newest first; ten are kept in each language.",
  access: "business-viewer",
  params: z.object({ chemical_id: idFromText }),
  response: success({ sds: z.array(safetyDataSheet) }),
  errors: ["not_found"],
  example: { params: { chemical_id: 41 }, response: { status: "success", sds: [EARLIER_EXAMPLE] } },
});

export const restoreSds = defineEndpoint({
  id: "restoreSds",
  method: "POST",
  path: "/restore-sds/{id}",
  summary: "Make an earlier version current in its languages. The sheets it replaces become earlier versions.",
  access: "edit-sds",
  params: z.object({ id: idFromText }),
  response: success({ sds: safetyDataSheet }),
  errors: ["not_found"],
  example: { params: { id: 9 }, response: { status: "success", sds: SHEET_EXAMPLE } },
});

export const safetyDataSheets = {
  uploadSds,
  updateSds,
  getSdsByChemical,
  getSdsByBusiness,
  getSdsPage,
  getSdsFile,
  getSdsVersions,
  restoreSds,
  deleteSds,
} as const;
