import { SAFETY_TOPIC_IDS, type SafetyProperties, type Statement } from "@placard/hazmat-core";
import * as z from "zod";
import { sourceRef } from "../ground/provenance.ts";

export const statement = z.object({ text: z.string(), rests: z.array(sourceRef) }) satisfies z.ZodType<Statement>;

/** Safety Information with the basis of each sentence. A topic without statements is not on file. */
export const safetyProperties = z.object({
  chemicalName: z.string(),
  cas: z.string().nullable(),
  unNumber: z.string().nullable(),
  topics: z.record(z.enum(SAFETY_TOPIC_IDS), z.array(statement)),
}) satisfies z.ZodType<SafetyProperties>;
