import { join } from "node:path";
import type { ParserOptions } from "react-docgen-typescript";

/** TypeScript configuration for the property tables. */
export const DOCGEN_TSCONFIG: string = join(import.meta.dirname, "../packages/ui/tsconfig.json");

/** Options for the property tables: parsed by the compiler, so that unions list their members as a control. */
export const DOCGEN_OPTIONS: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // Omits props of React Aria and the DOM, which have their own documentation.
  propFilter: ({ parent }) => !/node_modules/.test(parent?.fileName ?? ""),
};
