import { CHECKLIST_LIMITS, type ChecklistGap } from "@placard/hazmat-core/business";

const items = (count: number): string => (count === 1 ? "1 item" : `${count} items`);
const gap = (missing: string, most: number): Readonly<Record<ChecklistGap, string>> => ({
  missing,
  too_long: `Use at most ${most} characters.`,
});

/** Checklists for safety inspections: the included ones, and those a business creates itself. */
export const checklists = {
  title: "Checklists",
  text: "Items to check in each inspection: your own checklists, and those included with Placard.",
  loading: "Loading checklists",
  own: "Your checklists",
  ownText: `You can have up to ${CHECKLIST_LIMITS.lists}. Each change is saved as a new version. An inspection that has started keeps its version.`,
  noneTitle: "No checklists of your own",
  noneText: "Start with an empty checklist, or copy one from the list below and edit it.",
  ships: "Included with Placard",
  shipsText: "You cannot edit these checklists. Copy one to edit it.",
  items,
  line: (count: number, version: number) => `${items(count)} · version ${version}`,
  savedBy: (day: string, who: string) => `Saved ${day} by ${who}`,
  madeBy: (day: string, who: string) => `created ${day} by ${who}`,
  planned: (count: number) => (count === 1 ? "1 scheduled assessment" : `${count} scheduled assessments`),

  create: "Create checklist",
  full: `You have ${CHECKLIST_LIMITS.lists} checklists. Delete one first.`,
  copy: "Copy",
  copyOf: (name: string) => `Copy ${name}`,
  copyName: (name: string) => `${name} (copy)`,
  rests: (source: string) => `Based on ${source}`,
  createTitle: "New checklist",
  createText: "List the items in the order of the inspection.",
  copyText: (name: string) =>
    `A copy of ${name}. Each hint gives the source of its item. If you change an item, check its hint.`,
  name: "Name",
  nameGaps: gap("Enter a name.", CHECKLIST_LIMITS.name),
  itemsField: "Items",
  itemsTitle: (count: number) => `Items: ${count} of ${CHECKLIST_LIMITS.items} maximum`,
  itemsHint: "Press Alt and the up or down arrow key to move the current item.",
  item: (number: number) => `Item ${number}`,
  hint: (number: number) => `Hint for item ${number}`,
  itemText: "Item to check",
  itemGaps: gap("Describe the check, or delete this item.", CHECKLIST_LIMITS.text),
  hintGaps: gap("", CHECKLIST_LIMITS.hint),
  itemsGaps: {
    none: "Add at least one item.",
    too_many: `A checklist can have ${CHECKLIST_LIMITS.items} items. Delete some.`,
    at: "Some items are incomplete.",
  },
  addItem: "Add item",
  noMoreItems: `A checklist can have ${CHECKLIST_LIMITS.items} items.`,
  up: (number: number) => `Move item ${number} up`,
  down: (number: number) => `Move item ${number} down`,
  isFirst: "This is the first item.",
  isLast: "This is the last item.",
  remove: (number: number) => `Delete item ${number}`,
  moved: (number: number, count: number) => `Moved: item ${number} of ${count}`,

  save: "Save checklist",
  saving: "Saving...",
  saved: "Checklist saved",
  savedText: (name: string) => `You can now schedule ${name}.`,
  newVersion: (name: string) =>
    `${name}: the next inspection uses this version. Inspections already started do not change.`,
  saveFailedTitle: "Not saved",
  saveFailed: "The checklist could not be saved. Please try again.",
  logIn: "Please sign in to continue.",
  gone: "Someone else deleted this checklist.",
  edit: (name: string) => `Edit ${name}`,
  editText:
    "Changes are saved as a new version. The next inspection uses it. Inspections already started keep their version.",
  conflictTitle: "Someone else changed this",
  conflict: (name: string, who: string, texts: readonly string[]) =>
    `${who} saved ${name}: ${texts.join(" ")} Save again to make your version the newest. Their version is kept.`,

  versions: (name: string) => `Versions of ${name}`,
  versionsText: "Every version is kept. Each inspection shows the version it used.",
  version: (number: number) => `Version ${number}`,
  newest: "Newest",
  more: "Show more",

  delete: (name: string) => `Delete ${name}`,
  inUse: (count: number) =>
    count === 1
      ? "1 scheduled assessment uses this checklist. Delete that assessment first."
      : `${count} scheduled assessments use this checklist. Delete those assessments first.`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: "All its versions will be deleted. Inspections that used it are kept.",
  deleteConfirm: "Delete checklist",
  deleting: "Deleting...",
  deleted: "Checklist deleted",
  deleteFailedTitle: "Not deleted",
  deleteFailed: "The checklist could not be deleted. Please try again.",
};
