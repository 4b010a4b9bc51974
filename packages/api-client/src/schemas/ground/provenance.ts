import {
  SOURCES,
  type Assumption,
  type Basis,
  type Figure,
  type SourceKey,
  type SourceRef,
} from "@placard/hazmat-core";
import * as z from "zod";

/** A key of the core's table of sources, so new sources there are accepted automatically. */
export const sourceKey = z
  .string()
  .refine((key): key is SourceKey => Object.hasOwn(SOURCES, key), { error: "Not a known source." })
  .meta({ enum: Object.keys(SOURCES) });

export const sourceRef = z.object({
  key: sourceKey.describe("The external source, as listed in docs/sources.md."),
  locator: z.string().exactOptional(),
  mark: z
    .enum(["assumed", "derived", "estimated", "unverified", "name-match", "from-memory"])
    .exactOptional()
    .describe("How the figure was obtained, if the reader must know."),
}) satisfies z.ZodType<SourceRef>;

/** A value with its unit and source. */
export function figure<Value extends z.ZodType>(value: Value) {
  return z.object({ value, unit: z.string().exactOptional(), source: sourceRef });
}

export const numberFigure = figure(z.number()) satisfies z.ZodType<Figure>;
export const textFigure = figure(z.string()) satisfies z.ZodType<Figure<string>>;

export const assumption = z.object({
  name: z.string(),
  value: z.string(),
  reason: z.string(),
  isDerived: z.literal(true).exactOptional().describe("Derived from the input by a named rule."),
}) satisfies z.ZodType<Assumption>;

export const basis = z.object({
  sources: z.array(sourceRef),
  assumptions: z.array(assumption),
}) satisfies z.ZodType<Basis>;
