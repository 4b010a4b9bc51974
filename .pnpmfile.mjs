/**
 * What a published manifest leaves out: the condition that leads to the sources, which no archive holds, and what only
 * the workspace needs.
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
