/** Packages bundled into `@placard/ui`: they are not installed, so their licences and SBOM entries are included. */
export const BUNDLED_IN_UI: readonly string[] = [
  "@fontsource-variable/ibm-plex-sans",
  "@fontsource/ibm-plex-mono",
  "lucide",
];

/**
 * Additional packages in the scripts for pages without a build (`global-script.ts`), each with the third-party packages
 * that it bundles. Their licences are in `packages/ui/licenses`; a test compares this list with the bundler's output.
 */
export const BUNDLED_IN_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  react: [],
  "react-dom": ["scheduler"],
  "maplibre-gl": [
    "@mapbox/point-geometry",
    "@mapbox/tiny-sdf",
    "@mapbox/unitbezier",
    "@mapbox/vector-tile",
    "@maplibre/geojson-vt",
    "@maplibre/maplibre-gl-style-spec",
    "@maplibre/mlt",
    "@maplibre/vt-pbf",
    "bidi-js",
    "earcut",
    "gl-matrix",
    "kdbush",
    "murmurhash-js",
    "pbf",
    "potpack",
    "quickselect",
    "tinyqueue",
  ],
  "react-map-gl": ["@vis.gl/react-maplibre"],
  "@tanstack/react-virtual": ["@tanstack/virtual-core"],
};
