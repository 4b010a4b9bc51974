/** Components for the data of a business. */
export type { StoredChemical } from "./stored-chemical.ts";
export {
  ChemicalInventoryTable,
  type ChemicalInventoryTableProps,
} from "./ChemicalInventoryTable/ChemicalInventoryTable.tsx";
export type { InventoryColumn } from "./ChemicalInventoryTable/InventoryCell.tsx";
export { LocationCard, type LocationCardProps, type SiteFacts } from "./LocationCard/LocationCard.tsx";
export { SdsCard, type SdsCardProps, type SheetOnFile } from "./SdsCard/SdsCard.tsx";
export { ContainerList, type ContainerListProps } from "./ContainerList/ContainerList.tsx";
export type { StoredContainer } from "./stored-container.ts";
