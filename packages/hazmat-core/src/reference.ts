/**
 * The subpath `@placard/hazmat-core/reference`: access to the bundled dataset, which loads on first use, and functions
 * that build records from it.
 */
export { correlationsByCas } from "./reference/figures/correlations.ts";
export type { StoredCorrelations, StoredFit } from "./data/stored-correlation.ts";
export { releaseSubstanceByCas, type ReleaseLookup } from "./dispersion/release-substance.ts";
export { smilesByCas } from "./reference/smiles.ts";
export { type DerivedDegree, type FlammabilityFigures, nfpaFlammability } from "./hazard/nfpa/nfpa-flammability.ts";
export { type DerivedHealth, type HealthFigures, nfpaHealth } from "./hazard/nfpa/nfpa-health.ts";
export { type EditionChange, type EditionChanges, loadEditionChanges } from "./reference/edition-changes.ts";
export type { EditionChangeKind } from "./data/stored-edition-changes.ts";
