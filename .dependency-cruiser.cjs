/** Allowed imports between packages, as in ARCHITECTURE.md; all others are forbidden. */
const arrows = {
  "packages/hazmat-core": [],
  "packages/api-client": ["packages/hazmat-core"],
  "packages/ui": ["packages/hazmat-core"],
  "apps/server": ["packages/api-client", "packages/hazmat-core"],
  "apps/reference": ["packages/ui", "packages/api-client", "packages/hazmat-core"],
};

/** Layers of hazmat-core modules, lowest first. A module may import from its own layer and lower layers only. */
const storeys = [
  ["identity", "provenance", "units", "formats", "geo"],
  ["record", "hazard", "exposure"],
  ["data"],
  ["reference"],
  ["isolation", "guidance", "card", "reactivity", "checklists", "identify"],
  ["dispersion"],
  ["scene"],
  ["exchange"],
  ["ports"],
  ["business"],
  ["regulatory"],
  ["import"],
];

/** The type of a port may be imported anywhere: it only describes a requirement and imports nothing. */
const PORT_TYPES = "^packages/hazmat-core/src/ports/(?!bundled)";

const upwards = storeys.slice(0, -1).flatMap((rooms, storey) =>
  rooms.map((room) => ({
    name: `no-way-up-from-${room}`,
    severity: "error",
    from: { path: `^packages/hazmat-core/src/${room}/` },
    to: {
      path: `^packages/hazmat-core/src/(${storeys
        .slice(storey + 1)
        .flat()
        .join("|")})/`,
      pathNot: PORT_TYPES,
    },
  })),
);

/** Base modules of ui: every component may import them, but they import only each other. */
const GROUND_OF_UI = ["messages", "styles", "internal", "hooks", "signs", "controls", "feedback"];

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    ...Object.entries(arrows).map(([from, allowed]) => ({
      name: `arrows-of-${from.split("/")[1]}`,
      severity: "error",
      from: { path: `^${from}/src` },
      to: { path: "^(packages|apps)/", pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
    })),
    ...upwards,
    {
      name: "no-way-up-in-ui",
      severity: "error",
      from: { path: `^packages/ui/src/(${GROUND_OF_UI.join("|")})/`, pathNot: "\\.(stories|guide|example)\\.tsx?$" },
      to: { path: "^packages/ui/src/", pathNot: `^packages/ui/src/(${GROUND_OF_UI.join("|")})/` },
    },
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
