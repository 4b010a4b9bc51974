/**
 * Decisions by hand where no rule is right: synonyms that the source lists on the wrong record, and synonyms that a
 * rule would drop incorrectly. Compared as plain text.
 */
interface Judged {
  readonly cas: string;
  readonly names: readonly string[];
  readonly reason: string;
}

/** Dropped by hand. */
export const FOREIGN: readonly Judged[] = [
  { cas: "513-35-9", names: ["n-amylene"], reason: "1-pentene, by the name of UN1108" },
  { cas: "7440-23-5", names: ["oravescent fentanyl", "jm216"], reason: "drugs, and not sodium" },
  {
    cas: "7440-23-5",
    names: ["sodium hydride (nah)", "sodium monohydride", "nah 80"],
    reason: "the hydride, and not the metal",
  },
  {
    cas: "7439-93-2",
    names: ["hydrure de lithium", "lithium hydride, fused solid"],
    reason: "the hydride, and not the metal",
  },
  { cas: "7440-37-1", names: ["cyclopentene-4-one"], reason: "an organic liquid, and not argon" },
  {
    cas: "7429-90-5",
    names: ["alumina fibre", "aluminium bronze", "metana"],
    reason: "the oxide, an alloy, and methane",
  },
  {
    cas: "7783-06-4",
    names: ["sulfur", "sulfur atom", "sulfur, sublimed", "sulfur, precipitated"],
    reason: "the element, and not its hydride",
  },
  { cas: "10034-85-2", names: ["yodo", "iodine, atomic"], reason: "the element, and not its hydride" },
  { cas: "7647-01-0", names: ["bowl cleaner"], reason: "any of several acids" },
  {
    cas: "7723-14-0",
    names: [
      "Phosphorus, amorphous (red or violet)",
      "black phosphorus",
      "amgard cpc",
      "amgard cpc 405",
      "exolit 385",
      "exolit 405",
    ],
    reason: "red or black phosphorus: the figures are of the white form",
  },
  { cas: "7440-44-0", names: ["Carbon, activated"], reason: "activated carbon heats itself, graphite does not" },
  { cas: "67-56-1", names: ["Methanol, tallow alkyl iminobisethanol"], reason: "a surfactant" },
  {
    cas: "7440-38-2",
    names: ["arsenous hydride", "hydrogen arsenide", "arseniuretted hydrogen", "arsenic hydride"],
    reason: "arsine, a gas, and not the element",
  },
  { cas: "7440-09-7", names: ["Potassium, metal alloys"], reason: "an alloy, under an id of its own" },
  { cas: "7440-70-2", names: ["Calcium alloys, pyrophoric"], reason: "an alloy, under an id of its own" },
  { cas: "7782-49-2", names: ["Selenium alloy"], reason: "an alloy" },
  { cas: "7782-50-5", names: ["liquid chlorine"], reason: "pool chlorine to those who say it, as well as the gas" },
  { cas: "50-00-0", names: ["paraformaldehyde"], reason: "the solid polymer, under an id of its own" },
  { cas: "65996-93-2", names: ["acridine", "chrysene"], reason: "parts of the pitch, each with a record of its own" },
  { cas: "25321-22-6", names: ["o-dichlorobenzene"], reason: "another isomer" },
  { cas: "68334-30-5", names: ["oil"], reason: "any oil" },
  { cas: "7631-99-4", names: ["etabisulfite"], reason: "a piece of another salt's name" },
];

/** Kept although a rule matches: the name is misleading. */
export const OWN_AFTER_ALL: readonly Judged[] = [
  { cas: "7782-42-5", names: ["Black lead", "Plumbago", "Silver graphite"], reason: "old names of graphite" },
  { cas: "7439-97-6", names: ["quicksilver", "quick silver", "liquid silver"], reason: "old names of mercury" },
  { cas: "7720-78-7", names: ["copperas"], reason: "an old name of iron sulfate" },
  { cas: "540-88-5", names: ["texaco lead appreciator"], reason: "an additive to leaded gasoline" },
  { cas: "74-97-5", names: ["Fluorocarbon 1011"], reason: "a trade name of halons" },
  { cas: "7681-38-1", names: ["nitre cake"], reason: "named after the process" },
];
