/** What a business keeps, and how crews read it: the pieces, and the floor plan of an application of its own. */
export * from "./pieces.ts";
export { ContainerList, type ContainerListProps } from "./ContainerList/ContainerList.tsx";
export type { StoredContainer } from "./stored-container.ts";
export { FloorPlan, type FloorPlanProps } from "./FloorPlan/FloorPlan.tsx";
export type { MarkedPoint } from "./FloorPlan/marked-point.ts";
export { SitePointList, type SitePointListProps } from "./SitePointList/SitePointList.tsx";
export type { SitePoint } from "./SitePointList/site-point.ts";
export { PlanSymbol, type PlanSymbolProps } from "./PlanSymbol/PlanSymbol.tsx";
