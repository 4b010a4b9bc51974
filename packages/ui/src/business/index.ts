/** Components for the data of a business and for the crews that read it, including the floor plan. */
export * from "./pieces.ts";
export { ContainerList, type ContainerListProps } from "./ContainerList/ContainerList.tsx";
export type { StoredContainer } from "./stored-container.ts";
export { FloorPlan, type FloorPlanProps } from "./FloorPlan/FloorPlan.tsx";
export type { MarkedPoint } from "./FloorPlan/marked-point.ts";
export { SitePointList, type SitePointListProps } from "./SitePointList/SitePointList.tsx";
export type { SitePoint } from "./SitePointList/site-point.ts";
export { PlanSymbol, type PlanSymbolProps } from "./PlanSymbol/PlanSymbol.tsx";
