import { bundledChemicalSource } from "@placard/hazmat-core";

/**
 * The chemical data of this device: the same for every page, and available offline. A copy of the frozen source, so
 * that tests that share this page can replace its answers.
 */
export const chemicalSource: ReturnType<typeof bundledChemicalSource> = { ...bundledChemicalSource() };
