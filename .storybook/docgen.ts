import { join } from "node:path";
import type { ParserOptions } from "react-docgen-typescript";

/** The types that the property tables are read with. */
export const DOCGEN_TSCONFIG: string = join(import.meta.dirname, "../packages/ui/tsconfig.json");

/** How the property tables are read: through the compiler, so that a union shows its members as a control. */
export const DOCGEN_OPTIONS: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // What React Aria and the DOM bring along has pages of its own.
  propFilter: ({ parent }) => !/node_modules/.test(parent?.fileName ?? ""),
};
