/** The order of the layers, which becomes the order of the rules. */
const LAYERS = ["reset", "tokens", "base", "components", "utilities"].map((name) => `placard.${name}`);

/**
 * The same rules without layers, for pages whose own rules are not layered: there a plain `* { padding: 0 }` would win
 * over every layered rule. What stands outside the layers comes first.
 *
 * @throws RangeError for a layer that is not one of the package's: its place in the order is unknown
 */
export function unlayerStyles(css: string): string {
  const inLayer = new Map<string, string[]>(LAYERS.map((layer) => [layer, []]));
  const outside: string[] = [];
  let from = 0;
  for (const found of css.matchAll(/@layer\s+([\w.,\s-]+?)\s*([;{])/g)) {
    if (found.index < from) throw new RangeError("A layer stands inside another one. Take it out.");
    outside.push(css.slice(from, found.index));
    from = found.index + found[0].length;
    if (found[2] === ";") continue;
    const end = closingBrace(css, from);
    const layer = inLayer.get(found[1] ?? "");
    if (layer === undefined) throw new RangeError(`${found[1]} is none of the package's layers.`);
    layer.push(css.slice(from, end));
    from = end + 1;
  }
  outside.push(css.slice(from));
  return [...outside, ...[...inLayer.values()].flat()].join("");
}

/** Where the block that was opened before `from` ends. Braces inside comments and strings do not count. */
function closingBrace(css: string, from: number): number {
  let depth = 1;
  for (const { 0: token, index } of css.slice(from).matchAll(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|[{}]/g)) {
    if (token === "{") depth += 1;
    if (token === "}") depth -= 1;
    if (depth === 0) return from + index;
  }
  throw new RangeError("A layer is not closed.");
}
