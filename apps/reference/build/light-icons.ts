import type { Plugin } from "vite";
import { LIGHT_ICON } from "../../../tools/build/light-icons.ts";

const MAKER = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Draws the icons of the built app as the built `@placard/ui` draws them, without what Lucide's own maker reads. */
export function lightIcons(): Plugin {
  return {
    name: "placard:light-icons",
    apply: "build",
    transform: (_code, id) => (MAKER.test(id) ? { code: LIGHT_ICON, map: null } : null),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      if (chunks.some(({ modules }) => Object.keys(modules).some((id) => /\/lucide-react\/.*\/Icon\.mjs$/.test(id)))) {
        this.error("Lucide makes its icons in another way now. Adapt light-icons.ts.");
      }
    },
  };
}
