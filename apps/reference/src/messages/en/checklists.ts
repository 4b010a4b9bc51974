import { CHECKLIST_LIMITS, type ChecklistGap } from "@placard/hazmat-core/business";

const items = (count: number): string => (count === 1 ? "1 item" : `${count} items`);
const gap = (missing: string, most: number): Readonly<Record<ChecklistGap, string>> => ({
  missing,
  too_long: `Use at most ${most} characters.`,
});

/** The checklists of the safety inspections: those that ship, and those that a business makes itself. */
export const checklists = {
  title: "Checklists",
  text: "What is looked at in a round: lists of your own, and those that come with Placard.",
  loading: "Loading checklists",
  own: "Your checklists",
  ownText: `You can have ${CHECKLIST_LIMITS.lists}. Each change is a version of its own: a round that was begun keeps the one it was begun with.`,
  noneTitle: "No checklist of your own",
  noneText: "Begin with an empty one, or copy one of those below and change it.",
  ships: "Come with Placard",
  shipsText: "They stay as they are. A copy is yours to change.",
  items,
  line: (count: number, version: number) => `${items(count)} · version ${version}`,
  savedBy: (day: string, who: string) => `Saved ${day} by ${who}`,
  madeBy: (day: string, who: string) => `made ${day} by ${who}`,
  planned: (count: number) => (count === 1 ? "1 planned inspection" : `${count} planned inspections`),

  create: "New checklist",
  full: `You have ${CHECKLIST_LIMITS.lists} checklists. Delete one first.`,
  copy: "Copy",
  copyOf: (name: string) => `Copy ${name}`,
  copyName: (name: string) => `${name} (copy)`,
  rests: (source: string) => `Based on ${source}`,
  createTitle: "New checklist",
  createText: "What is looked at, in the order in which it is asked.",
  copyText: (name: string) =>
    `A copy of ${name}. What a sentence rests on stands as its hint: check it when you change the sentence.`,
  name: "Name",
  nameGaps: gap("Give it a name.", CHECKLIST_LIMITS.name),
  itemsTitle: (count: number) => `Items: ${count} of at most ${CHECKLIST_LIMITS.items}`,
  itemsHint: "Alt with the up or down arrow key moves the item you are in.",
  item: (number: number) => `Item ${number}`,
  hint: (number: number) => `Hint for item ${number}`,
  itemText: "What is to be checked",
  itemGaps: gap("Say what is to be checked, or delete this item.", CHECKLIST_LIMITS.text),
  hintGaps: gap("", CHECKLIST_LIMITS.hint),
  itemsGaps: {
    none: "Add at least one item.",
    too_many: `A checklist can have ${CHECKLIST_LIMITS.items} items. Delete some.`,
    at: "Some items are not complete.",
  },
  addItem: "Add item",
  noMoreItems: `A checklist can have ${CHECKLIST_LIMITS.items} items.`,
  up: (number: number) => `Move item ${number} up`,
  down: (number: number) => `Move item ${number} down`,
  isFirst: "It is the first item.",
  isLast: "It is the last item.",
  remove: (number: number) => `Delete item ${number}`,
  moved: (number: number, count: number) => `Moved: item ${number} of ${count}`,

  save: "Save checklist",
  saving: "Saving...",
  saved: "Checklist saved",
  savedText: (name: string) => `${name} can be planned now.`,
  newVersion: (name: string) => `${name}: the next round asks it. Rounds that were begun stay as they are.`,
  saveFailedTitle: "Not saved",
  saveFailed: "The checklist could not be saved. Please try again.",
  logIn: "Please sign in to continue.",
  gone: "Somebody deleted this checklist in the meantime.",
  edit: (name: string) => `Edit ${name}`,
  editText: "Saved as a new version: the next round asks it, a round that was begun keeps its own.",
  conflictTitle: "Someone else changed this",
  conflict: (name: string, who: string, texts: readonly string[]) =>
    `${who} saved ${name}: ${texts.join(" ")} Saving again puts yours in its place; theirs stays among the versions.`,

  versions: (name: string) => `Versions of ${name}`,
  versionsText: "Every version is kept. A round says which it was made with.",
  version: (number: number) => `Version ${number}`,
  newest: "Newest",
  more: "Show more",

  delete: (name: string) => `Delete ${name}`,
  inUse: (count: number) =>
    count === 1
      ? "1 planned inspection uses it. Delete that first."
      : `${count} planned inspections use it. Delete those first.`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: "Its versions go with it. Inspections that were made with it stay as they are.",
  deleteConfirm: "Delete checklist",
  deleting: "Deleting...",
  deleted: "Checklist deleted",
  deleteFailedTitle: "Not deleted",
  deleteFailed: "The checklist could not be deleted. Please try again.",
};
