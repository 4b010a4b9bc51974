/** Units in the texts of the components, the longest first. */
const UNIT = "km/h|m/s|mg/m³|g/mol|kg/s|kg/min|vol %|ppm|°C|km²|m²|km|kg|mm|cm|mL|lbs|gal|min|atm|mb|ha|m|h|g|L|%";
const FIGURE = new RegExp(String.raw`\d[\s\u202f]*(${UNIT})(?![\w/²³])`, "g");
const UNIT_ALONE = new RegExp(String.raw`^\s*(?:${UNIT})\s*$`);

/** Position of a character in the page. */
interface Sign {
  readonly node: Text;
  readonly at: number;
}

/**
 * Finds figures whose unit is displayed before the number, as on right-to-left pages if nothing keeps the two together.
 *
 * @returns each with its text and its element
 */
export function figuresOutOfOrder(root: HTMLElement): readonly string[] {
  const texts = textsOf(root);
  return [...inOneBlock(texts), ...inNeighbours(texts)].flatMap(([digit, unit, text]) => {
    const [number, name] = [boxOf(digit), boxOf(unit)];
    if (number === null || name === null || !isOneLine(number, name) || number.left < name.left) return [];
    return [`“${text}” is drawn with its unit first\n${digit.node.parentElement?.outerHTML.slice(0, 300) ?? ""}`];
  });
}

function textsOf(root: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== "") texts.push(node);
  }
  return texts;
}

type Pair = readonly [digit: Sign, unit: Sign, text: string];

/** Number and unit in the text of one block, even if split into several elements. */
function inOneBlock(texts: readonly Text[]): readonly Pair[] {
  const blocks = new Map<Element, Text[]>();
  for (const text of texts) {
    const block = blockOf(text);
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  return [...blocks.values()].flatMap((nodes) => {
    const all = nodes.map(({ data }) => data).join("");
    return [...all.matchAll(FIGURE)].map(
      ({ index, 0: text, 1: unit = "" }) =>
        [signAt(nodes, index), signAt(nodes, index + text.length - unit.length), text] as const,
    );
  });
}

/** Number and unit in two adjacent boxes. */
function inNeighbours(texts: readonly Text[]): readonly Pair[] {
  return texts.flatMap((node, index) => {
    const next = texts[index + 1];
    const number = node.data.trimEnd();
    if (next === undefined || !/\d$/.test(number) || !UNIT_ALONE.test(next.data) || blockOf(node) === blockOf(next)) {
      return [];
    }
    const unit = { node: next, at: next.data.length - next.data.trimStart().length };
    return [[{ node, at: number.length - 1 }, unit, `${number} ${next.data.trim()}`] as const];
  });
}

function blockOf(text: Text): Element {
  let element = text.parentElement ?? document.body;
  while (/^(inline$|contents$)/.test(getComputedStyle(element).display) && element.parentElement !== null) {
    element = element.parentElement;
  }
  return element;
}

function signAt(nodes: readonly Text[], index: number): Sign {
  let before = 0;
  for (const node of nodes) {
    if (index < before + node.data.length) return { node, at: index - before };
    before += node.data.length;
  }
  throw new RangeError("No text has a sign at this place.");
}

/** @returns `null` if the character is not rendered */
function boxOf({ node, at }: Sign): DOMRect | null {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  const box = range.getBoundingClientRect();
  return box.width === 0 ? null : box;
}

const isOneLine = (one: DOMRect, other: DOMRect): boolean => one.top < other.bottom && other.top < one.bottom;
