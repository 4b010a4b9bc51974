/** The arrows of ARCHITECTURE.md; there are no others. */
const arrows = {
  "packages/hazmat-core": [],
  "packages/api-client": ["packages/hazmat-core"],
  "packages/ui": ["packages/hazmat-core"],
  "apps/server": ["packages/api-client", "packages/hazmat-core"],
  "apps/reference": ["packages/ui", "packages/api-client", "packages/hazmat-core"],
};

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    ...Object.entries(arrows).map(([from, allowed]) => ({
      name: `arrows-of-${from.split("/")[1]}`,
      severity: "error",
      from: { path: `^${from}/src` },
      to: { path: "^(packages|apps)/", pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
    })),
    {
      name: "no-feature-imports-feature",
      severity: "error",
      from: { path: "^apps/reference/src/features/([^/]+)/" },
      to: { path: "^apps/reference/src/features/([^/]+)/", pathNot: "^apps/reference/src/features/$1/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(\\.test\\.tsx?$|/dist/|/generated/)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@placard/source", "import", "default"],
      extensions: [".ts", ".tsx", ".js", ".css"],
    },
  },
};
