import postcss, { type AtRule, type Container, type Root } from "postcss";

/** Our elements, by their class. */
const NAMED = `[class^="placard"], [class*=" placard"]`;

/** Markup of a map engine, drawn by its own style sheet and script. */
const OF_ENGINES = `:is(.maplibregl-map, .mapboxgl-map) *`;

/** The groups used in `hold.css`. Each has zero specificity, so that order and layer decide. */
const GROUPS: Readonly<Record<string, string>> = {
  ":--ours": `:where(${NAMED}, :is(${NAMED}) :is(:not([class]), [class^="react-aria-"], .lucide)):where(:not(${OF_ENGINES}))`,
  ":--outer": `:where(:is(${NAMED}):not(:is(${NAMED}) *))`,
  ":--moved": `:where(:is(${NAMED}, :is(${NAMED}) *):is([style], .placard-spinner):not(svg, svg *, ${OF_ENGINES}))`,
  ":--drawn": `:where(:is(${NAMED}, :is(${NAMED}) *):is(svg, svg *, img, canvas):not(${OF_ENGINES}))`,
};

/**
 * Layers in the order of their declaration. Among important declarations the earlier layer wins, so ours are in reverse
 * order. Custom properties are not important: `tokens` comes before the layers that read and change them.
 */
const ORDER = ["reset", "tokens", "base", "utilities", "components", "hold"].map((name) => `placard.${name}`);
const HELD = new Set(["placard.utilities", "placard.components", "placard.hold"]);

/** 1rem if the font size of the page is unchanged. */
const REM_PX = 16;

/**
 * The published style sheet: no rule of a host overrides ours, and no rule of ours matches an element of the host.
 *
 * - Every declaration of components, utilities and `hold.css` is important in a layer, which overrides every host rule
 *   outside a layer. Custom properties are unchanged, so that a host can set them.
 * - Tokens are declared on `:root`, in a layer, so that a host's value on `:root` or on any wrapper reaches our
 * elements.
 * - A smaller font size of the host (`html { font-size: 62.5% }`) does not shrink our text. A larger font size chosen
 * by
 *   the reader enlarges all text.
 *
 * @param css the style sheet as the bundler wrote it, in our layers
 * @param hold the text of `hold.css`
 */
export function holdStyles(css: string, hold: string): string {
  const sheet = postcss.parse(css);
  sheet.append(postcss.parse(hold).nodes);
  sheet.walkAtRules("layer", (layer) => {
    if (layer.nodes === undefined) layer.remove(); // the order is declared once, below
    else if (HELD.has(layer.params)) makeImportant(layer);
  });
  writeGroups(sheet);
  keepSizes(sheet);
  return `@layer ${ORDER.join(", ")};\n${sheet.toString()}`;
}

function makeImportant(container: Container): void {
  container.walkDecls((declaration) => {
    const parent = declaration.parent?.parent as AtRule | undefined; // every rule is at least in a layer
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
