/** The replay of an incident on the map. */
export const replay = {
  open: "Replay",
  title: "Replay",
  text: "The incident line by line. The map shows the zones that stood then.",
  none: "No zones yet",
  noneText: "Nothing had been calculated by then.",
  zonesOf: (when: string, who: string, substance: string | null): string =>
    substance === null ? `Zones calculated ${when} by ${who}` : `Zones of ${substance}, calculated ${when} by ${who}`,
  notKept: "The log does not hold their inputs. They cannot be drawn again.",
  failed: "They cannot be drawn again on this device.",
  differs:
    "The map is not what the crew saw: models or data changed since, and these zones are of today. The line of the log has the distances of then.",
  drawing: "Working out the zones",
};
