/** Packages bundled into `@placard/ui`: nothing installs them, so their licences and SBOM entries are included. */
export const BUNDLED_IN_UI: readonly string[] = [
  "@fontsource-variable/ibm-plex-sans",
  "@fontsource/ibm-plex-mono",
  "lucide-react",
];

/**
 * What the scripts for pages without a build (`global-script.ts`) carry beside that, each with what it carries itself from
 * packages of others. Their licences stand in `packages/ui/licenses`, and a bundler's list holds this one true.
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
