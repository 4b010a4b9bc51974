import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { DOCGEN_OPTIONS, DOCGEN_TSCONFIG } from "./docgen.ts";

const config: StorybookConfig = {
  stories: ["../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.@(ts|tsx)"],
  addons: [
    // Tables are not part of standard Markdown.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  framework: { name: "@storybook/react-vite", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: process.env["VITEST"] === "true" ? false : "react-docgen-typescript", // tests show no property tables
    reactDocgenTypescriptOptions: {
      ...DOCGEN_OPTIONS,
      tsconfigPath: DOCGEN_TSCONFIG,
      include: ["packages/ui/src/**/*.tsx"],
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ["@placard/source", "module", "browser", "development|production"] },
  }),
};

export default config;
