/**
 * Button labels begin with a verb. Labels are the texts that a screen passes to a button from a section of the
 * catalogue (`useMessages()` or `useTexts()`): as its children, as the name of its icon, or through the surrounding
 * dialog.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { en as appMessages } from "../../apps/reference/src/messages/en.ts";
import { en as uiMessages } from "../../packages/ui/src/messages/en.ts";
import { root } from "../run-steps.ts";

const SCREENS = [
  { folder: "apps/reference/src", messages: appMessages },
  { folder: "packages/ui/src", messages: uiMessages },
];

const VERBS = new Set(
  `Accept Add Approve Calculate Cancel Change Choose Clear Close Collapse Confirm Continue Convert Copy Correct Create Deactivate Delete Discard Dismiss Edit: Edit End
  Enter Expand Fill Find Finish Fit Follow Generate Get Import Include Keep Leave Log Mark Model Move Open Pause Pin Place Play Position Print
  Put Read Refresh Reload Remove Reopen Replace Replay Restore Resume Review Save Scan Schedule Search Send Set Show Skip Start Stop Try Undo Unpin Update Upload
  Use View Withdraw Zoom`.split(/\s+/),
);
const FORBIDS = /^Do not /;

/** Labels without a verb, with the reason. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "fixed by the specification": ["checklist.allDone", "fireSafety.newAssessment", "registration.chooseType"],
  "fixed by the specification, likewise": ["responder.logout"],
  "names the view that it opens": ["businessSearch.card", "businessSearch.floorPlan", "businessSearch.sheet"],
  "names the view that it opens, on a card": [
    "chemicalRecord.fullRecord",
    "chemicalRecord.safety",
    "plume.profileTable",
  ],
  "names the panel that it opens": [
    "checklists.versions",
    "containers.action",
    "containers.title",
    "incidentLog.kinds.entry",
    "map.sources",
  ],
  "names the panel that it opens, on a map": ["map.showLayers", "responderMap.filters", "responderMap.sitePlans"],
  "names the file that it saves": ["fireSafety.csv", "incidentPlan.neris", "incidentLog.exportCsv"],
  "names the log that it saves": ["incidentLog.exportPdf", "incidentLog.exportSigned"],
  "answers a question": [
    "standing.confirmYes",
    "chemicals.isThisNo",
    "chemicals.isThisYes",
    "responder.newVersionLater",
  ],
  "asks a question, which its dialog answers": ["incidentPlan.which"],
  "names the next or previous page": ["planPlacement.nextPage", "planPlacement.previousPage", "plans.nextPage"],
  "names the next or previous page, likewise": ["plans.previousPage", "sheetView.next", "sheetView.previous"],
  "names the page of a list that it opens": ["pager.first", "pager.previous", "pager.next", "pager.last"],
  "names the next or previous entry of a log": ["logReplay.before", "logReplay.after"],
  "names the next or previous image": ["pictures.next", "pictures.previous"],
  "a set word of software": [
    "chemicals.more",
    "responder.back",
    "responder.clockRead",
    "signIns.copied",
    "signIns.done",
  ],
  "a word of the radio": ["entryTeams.out", "entryTeams.outConfirm", "entryTeams.par", "responder.allOut"],
  "states first that the alarm has no sound": ["entryTeams.soundRefused"],
};

/** Section of the catalogue that each local name refers to, such as `words` for `plans`. */
function partsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return;
    const [, part] = /^use(?:Messages|Texts)\(\w*\)(?:\.(\w+))?$/.exec(node.initializer.getText(source)) ?? [undefined];
    if (part !== undefined) parts.set(node.name.getText(source), part);
    else if (ts.isObjectBindingPattern(node.name) && /^use(?:Messages|Texts)\(/.test(node.initializer.getText(source)))
      for (const { name, propertyName } of node.name.elements)
        parts.set(name.getText(source), (propertyName ?? name).getText(source));
  };
  visit(source);
  return parts;
}

/** The expressions that a button can show: each branch of a condition. */
function shownBy(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse].flatMap(shownBy);
  return ts.isCallExpression(expression) ? shownBy(expression.expression) : [expression];
}

