import { build, type Plugin } from "esbuild";
import { dirname, join } from "node:path";
import type { Plugin as RolldownPlugin } from "rolldown";

/** `import css from "./elements.css?inline"` as in Vite: the style sheet with its imports, as text. */
export const inlineStyles: Plugin = {
  name: "inline-styles",
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path).replace("?inline", "#inline"), // another plugin handles paths that end in .css
      namespace: "inline-styles",
    }));
    bundler.onLoad({ filter: /./, namespace: "inline-styles" }, async ({ path }) => ({
      contents: await styleText(path.replace("#inline", "")),
      loader: "text",
    }));
  },
};

const INLINE = /\.css\?inline$/;

/** The same for Rolldown. Other style sheets are empty. */
export const rolldownStyles: RolldownPlugin = {
  name: "inline-styles",
  resolveId: (source, importer) =>
    INLINE.test(source) && importer !== undefined ? join(dirname(importer), source) : null,
  load: async (id) => {
    if (INLINE.test(id)) {
      return {
        code: `export default ${JSON.stringify(await styleText(id.replace("?inline", "")))};`,
        moduleType: "js",
      };
    }
    return id.endsWith(".css") ? { code: "", moduleType: "js" } : null;
  },
};

async function styleText(path: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false });
  return outputFiles[0]?.text ?? "";
}
