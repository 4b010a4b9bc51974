import type { Plugin } from "vite";

/** The face of nearly every word: upright, Latin, all weights in one file. */
const TEXT_FACE = /ibm-plex-sans-latin-wght-normal-.*\.woff2$/;

/**
 * Has the page fetch the face of its text beside the code, not after the style sheet asks for it: the first words stand
 * in it, and nothing moves when it comes.
 */
export function preloadTextFont(): Plugin {
  return {
    name: "placard:preload-text-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const face = Object.keys(bundle ?? {}).find((file) => TEXT_FACE.test(file));
        if (face === undefined) throw new Error("The face of the text is not in the build. See preload-text-font.ts.");
        const attrs = { rel: "preload", href: `/${face}`, as: "font", type: "font/woff2", crossorigin: "" };
        return [{ tag: "link", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}
