import * as z from "zod";
import { done, success } from "../schemas/ground/answers.ts";
import { count, idFromText, optionalText, requiredText } from "../schemas/ground/primitives.ts";
import { typedUnNumber } from "../schemas/ground/typed-un-number.ts";
import {
  acceptedRisk,
  newAcceptedRisk,
  reactivePair,
  roomPlan,
  siteReactivity,
  standingMark,
} from "../schemas/records/storage-reactivity.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "./examples.ts";

const PAIR_ID = "0f5b1c2d3e4f5a6b7c8d9e0f1a2b3c4d";

const ACCEPTED_EXAMPLE = {
  id: 5,
  location_id: 21,
  pair: PAIR_ID,
  reason: "Each in a closed cabinet of its own, with a drain of its own.",
  accepted_by: "Dana Reid",
  accepted_at: MOMENT_EXAMPLE,
} as const;

const PAIR_EXAMPLE = {
  pair: PAIR_ID,
  a: { name: "Muriatic acid", rows: 1, chemical_ids: [44] },
  b: { name: "Sodium hypochlorite", rows: 2, chemical_ids: [41, 43] },
  verdict: "incompatible",
  nearness: "cabinet",
  room: "Pump room",
  cabinet: "Cabinet 2",
  hazards: ["The products may be toxic.", "The products may be corrosive."],
  gases: ["chlorine"],
  why: "Acids, Strong Non-oxidizing and Oxidizing Agents, Strong are incompatible.",
  reasons: [
    { name: "Muriatic acid", group: "Acids, Strong Non-oxidizing", rule: "group table, by name" },
    { name: "Sodium hypochlorite", group: "Oxidizing Agents, Strong", rule: "group table, CAS 7681-52-9" },
  ],
  sources: [{ key: "CAMEO", locator: "groups 1 and 44" }],
  accepted: ACCEPTED_EXAMPLE,
} as const;

const GROUP_EXAMPLE = {
  groups: ["Acids, Strong Non-oxidizing", "Oxidizing Agents, Strong"],
  nearness: "cabinet",
  room: "Pump room",
  cabinet: "Cabinet 2",
  one: [PAIR_EXAMPLE.a],
  one_substances: 1,
  other: [PAIR_EXAMPLE.b],
  other_substances: 1,
  hazards: PAIR_EXAMPLE.hazards,
  gases: PAIR_EXAMPLE.gases,
  sources: PAIR_EXAMPLE.sources,
  move_to: "Yard",
  is_accepted: true,
} as const;

export const getStorageReactivity = defineEndpoint({
  id: "getStorageReactivity",
  method: "GET",
  path: "/get-storage-reactivity/{id}",
  summary: "Chemicals stored together that may react, at each site of a business or at one site.",
  access: "read-inventory",
  params: z.object({ id: idFromText }),
  query: z.object({ location_id: idFromText.optional() }),
  response: success({
    sites: z.array(siteReactivity),
    keep_apart: count.describe(
      "Rows at these sites that are stored with something they must be kept apart from, without an accepted risk.",
    ),
    unknown_reactions: count.describe("Rows at these sites without a reactive group on file."),
  }),
  errors: [],
  example: {
    params: { id: 3 },
    response: {
      status: "success",
      sites: [
        {
          location_id: 21,
          location_name: "Pier Road plant",
          groups: [GROUP_EXAMPLE],
          pairs: [PAIR_EXAMPLE],
          is_cut: false,
          unknown: [{ name: "Pond dye", rows: 1, chemical_ids: [42] }],
          unknown_substances: 1,
        },
      ],
      keep_apart: 0,
      unknown_reactions: 1,
    },
  },
});

export const getStandingMarks = defineEndpoint({
  id: "getStandingMarks",
  method: "GET",
  path: "/get-standing-marks/{id}",
  summary: "Which of these rows are stored with something they must be kept apart from.",
  access: "read-inventory",
  params: z.object({ id: idFromText }),
  query: z.object({
    chemical_ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,199}$/, "Enter up to 200 chemical ids, separated by commas.")
      .describe("Up to 200 chemical ids, separated by commas. Rows of other businesses are omitted."),
  }),
  response: success({ marks: z.array(standingMark) }),
  errors: [],
  example: {
    params: { id: 3 },
    query: { chemical_ids: "41,42,44" },
    response: {
      status: "success",
      marks: [
        { chemical_id: 41, is_accepted: true },
        { chemical_id: 44, is_accepted: true },
      ],
    },
  },
});

