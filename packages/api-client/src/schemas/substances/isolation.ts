import type { IsolationAnswer, IsolationRow } from "@placard/hazmat-core";
import * as z from "zod";
import { basis, sourceRef } from "../ground/provenance.ts";

const metres = z.number().min(0).describe("m");

export const isolationRow = z.object({
  label: z.string(),
  isolateM: metres.nullable(),
  downwindM: metres.nullable().describe("m; 11 000 or more reads 11+ km."),
  source: sourceRef,
}) satisfies z.ZodType<IsolationRow>;

const shared = { why: z.string(), rows: z.array(isolationRow), basis };

/** A distance with its basis, or the guide to follow when no distance may be given. */
export const isolationAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("distance"), isolateM: metres, downwindM: metres.nullable(), ...shared }),
  z.object({ kind: z.literal("use_guide"), guide: z.string(), isolateM: metres.nullable(), ...shared }),
]) satisfies z.ZodType<IsolationAnswer>;
