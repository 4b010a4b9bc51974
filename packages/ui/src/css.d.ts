declare module "*.css";

/**
 * Code examples of the READMEs, recipes and pages, from `tools/doc-examples/code-blocks-plugin.ts`. Only in browser
 * tests.
 */
declare module "virtual:code-blocks" {
  export const blocks: readonly (readonly [place: string, load: () => Promise<object>])[];
}
