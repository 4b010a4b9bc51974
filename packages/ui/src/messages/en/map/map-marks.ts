/** Marks on the map of an incident. */
export const mapMarkWords = {
  mapMarks: {
    add: "Add a mark",
    what: "What is there",
    choose: "Choose",
    label: "Label",
    labelHint: "Optional, such as “Engine 4”",
    where: "Press the map at the place. The crosshair takes the middle of the map.",
    chooseFirst: "Choose what is there, then press the map.",
    cancel: "Cancel",
    marked: (name: string): string => `${name} is marked`,
    marks: (count: number): string => (count === 1 ? "1 mark" : `${count} marks`),
    by: (who: string, when: string): string => `${who}, ${when}`,
    removed: (name: string): string => `${name}: mark removed`,
    putBack: "Put back",
    remove: "Remove the mark",
    removeOf: (name: string): string => `Remove the mark ${name}`,
  },
};
