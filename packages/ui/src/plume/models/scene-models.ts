/** The way from a scene to its answer. Imported on demand: a form is there before anyone calculates. */
export { loadChosenTank } from "@placard/hazmat-core/guidance";
export { modelScene, rateOfScene } from "@placard/hazmat-core/scene";
