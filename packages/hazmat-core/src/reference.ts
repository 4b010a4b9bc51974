/** The subpath `@placard/hazmat-core/reference`: what reads the bundled dataset. Everything loads with its first use. */
export { correlationsByCas } from "./reference/correlations.ts";
export type { StoredCorrelations, StoredFit } from "./data/stored-correlation.ts";
export { releaseSubstanceByCas, type ReleaseLookup } from "./dispersion/release-substance.ts";
export { smilesByCas } from "./reference/smiles.ts";
