import postcss, { type AtRule, type Container, type Root } from "postcss";

/** Our elements: their class says so. */
const NAMED = `[class^="placard"], [class*=" placard"]`;

/** Markup of a map engine: its own sheet and script draw it. */
const OF_ENGINES = `:is(.maplibregl-map, .mapboxgl-map) *`;

/** The groups that `hold.css` speaks of. Each weighs nothing, so that order and layer decide. */
const GROUPS: Readonly<Record<string, string>> = {
  ":--ours": `:where(${NAMED}, :is(${NAMED}) :is(:not([class]), [class^="react-aria-"], .lucide)):where(:not(${OF_ENGINES}))`,
  ":--outer": `:where(:is(${NAMED}):not(:is(${NAMED}) *))`,
  ":--moved": `:where(:is(${NAMED}, :is(${NAMED}) *):is([style], .placard-spinner):not(svg, svg *, ${OF_ENGINES}))`,
  ":--drawn": `:where(:is(${NAMED}, :is(${NAMED}) *):is(svg, svg *, img, canvas):not(${OF_ENGINES}))`,
};

/**
 * Layers in the order in which they are declared. Among important declarations the earlier layer wins, so ours stand the
 * other way round; custom properties are not important, and `tokens` comes before what reads and changes them.
 */
const ORDER = ["reset", "tokens", "base", "utilities", "components", "hold"].map((name) => `placard.${name}`);
const HELD = new Set(["placard.utilities", "placard.components", "placard.hold"]);

/** 1rem where no one changed the size of the page's type. */
const REM_PX = 16;

/**
 * The published sheet: no rule of a host wins over ours, and none of ours reaches an element of the host.
 *
 * - Every declaration of components, utilities and `hold.css` is important in a layer, which beats whatever a host says
 *   outside one. Custom properties stay as they are: they are what a host may set.
 * - Tokens are declared on `:root`, in a layer, so that a host's value on `:root` or on any wrapper reaches our elements.
 * - A host that makes the page's type smaller (`html { font-size: 62.5% }`) makes none of ours smaller; a reader who
 *   makes it larger makes all larger.
 *
 * @param css the sheet as the bundler wrote it, in our layers
 * @param hold the text of `hold.css`
 */
export function holdStyles(css: string, hold: string): string {
  const sheet = postcss.parse(css);
  sheet.append(postcss.parse(hold).nodes);
  sheet.walkAtRules("layer", (layer) => {
    if (layer.nodes === undefined) layer.remove(); // the order is said once, below
    else if (HELD.has(layer.params)) makeImportant(layer);
  });
  writeGroups(sheet);
  keepSizes(sheet);
  return `@layer ${ORDER.join(", ")};\n${sheet.toString()}`;
}

function makeImportant(container: Container): void {
  container.walkDecls((declaration) => {
    const parent = declaration.parent?.parent as AtRule | undefined; // the rule stands in a layer, at least
    const isFrame = parent?.type === "atrule" && parent.name.endsWith("keyframes");
    if (!isFrame && !declaration.prop.startsWith("--")) declaration.important = true;
  });
}

function writeGroups(sheet: Root): void {
  sheet.walkRules(/:--/, (rule) => {
    rule.selector = rule.selector.replaceAll(/:--\w+/g, (name) => {
      const group = GROUPS[name];
      if (group === undefined) throw new RangeError(`hold.css speaks of ${name}, which is no group.`);
      return group;
    });
  });
}

function keepSizes(sheet: Root): void {
  sheet.walkDecls(/./, (declaration) => {
    declaration.value = declaration.value.replaceAll(
      /(?<![\w.-])(\d*\.?\d+)rem\b/g,
      (rem, size: string) => `max(${rem}, ${Number(size) * REM_PX}px)`,
    );
  });
}