export const checkStorage = defineEndpoint({
  id: "checkStorage",
  method: "GET",
  path: "/check-storage/{location_id}",
  summary: "How a chemical may react with those stored at its planned location. Nothing is saved.",
  access: "business-viewer",
  params: z.object({ location_id: idFromText }),
  query: z.object({
    name: requiredText,
    un_number: typedUnNumber,
    cas_number: optionalText,
    hazard_classification: optionalText,
    room: optionalText,
    cabinet: optionalText,
    chemical_id: idFromText.optional().describe("A stored chemical to check as if it had these values."),
  }),
  response: success({
    pairs: z.array(reactivePair),
    is_cut: z.boolean(),
    is_unknown: z.boolean().describe("No reactive group on file: its effect on the others is unknown."),
  }),
  errors: ["location_not_in_business"],
  example: {
    params: { location_id: 21 },
    query: { name: "Muriatic acid", room: "Pump room", cabinet: "Cabinet 2" },
    response: {
      status: "success",
      pairs: [{ ...PAIR_EXAMPLE, a: { name: "Muriatic acid", rows: 0, chemical_ids: [] }, accepted: null }],
      is_cut: false,
      is_unknown: false,
    },
  },
});

export const getSeparationPlan = defineEndpoint({
  id: "getSeparationPlan",
  method: "GET",
  path: "/get-separation-plan/{location_id}",
  summary: "Suggested separation of a site's chemicals by storage group, room by room. Derived; not a permission.",
  access: "business-viewer",
  params: z.object({ location_id: idFromText }),
  response: success({ rooms: z.array(roomPlan) }),
  errors: ["location_not_in_business"],
  example: {
    params: { location_id: 21 },
    response: {
      status: "success",
      rooms: [
        {
          room: "Pump room",
          areas: [
            {
              number: 1,
              group: "oxidizers",
              cabinets: ["Cabinet 2"],
              substances: [
                {
                  name: "Sodium hypochlorite",
                  rule: 'name says "hypochlorite"',
                  rows: [{ chemical_id: 41, cabinet: "Cabinet 2", stays: true }],
                },
              ],
            },
            {
              number: 2,
              group: "acids",
              cabinets: [],
              substances: [
                {
                  name: "Muriatic acid",
                  rule: 'name says "Muriatic acid"',
                  rows: [{ chemical_id: 44, cabinet: "Cabinet 2", stays: false }],
                },
              ],
            },
          ],
          conflicts: [
            {
              one: "oxidizers",
              other: "acids",
              count: 1,
              is_together: true,
              pairs: [
                {
                  one: "Sodium hypochlorite",
                  other: "Muriatic acid",
                  is_together: true,
                  reactive: {
                    verdict: "incompatible",
                    hazards: PAIR_EXAMPLE.hazards,
                    gases: PAIR_EXAMPLE.gases,
                    reasons: PAIR_EXAMPLE.reasons,
                    sources: PAIR_EXAMPLE.sources,
                  },
                  transport: {
                    verdict: "none",
                    rows: [],
                    is_assumed: false,
                    not_above_or_beside: false,
                    notes: [],
                    counts_as: null,
                    source: { key: "49CFR177.848", locator: "paragraph (d)" },
                  },
                  is_disputed: true,
                },
              ],
            },
          ],
          not_placed: [{ name: "Pond dye", chemical_ids: [42], by_class: null }],
        },
      ],
    },
  },
});

export const insertAcceptedRisk = defineEndpoint({
  id: "insertAcceptedRisk",
  method: "POST",
  path: "/insert-accepted-risk",
  summary:
    "Accept the risk of storing two chemicals together, with a reason. The acceptance ends when either one moves or is changed to another substance.",
  access: "accept-risks",
  body: newAcceptedRisk,
  response: success({ accepted_risk: acceptedRisk }),
  errors: ["location_not_in_business", "not_found"],
  idempotent: true,
  example: {
    body: { location_id: 21, pair: PAIR_ID, reason: ACCEPTED_EXAMPLE.reason },
    response: { status: "success", accepted_risk: ACCEPTED_EXAMPLE },
  },
});

export const deleteAcceptedRisk = defineEndpoint({
  id: "deleteAcceptedRisk",
  method: "DELETE",
  path: "/delete-accepted-risk/{id}",
  summary: "Withdraw an accepted risk: the two must be kept apart again.",
  access: "accept-risks",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { id: 5 }, response: { status: "success" } },
});

export const storageReactivity = {
  getStorageReactivity,
  getStandingMarks,
  checkStorage,
  getSeparationPlan,
  insertAcceptedRisk,
  deleteAcceptedRisk,
} as const;
