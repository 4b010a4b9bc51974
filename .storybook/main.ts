import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";

const config: StorybookConfig = {
  stories: ["../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.@(ts|tsx)"],
  addons: [
    // Tables are no part of Markdown proper.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  framework: { name: "@storybook/react-vite", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads types through the compiler, so that a union shows its members as a control. Tests read no documentation.
  typescript: {
    reactDocgen: process.env["VITEST"] === "true" ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, "../packages/ui/tsconfig.json"),
      include: ["../packages/ui/src/**/*.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !/node_modules/.test(parent?.fileName ?? ""),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ["@placard/source", "module", "browser", "development|production"] },
  }),
};

export default config;
