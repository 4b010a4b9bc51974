import { PLAN_BOX_IDS, PLAN_LIMITS, type ActionPlanTexts } from "@placard/hazmat-core";
import * as z from "zod";
import { answeredChemical } from "../substances/chemical-input.ts";
import { clientId, count, id, instant, requiredText, storedText } from "../ground/primitives.ts";

export const incidentStatus = z.enum(["active", "completed"]);

export const incident = z.object({
  incident_id: id,
  user_id: id,
  department_id: id,
  title: z.string(),
  status: incidentStatus,
  created_at: instant,
  completed_at: instant.nullable(),
  client_id: clientId,
});

/** Time of an entry by the device's clock. Sent by devices for entries that waited offline. */
export const madeAt = instant.describe(
  "When it was made, by the device's clock. A future time counts as now. Entries with this field are accepted for three days after the incident ends.",
);

/** Time shown by a device whose clock is wrong: the log keeps both times. */
export const deviceTime = instant.describe(
  "What the clock of the device showed, where it differs from `made_at`. The log entry keeps both.",
);

/** An action as sent by a device. Times inside `action_data` are by the device's clock. */
export const incidentAction = z.object({
  module: requiredText,
  action_type: requiredText,
  action_data: z.record(z.string().max(2000), z.unknown()),
});

/** Maximum characters of an entry's data as JSON: about 20 times the longest that the app sends. */
const MAX_ACTION_DATA = 65_536;

/**
 * Same as `action_data` of `incidentAction`, but limited for writing, because logs are loaded completely on tablets in
 * the field.
 */
export const sentActionData = incidentAction.shape.action_data
  .refine((data) => JSON.stringify(data).length <= MAX_ACTION_DATA, {
    error: `A log entry holds up to ${MAX_ACTION_DATA} characters of data. Split it into several entries.`,
  })
  .describe(`Up to ${MAX_ACTION_DATA} characters as JSON.`);

export const incidentLogEntry = incidentAction.extend({
  id,
  incident_id: id,
  user_id: id,
  user_name: z.string(),
  made_at: instant.describe("When it happened, by the clock of the device; otherwise when the server received it."),
  recorded_at: instant.describe("When the server received it."),
  client_id: clientId,
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** An entry of a log in a signed file. Its hash covers the previous hash and the entry. */
export const chainedLogEntry = incidentLogEntry.extend({
  previous_hash: sha256.describe("Hash of the previous line; for the first line, of the header."),
  hash: sha256,
});

/**
 * A signed log file. Changing, removing or moving an entry breaks the hash chain, and a new chain does not match the
 * signature.
 */
export const signedLog = z.object({
  format: z.literal("placard-incident-log"),
  version: z.literal(1),
  incident,
  exported_at: instant,
  exported_by: z.string(),
  entries: z.array(chainedLogEntry),
  last_hash: sha256.describe("Of the last line; of the head where there is none."),
  signature: z.object({
    algorithm: z.literal("Ed25519"),
    public_key: z.string().describe("Raw, base64url."),
    value: z.string().describe("Signature of the last hash, base64url."),
  }),
});

/** A person who has an incident open now. */
export const incidentPerson = z.object({
  user_id: id,
  name: z.string(),
  here_since: instant,
  seen_at: instant.describe("When their device last contacted the server."),
});

const text = z.string().max(20_000).default("");

/**
 * The record of a plan's substance. A separate schema, because the request contains plain text until it is validated.
 */
export const identifiedChemical = z.object(answeredChemical.shape);

/** A substance of a plan: typed text and its record. */
export const planChemical = z.object({
  text: requiredText.max(200).describe("The author's own words."),
  chemical: identifiedChemical.nullable().describe("Null: the text does not match exactly one substance on file."),
  guide: requiredText
    .max(3)
    .nullable()
    .default(null)
    .describe("The ERG guide chosen for a number with several guides. Null: none was chosen."),
});

const planTexts = {
  incidentName: text,
  incidentCommander: text,
  location: text,
  dateTime: text,
  incidentType: text,
  objectives: text,
  strategy: text,
  safety: text,
  resources: text,
  communications: text,
  logistics: text,
  canUtechConsultation: text,
} satisfies Record<keyof ActionPlanTexts, z.ZodType>;

const planFields = [
  "incidentName",
  "incidentCommander",
  "location",
  "dateTime",
  "incidentType",
  "objectives",
  "strategy",
  "safety",
  "resources",
  "communications",
  "logistics",
  "canUtechConsultation",
  "chemicals",
] as const satisfies readonly (keyof ActionPlanTexts | "chemicals")[];

/** Text suggested from the data of the incident for a field of its plan. */
export const planBasis = z.object({
  field: z.enum(planFields),
  text: text.describe("References of the materials, in the same order."),
});

/** Text of a form box that only people can fill in, saved as typed. */
export const planBox = z.object({ box: z.enum(PLAN_BOX_IDS), text: z.string().min(1).max(PLAN_LIMITS.boxText) });

const cell = z.string().max(PLAN_LIMITS.cellText).default("");

/** A row of the resources summary of ICS 201. */
export const planResource = z.object({
  resource: cell.describe("Type of resource: engine, crew or trailer."),
  identifier: cell,
  ordered: cell.describe("Time ordered, as entered."),
  eta: cell.describe("Expected arrival, as entered."),
  has_arrived: z.boolean().default(false),
  notes: cell.describe("Location and assignment."),
});

/** The incident action plan, field by field as on the form. Empty: not filled in. */
export const incidentPlan = z.object({
  ...planTexts,
  chemicals: z.array(planChemical).max(50).default([]),
  boxes: z
    .array(planBox)
    .max(PLAN_BOX_IDS.length)
    .default([])
    .describe("Form boxes filled in by a person. Missing boxes are blank on paper."),
  resource_list: z
    .array(planResource)
    .max(PLAN_LIMITS.resources)
    .default([])
    .describe("The resources summary of ICS 201."),
  known: z
    .array(planBasis)
    .max(13)
    .default([])
    .describe(
      "The value the incident suggested for a field when someone last edited it. A field that still equals it was not edited by hand and follows later suggestions.",
    ),
});

/** Completed item ids by checklist guide. */
export const checklistProgress = z.record(z.string(), z.array(z.string()));

/** The last change of one checklist item. */
export const checklistChange = z.object({
  guide: requiredText,
  item: requiredText,
  is_done: z.boolean(),
  changed_at: instant.describe("When, by the device's clock. A future time counts as now."),
});

/** An accepted change with its author. */
export const checklistMark = checklistChange.extend({ changed_by: z.string() });

/** Version of an incident document that several devices can edit. 0: never saved. */
export const documentVersion = count;

export const savedBy = { version: documentVersion, updated_at: instant.nullable(), updated_by: storedText };
