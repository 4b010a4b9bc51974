/** Calculation of a scene's answer. Loaded on demand, because the form is shown before anyone calculates. */
export { loadChosenTank } from "@placard/hazmat-core/guidance";
export { modelScene, rateOfScene } from "@placard/hazmat-core/scene";
