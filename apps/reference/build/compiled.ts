/**
 * Options of the React Compiler. Pages, controls and maps re-render with every key and pan. The sign-in page and its
 * components do not, and their size matters. The browser tests use the same options, so that they test the code that
 * users run. Tests themselves are not compiled: some count renders.
 */
export const COMPILED = {
  compiler: true,
  include: /\/src\/(features|incident|map|plume|controls|elements|chemical|identify|signs)\/.*\.tsx?$/,
  exclude: /\/node_modules\/|\/features\/sign-in\/|\/controls\/(Button|Field|LinkRouter|Logo|TextField)\/|\.test\.tsx$/,
} as const;
