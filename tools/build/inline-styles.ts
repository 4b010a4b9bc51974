import { build, type Plugin } from "esbuild";
import { join } from "node:path";

/** `import css from "./elements.css?inline"` as in Vite: the style sheet with its imports, as text. */
export const inlineStyles: Plugin = {
  name: "inline-styles",
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path).replace("?inline", "#inline"), // another plugin handles paths that end in .css
      namespace: "inline-styles",
    }));
    bundler.onLoad({ filter: /./, namespace: "inline-styles" }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path.replace("#inline", "")],
        bundle: true,
        minify: true,
        write: false,
      });
      return { contents: outputFiles[0]?.text ?? "", loader: "text" };
    });
  },
};
