/** Identification of an unknown substance: placards, containers, observations and measurements. */
export { ContainerPicker, type ContainerPickerProps } from "./ContainerPicker/ContainerPicker.tsx";
export { DetectorHelper, type DetectorFinding, type DetectorHelperProps } from "./DetectorHelper/DetectorHelper.tsx";
export { PlacardPicker, type PlacardPickerProps } from "./PlacardPicker/PlacardPicker.tsx";
export { UnknownSubstance, type UnknownSubstanceProps } from "./UnknownSubstance/UnknownSubstance.tsx";
