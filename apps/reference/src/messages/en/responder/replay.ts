/** The replay of an incident on the map. */
export const replay = {
  open: "Replay",
  title: "Replay",
  text: "Step through the incident entry by entry. The map shows the zones in effect at that time.",
  none: "No zones yet",
  noneText: "Nothing had been calculated by then.",
  zonesOf: (when: string, who: string, substance: string | null): string =>
    substance === null ? `Zones calculated ${when} by ${who}` : `Zones for ${substance}, calculated ${when} by ${who}`,
  notKept: "The log does not contain the inputs for these zones, so they cannot be redrawn.",
  failed: "These zones cannot be redrawn on this device.",
  differs:
    "This is not what the crew saw: models or data have changed since, and these zones were recalculated today. The log entry shows the original distances.",
  drawing: "Calculating zones",
};
