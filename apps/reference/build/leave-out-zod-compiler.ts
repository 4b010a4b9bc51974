import type { Plugin } from "vite";

const ZOD_CORE = /\/zod\/v4\/core\/schemas\.js$/;
const WRITER = /^import \{ Doc \} from "\.\/doc\.js";$/m;
const COMPILED = /^export const \$ZodObjectJIT = [^]*?^\}\);$/m;

/**
 * Leaves out how zod writes a parser of its own for each object and compiles it: the content policy forbids `eval`, so
 * that `main.tsx` turns it off. Objects are read as they are without it. Fails the build when zod is no longer as this
 * expects.
 */
export function leaveOutZodCompiler(): Plugin {
  return {
    name: "placard:leave-out-zod-compiler",
    apply: "build",
    transform(code, id) {
      if (!ZOD_CORE.test(id)) return null;
      const left = code.replace(WRITER, "").replace(COMPILED, "export const $ZodObjectJIT = $ZodObject;");
      if (!COMPILED.test(code) || /\bDoc\b/.test(left)) {
        return this.error("zod compiles its parsers in another way now. Adapt leave-out-zod-compiler.ts.");
      }
      return { code: left, map: null };
    },
  };
}
