import type { ComponentGuide } from "./component-guide.ts";
import type { FolderFacts } from "./folder-facts.ts";

/** One text of the catalogue, with the path by which `MessagesProvider` replaces it. */
export interface CatalogueLine {
  readonly path: string;
  readonly english: string;
}

/** Docs page of a component as Markdown, in the parts between which Storybook inserts code, props and stories. */
export interface GuideText {
  /** Part above the first story. */
  readonly before: string;
  /** Part below the code to copy. */
  readonly after: string;
}

/** Combines a guide with the tokens and texts from the sources. */
export function guideText(guide: ComponentGuide, facts: FolderFacts, lines: readonly CatalogueLine[]): GuideText {
  return {
    before: guide.purpose,
    after: [
      section("When not", list(guide.avoid)),
      section("Anatomy", guide.anatomy.map((part, index) => `${index + 1}. ${part}`).join("\n")),
      section("States", table(["state", "how it is seen or heard"], Object.entries(guide.states))),
      section("Keyboard", keyboardText(guide)),
      section(
        "Tokens",
        facts.tokens.length === 0
          ? "It reads none of its own; what it is put together from does."
          : `Set these around it to change its looks: ${facts.tokens.map(code).join(", ")}.`,
      ),
      section(
        "Messages",
        lines.length === 0
          ? "It says nothing of its own: every word comes by props, or from what it is put together from."
          : `Replace any of them with \`MessagesProvider\`; what is left out stays.\n\n${table(
              ["text", "English"],
              lines.map(({ path, english }) => [code(path), english] as const),
            )}`,
      ),
    ].join("\n\n"),
  };
}

/** Returns the texts of a catalogue as lines. For a function, the line shows its source. */
export function catalogueLines(catalogue: unknown, path = ""): readonly CatalogueLine[] {
  if (typeof catalogue === "string") return [{ path, english: catalogue }];
  if (typeof catalogue === "function") return [{ path, english: code(wordsOf(String(catalogue))) }];
  if (typeof catalogue !== "object" || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([name, inner]) =>
    catalogueLines(inner, path === "" ? name : `${path}.${name}`),
  );
}

/** Body of a catalogue function, on one line. */
function wordsOf(source: string): string {
  return source
    .replace(/^[^=]*=>\s*/, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("`", "'")
    .trim();
}

function keyboardText({ keyboard }: ComponentGuide): string {
  const keys = Object.entries(keyboard);
  return keys.length === 0 ? "Nothing in it takes the focus." : table(["key", "what it does"], keys);
}

const section = (title: string, text: string): string => `## ${title}\n\n${text}`;
const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");
const code = (text: string): string => `\`${text}\``;
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function table(head: readonly [string, string], rows: readonly (readonly [string, string])[]): string {
  const lines = [head, ["---", "---"], ...rows.map(([one, other]) => [cell(one), cell(other)])];
  return lines.map((row) => `| ${row.join(" | ")} |`).join("\n");
}
