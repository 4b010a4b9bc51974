import type { Plugin } from "vite";

const BUTTON = /\/react-aria-components\/dist\/private\/Button\.mjs$/;
const BAR = /\/react-aria-components\/dist\/private\/ProgressBar\.mjs$/;
const CONTEXT = "\0placard:progress-bar-context";
const IMPORT = /(import \{ProgressBarContext as [\w$]+\} from )"\.\/ProgressBar\.mjs"/;
const DECLARATION = /^const ([\w$]+) = .*createContext\)\(null\);$/m;

/**
 * Gives the context through which a pending button names the bar within it a file of its own. React Aria declares it
 * beside the bar: the entrance, which has buttons, would load the bar and how it formats numbers. Fails the build when
 * React Aria is no longer as this expects.
 */
export function lightButton(): Plugin {
  return {
    name: "placard:light-button",
    apply: "build",
    resolveId: (id) => (id === CONTEXT ? id : null),
    load: (id) =>
      id === CONTEXT
        ? `import { createContext } from "react"; export const ProgressBarContext = /* @__PURE__ */ createContext(null);`
        : null,
    transform(code, id) {
      const changed = BUTTON.test(id)
        ? code.replace(IMPORT, `$1${JSON.stringify(CONTEXT)}`)
        : BAR.test(id)
          ? code.replace(DECLARATION, `import { ProgressBarContext as $1 } from ${JSON.stringify(CONTEXT)};`)
          : null;
      if (changed === code) {
        return this.error("React Aria's button asks for its progress bar in another way now. Adapt light-button.ts.");
      }
      return changed === null ? null : { code: changed, map: null };
    },
  };
}
