import { bundledChemicalSource } from "@placard/hazmat-core";

/** The chemical knowledge of this device: the same for every page, and there with the network off. */
export const chemicalSource = bundledChemicalSource();
