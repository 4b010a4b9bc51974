import { bundledChemicalSource } from "@placard/hazmat-core";

/**
 * The chemical knowledge of this device: the same for every page, and there with the network off. A copy of the frozen
 * one, whose answers a test can replace, which shares this page with others.
 */
export const chemicalSource: ReturnType<typeof bundledChemicalSource> = { ...bundledChemicalSource() };
