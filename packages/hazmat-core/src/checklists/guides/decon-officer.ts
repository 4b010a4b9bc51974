import { buildChecklist } from "../build-checklist.ts";
import type { ChecklistGuide } from "../checklist-guide.ts";
import { CHECKLIST_LIMITS as LIMITS, LIMIT_SOURCES, rule } from "../checklist-limits.ts";

const { deconLengthFeet, deconWidthFeet, deconPercent, clothingPercent, bleachRatio, analysisWeeks } = LIMITS;

/** Checklist of the officer who sets up and runs the decontamination corridor. */
export const DECON_OFFICER: ChecklistGuide = buildChecklist({
  key: "decon-officer",
  siteManagement: {
    "report-in": "Report to the operations lead, and confirm that you are the decon officer.",
    "upwind-site": "Choose a decon site upwind and uphill, in the warm zone.",
    "area-size": [`Lay out an area of about ${deconLengthFeet}' x ${deconWidthFeet}'.`, LIMIT_SOURCES.deconArea],
    "entry-exit": "Mark one entry from the hot zone and one exit to the cold zone.",
    slope: "Check that runoff flows back toward the hot zone, not into drains.",
    water: "Confirm that the water supply reaches every station.",
    access: "Keep vehicles and people without an assigned task out of the corridor.",
    "escape-line": "Agree with the entry team on its emergency exit point.",
  },
  identifyProblem: {
    product: "Get the name and UN number of the product from the operations lead.",
    form: "Note its form: gas, liquid, powder or solid.",
    "water-reactive": "Ask whether it reacts with water before you choose a method.",
    solubility: "Note whether it dissolves in water or needs soap.",
    amount: "Note how much has been released, and who and what may be contaminated.",
    unknown: "Treat an unidentified product as toxic and corrosive.",
    sds: "Keep the safety data sheet or the response card at the decon site.",
  },
  hazardRisk: {
    routes: "List the exposure routes: inhalation, skin, eyes, ingestion.",
    "secondary-contamination": "Assess whether contaminated people could harm the decon team.",
    "off-gassing": "Plan for clothing that keeps giving off vapour.",
    runoff: "Assess where runoff could go and the harm it could do.",
    weather: "Check wind and temperature, and plan for cold or heat stress.",
    ignition: "If the product is flammable, keep ignition sources out.",
    monitoring: "Have the air at the decon site monitored while it is in use.",
    "mass-casualty": "Decide whether emergency decon of the public is needed first.",
  },
  protectiveClothing: {
    "one-level": "Choose PPE for the decon team, no more than one level below the entry team.",
    "same-level": "If the product is unknown, use the same level as the entry team.",
    respirator: ["Confirm SCBA for the decon team until monitoring allows less.", rule("(3)(iv)")],
    compatible: "Confirm that suits, gloves and boots resist the product.",
    taped: "Check that gloves and boots are taped and zips closed.",
    spares: "Lay out spare air cylinders, gloves and boots.",
    "second-check": "Have a second person check every suit before work starts.",
  },
  planAction: {
    method: "Choose the method: rinse, soap and rinse, dry removal or absorption.",
    stations: "List the stations in order: tool drop, gross rinse, wash, rinse, suit removal, mask removal.",
    "team-size": "Name a person for every station and a relief for each.",
    bleach: [`Prepare a ${bleachRatio} bleach solution for irritants, for equipment only.`, LIMIT_SOURCES.bleach],
    "no-mixing": "Keep bleach away from acids, ammonia and skin.",
    containment: "Set up pools or berms, drums and bags for runoff and waste.",
    "air-emergency": "Plan for an entry team member who runs out of air in the decon corridor.",
    casualty: "Plan for a casualty who cannot walk.",
    "ready-before-entry": [
      "Tell the operations lead when decon is ready. No one enters before that.",
      rule("(3)(iii)"),
    ],
    briefing: "Brief the decon team on product, signs of exposure and hand signals.",
  },
  implementAction: {
    staffed: "Staff every station before the entry team goes on air.",
    "entry-times": "Record when each entry team member goes in and is due out.",
    "tool-drop": "Have tools left at the tool drop, in the warm zone.",
    "gross-rinse": "Rinse heavy contamination off first, from top to bottom.",
    "air-first": "Decontaminate members who are low on air first.",
    "mask-last": "Take the mask off last.",
    signs: "Watch everyone for signs of exposure or heat stress.",
    relief: "Relieve the decon team before it runs low on air or gets tired.",
    "air-check": "Log the air readings at the decon site.",
    runoff: "Watch the runoff pools, and change them before they are full.",
  },
  decontamination: {
    undress: [
      `Undress contaminated people first: removing clothing removes ${clothingPercent}% of the contamination.`,
      LIMIT_SOURCES.clothingShare,
    ],
    standard: [
      `Wash and rinse: standard decon reduces the hazard by about ${deconPercent}%.`,
      LIMIT_SOURCES.deconShare,
    ],
    "brush-powder": "Brush or vacuum off water-reactive powder before any rinse.",
    "inside-out": "Roll suits off inside out, so that the outside does not touch anyone.",
    "check-clean": "Check people and tools with a meter or pH paper before they leave.",
    repeat: "If a check still shows contamination, repeat the wash.",
    bag: "Bag and label clothing and equipment, and keep them in the warm zone.",
    casualties: "Hand casualties over to medical staff with a note of the product and the decon done.",
    "decon-the-decon": "Decontaminate the decon team last, from the hot zone end outward.",
    valuables: "Bag the public's valuables and label them by name.",
  },
  termination: {
    waste: "Contain runoff and waste, label it and hand it to a licensed contractor.",
    "site-check": "Check the decon site with a meter, and clean up any residue.",
    equipment: ["Confirm that equipment is clean, or set it aside as contaminated.", rule("(3)(ix)")],
    exposure: "Write an exposure record for everyone who was contaminated.",
    debrief: "Tell your team the product, the signs of late effects and whom to call.",
    inventory: "Count and reorder used decon supplies.",
    log: "Hand your log and times to the operations lead.",
    analysis: [`Take part in the post-incident analysis within ${analysisWeeks} weeks.`, LIMIT_SOURCES.analysis],
  },
});
