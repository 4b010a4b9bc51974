/** Floor plans and points of a site, for the screens of the reference application. */
export { PlaceMark, type PlaceMarkProps } from "./PlaceMark/PlaceMark.tsx";
export { FloorPlan, type FloorPlanProps } from "./FloorPlan/FloorPlan.tsx";
export type { MarkedPoint } from "./FloorPlan/marked-point.ts";
export { SitePointList, type SitePointListProps } from "./SitePointList/SitePointList.tsx";
export { PlanSymbol, type PlanSymbolProps } from "./PlanSymbol/PlanSymbol.tsx";
