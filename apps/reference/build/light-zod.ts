import type { Plugin } from "vite";

const ZOD_SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;

/** What zod sets up with its first schema, and what takes the place of each part. */
const SET_UP: readonly (readonly [RegExp, string])[] = [
  [/^import en from "\.\.\/locales\/en\.js";$/m, ""],
  [/core\.config\(en\(\)\);/, "core.config({ localeError: () => undefined });"],
  [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\);/, ""],
];

/**
 * Leaves out of the built app what zod sets up for other uses: its English sentences about a wrong entry (the forms have
 * words of their own, and an answer that does not fit is told by its path), and what lets it read values that hold
 * themselves, which no JSON does. Fails the build when zod is no longer as this expects.
 */
export function lightZod(): Plugin {
  return {
    name: "placard:light-zod",
    apply: "build",
    transform(code, id) {
      if (!ZOD_SCHEMAS.test(id)) return null;
      if (SET_UP.some(([part]) => !part.test(code))) {
        return this.error("zod sets itself up in another way now. Adapt light-zod.ts.");
      }
      return { code: SET_UP.reduce((text, [part, instead]) => text.replace(part, instead), code), map: null };
    },
  };
}
