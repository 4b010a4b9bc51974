/**
 * Module for a page without a build: `dist/placard-elements/placard-elements.js`. It defines every element, and loads
 * React, the content and the data of an element when its first tag is on the page.
 */
import { defineElement } from "./define-element.ts";
import {
  checklistPlan,
  chemicalCardPlan,
  chemicalSearchPlan,
  conversionsPlan,
  navigationCardPlan,
  plumeMapPlan,
} from "./element-plans.ts";
import { fetchFiles } from "./fetch-files.ts";

/** Files of the content of each element, by the name of its module. Written by the build. */
declare const CONTENT_FILES: Readonly<Record<string, readonly string[]>>;

const fetchContent = (name: string): Promise<void> => fetchFiles(CONTENT_FILES[name] ?? [], import.meta.url);

defineElement(chemicalSearchPlan, async () => {
  await fetchContent("chemical-search");
  return (await import("./chemical-search.tsx")).chemicalSearchContent;
});
defineElement(chemicalCardPlan, async () => {
  await fetchContent("chemical-card");
  return (await import("./chemical-card.tsx")).chemicalCardContent;
});
defineElement(checklistPlan, async () => {
  await fetchContent("checklist");
  return (await import("./checklist.tsx")).checklistContent;
});
defineElement(conversionsPlan, async () => {
  await fetchContent("conversions");
  return (await import("./conversions.tsx")).conversionsContent;
});
defineElement(navigationCardPlan, async () => {
  await fetchContent("navigation-card");
  return (await import("./navigation-card.tsx")).navigationCardContent;
});
defineElement(plumeMapPlan, async () => {
  await fetchContent("plume-map-element");
  return (await import("./plume-map-element.tsx")).plumeMapContent;
});