/** Buttons of any style. A link that looks like a button names the page that it opens. */
const BUTTON = /^(?!Link|Radio)\w*Button$/;
/** Props that a dialog passes to its button. Password fields have a label prop with the same name. */
const HANDED = /^(?:submit|confirm)Label$/;
const PASSWORDS = /Password/;

/**
 * The labels that an element passes to a button: its children, the name of an icon, or a prop of the surrounding
 * dialog.
 */
function labelsOf(node: ts.Node, source: ts.SourceFile): readonly ts.Expression[] {
  if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  const tag = opening.tagName.getText(source);
  const isButton = BUTTON.test(tag);
  const given = opening.attributes.properties.filter((attribute) => {
    const name = attribute.name?.getText(source) ?? "";
    return isButton ? name === "label" : HANDED.test(name) && !PASSWORDS.test(tag);
  });
  const children = isButton && ts.isJsxElement(node) ? node.children : [];
  return [...given.map((one) => (ts.isJsxAttribute(one) ? one.initializer : undefined)), ...children].flatMap((one) =>
    one !== undefined && ts.isJsxExpression(one) && one.expression !== undefined ? [one.expression] : [],
  );
}

/** The catalogue keys that buttons of a source file show, such as `plans.savePoint`. */
function labelKeysOf(text: string): readonly string[] {
  const source = ts.createSourceFile("screen.tsx", text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const parts = partsOf(source);
  const keys: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    for (const expression of labelsOf(node, source)) {
      for (const [name = "", ...rest] of shownBy(expression).map((shown) => shown.getText(source).split("."))) {
        const part = parts.get(name);
        if (part !== undefined && rest.every((key) => /^\w+$/.test(key))) keys.push([part, ...rest].join("."));
      }
    }
  };
  visit(source);
  return keys;
}

/** The text of a key. A text built from values is built with the value 1. */
function textOf(messages: unknown, key: string): unknown {
  let found: unknown = messages;
  for (const name of key.split("."))
    found = typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined;
  return typeof found === "function" ? Reflect.apply(found, undefined, [1, 1, 1]) : found;
}

const LABELS = SCREENS.flatMap(({ folder, messages }) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !/\.(?:test|stories)\.tsx$/.test(name))
    .flatMap((name) => labelKeysOf(readFileSync(join(root, folder, name), "utf8")))
    .map((key) => ({ key, text: textOf(messages, key) })),
);

function beginsWithVerb(text: string): boolean {
  return VERBS.has(text.split(" ")[0] ?? "") || FORBIDS.test(text);
}

describe("button labels", () => {
  it("are found through the catalogue section that a screen uses", () => {
    const screen = `const { plans: words } = useMessages(); const { retry } = useTexts(mapWords).map;
      const log = useTexts(logWords).incidentLog;
      const view = <><Button onPress={go}>{isNew ? words.setPoint : words.more(3)}</Button><Button>{log.add}</Button>
      <IconButton label={words.close} icon={icon} /><FormDialog submitLabel={words.save} label={words.title} /></>;`;
    expect(labelKeysOf(screen)).toEqual([
      "plans.setPoint",
      "plans.more",
      "incidentLog.add",
      "plans.close",
      "plans.save",
    ]);
  });

  it("exist in the catalogue", () => {
    expect(LABELS.length).toBeGreaterThan(200);
    expect(LABELS.filter(({ text }) => typeof text !== "string")).toEqual([]);
  });

  it("start with a verb", () => {
    const others = new Set(Object.values(OTHERS).flat());
    expect(LABELS.filter(({ key, text }) => !others.has(key) && !beginsWithVerb(String(text)))).toEqual([]);
  });

  it("list as exceptions only labels of existing buttons without a verb", () => {
    const nouns = new Set(LABELS.filter(({ text }) => !beginsWithVerb(String(text))).map(({ key }) => key));
    expect(
      Object.values(OTHERS)
        .flat()
        .filter((key) => !nouns.has(key)),
    ).toEqual([]);
  });
});
