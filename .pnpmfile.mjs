/**
 * Removes entries from a published manifest: the export condition for the sources, which no archive contains, and
 * fields that only the workspace needs.
 */
export const hooks = {
  beforePacking(manifest) {
    for (const target of Object.values(manifest.exports ?? {})) {
      if (typeof target === "object") delete target["@placard/source"];
    }
    delete manifest.devDependencies;
    delete manifest.scripts;
    return manifest;
  },
};
