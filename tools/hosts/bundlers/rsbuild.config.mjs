import { defineConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";

/** As the template of Rsbuild for React, with the entry of this host. */
export default defineConfig({ plugins: [pluginReact()], source: { entry: { index: "./main.jsx" } } });
