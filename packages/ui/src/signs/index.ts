/** Hazard signs: placards, pictograms, the NFPA diamond, the hazard level. */
export { HazardBadge, type HazardBadgeProps } from "./HazardBadge/HazardBadge.tsx";
export { NfpaDiamond, type NfpaDiamondProps } from "./NfpaDiamond/NfpaDiamond.tsx";
export { UnPlacard, type UnPlacardProps } from "./UnPlacard/UnPlacard.tsx";
export { GhsPictogram, type GhsPictogramProps } from "./GhsPictogram/GhsPictogram.tsx";
export { GHS_CODES, isGhsCode, type GhsCode } from "./GhsPictogram/ghs-codes.ts";
