/** Marks on the map of an incident. */
export const mapMarkTexts = {
  mapMarks: {
    add: "Add a mark",
    what: "What to mark",
    choose: "Choose",
    label: "Label",
    labelHint: "Optional, such as “Engine 4”",
    where: "Click or tap the location on the map. The crosshair picks the map centre.",
    chooseFirst: "Choose a mark, then click or tap the map.",
    cancel: "Cancel",
    marked: (name: string): string => `${name} marked`,
    marks: (count: number): string => (count === 1 ? "1 mark" : `${count} marks`),
    by: (who: string, when: string): string => `${who}, ${when}`,
    removed: (name: string): string => `${name}: mark removed`,
    putBack: "Put back",
    remove: "Remove the mark",
    removeOf: (name: string): string => `Remove mark ${name}`,
  },
};
