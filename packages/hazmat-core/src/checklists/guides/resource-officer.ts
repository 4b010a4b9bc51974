import { buildChecklist } from "../build-checklist.ts";
import type { ChecklistGuide } from "../checklist-guide.ts";
import { CHECKLIST_LIMITS as LIMITS, LIMIT_SOURCES, RESPONSE_CENTRES, rule } from "../checklist-limits.ts";

const { isolateUnknownMetres, deconLengthFeet, deconWidthFeet, bleachRatio, analysisWeeks, hotZoneMinutes } = LIMITS;

/** Checklist of the officer who finds information, people and equipment for hazmat operations. */
export const RESOURCE_OFFICER: ChecklistGuide = buildChecklist({
  key: "resource-officer",
  siteManagement: {
    "report-in": "Report to the operations lead, and confirm your task.",
    "cold-zone": "Work from the cold zone, upwind, near the command post.",
    distance: [
      `Check the staging location: outside ${isolateUnknownMetres} m while the product is unknown.`,
      LIMIT_SOURCES.isolateUnknown,
    ],
    staging: "Know where staging is, and who runs it.",
    "road-access": "Find out which roads are open for later-arriving units.",
    "sign-in": "Keep a list of units, specialists and equipment on the scene.",
    communications: "Confirm channels and phone numbers that work at the scene.",
    log: "Start a log of requests: what, from whom and when.",
  },
  identifyProblem: {
    "un-number": "Look up the UN number, the name and the CAS number, and check that they agree.",
    spelling: "Have the name spelled out: one letter can mean a different product.",
    sds: "Get this supplier's SDS and note its date.",
    "two-sources": "Read at least two sources, and note edition and date of each.",
    papers: "Get shipping papers or the site inventory.",
    shipper: "Call the emergency number on the shipping paper.",
    consult: [`Call ${RESPONSE_CENTRES} with product, amount and location.`, LIMIT_SOURCES.responseCentres],
    unknowns: "List missing data, and report it to the operations lead.",
    mixtures: "Ask for the components of a mixture and their percentages.",
  },
  hazardRisk: {
    figures: "Write down flash point, explosive range, boiling point and vapour density.",
    limits: "Write down IDLH, AEGL and exposure limits with their averaging time.",
    reactivity: "Look up what it reacts with: water, air, acids, bases, oxidizers, metals.",
    decomposition: "Look up what it gives off in a fire.",
    polymerization: "Look up whether it polymerizes or breaks down with heat.",
    disagreements: "Report where sources differ, and which figure is the stricter one.",
    environment: "Look up whether it floats, sinks, dissolves or harms aquatic life.",
    correction: "Find the correction factor of each meter for this product.",
  },
  protectiveClothing: {
    "suit-data": "Get the suit manufacturer's breakthrough data for this product, or report that there is none.",
    gloves: "Get breakthrough data for gloves and boots too.",
    respirator: "Look up which respirators the Pocket Guide lists for the concentration.",
    cylinders: "Count cylinders and find out how to refill them.",
    suits: "Count suits by size and level, backup team included.",
    meters: "Find out which meters and tubes are on the scene and calibrated.",
    spares: "Order spare suits, gloves, boots and batteries early.",
    thermal: "If the job involves cold liquid or fire, find thermal protection.",
  },
  planAction: {
    "order-list": "Write a list of needs from the plan: people, tools, absorbent, foam, neutralizer.",
    "lead-time": "Give the operations lead the arrival time of each.",
    foam: "Check type and amount of foam for the product.",
    compatible: "Check that tools, patches and drums are compatible with the product.",
    "air-supply": [`Plan air and crews for entries of ${hotZoneMinutes} minutes.`, LIMIT_SOURCES.hotZoneTime],
    "decon-material": [
      `Find out what a decon area of about ${deconLengthFeet}' x ${deconWidthFeet}' needs: water, pools, soap, drums.`,
      LIMIT_SOURCES.deconArea,
    ],
    contractor: "Find a licensed cleanup contractor and its arrival time.",
    "mutual-aid": "Ask other departments for missing gear.",
    medical: ["Confirm that medical care and transport are ordered.", rule("(3)(vi)")],
    welfare: "Plan water, food, shade or warmth and toilets.",
  },
  implementAction: {
    track: "Check off each arrival and record who received it.",
    "fresh-data": "Get updated weather and report changes immediately.",
    updates: "Bring new product information to operations and safety at the same time.",
    questions: "Note every question with the time of its answer.",
    "burn-rate": "Watch how fast air, foam and absorbent are used, and order in time.",
    relief: "Order relief crews before they are needed.",
    specialists: "Brief specialists on arrival, and bring them to the right person.",
    confirm: "Repeat figures back over the radio, including the unit.",
  },
  decontamination: {
    method: "Look up a decon method for the product, with its source.",
    "water-reactive": "State clearly whether water can be used on it.",
    bleach: [
      `Provide bleach and water for a ${bleachRatio} solution for irritants, for equipment only.`,
      LIMIT_SOURCES.bleach,
    ],
    containers: "Provide drums, bags and labels for waste.",
    "hospital-data": "Send the product data to the hospital before the first patient arrives.",
    poison: "Give medical staff the poison centre number.",
    disposal: "Ask the contractor and the authority how to handle the runoff.",
  },
  termination: {
    return: "Return borrowed equipment. Note what is missing or contaminated.",
    costs: "Collect costs, bills and names for cost recovery.",
    reorder: "Order supplies to replace those used.",
    sources: "File the sources that were used, with edition and date.",
    notifications: "Confirm which authorities were notified, and when.",
    exposure: "Give the product data for the exposure records.",
    log: "Hand your log to the operations lead.",
    analysis: [`Take part in the post-incident analysis within ${analysisWeeks} weeks.`, LIMIT_SOURCES.analysis],
  },
});
