import type { Plugin } from "esbuild";

/**
 * Draws a Lucide icon from its data with only the features that these components and the app use: a class, a size and
 * attributes. An icon without a role is hidden from screen readers, as in Lucide. A line is a tag with its attributes,
 * or the text of a path (`pure-icons.ts`). Lucide's own factory also reads a context, aliases and stroke widths that
 * are not used here; it adds 1.5 kB to every chunk with an icon.
 */
export const LIGHT_ICON = `
import { createElement, forwardRef } from "react";
export default function createLucideIcon({ name, node }) {
  return forwardRef(({ className, size = 24, ...rest }, ref) =>
    createElement(
      "svg",
      {
        ref,
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": rest.role ? undefined : "true",
        className: className ? "lucide lucide-" + name + " " + className : "lucide lucide-" + name,
        ...rest,
      },
      ...node.map((line) =>
        typeof line === "string" ? createElement("path", { d: line }) : createElement(line[0], line[1]),
      ),
    ),
  );
}
`;

export const lightIcons: Plugin = {
  name: "light-icons",
  setup(bundler) {
    bundler.onLoad({ filter: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ }, ({ path }) => ({
      contents: LIGHT_ICON,
      loader: "js",
      resolveDir: path.replace(/[\\/][^\\/]*$/, ""),
    }));
  },
};
