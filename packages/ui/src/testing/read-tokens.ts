/** The four themes, by the value of `data-placard-theme`. */
export const THEMES = ["light", "dark", "night", "sun"] as const;

export type Theme = (typeof THEMES)[number];

/** Custom properties with their values. */
export type Tokens = Readonly<Record<string, string>>;

/** Collects the declarations of all blocks whose selector is wanted; later ones override earlier ones. */
function declarations(css: string, isWanted: (selector: string) => boolean): Tokens {
  const blocks = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const lines = blocks.filter(([, selector = ""]) => isWanted(selector)).map(([, , body = ""]) => body);
  return Object.fromEntries(
    lines.flatMap((body) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()] as const),
    ),
  );
}

/** Returns all custom properties of one theme, from the text of `hazard.css` and `tokens.css`. */
export function tokensOf(theme: Theme, css: string): Tokens {
  const isRoot = (selector: string): boolean => /:root\s*(,|$)/.test(selector.trim());
  const isTheme = (selector: string): boolean => selector.includes(`[data-placard-theme="${theme}"]`);
  return { ...declarations(css, isRoot), ...declarations(css, isTheme) };
}

/** Resolves a custom property to its colour, through `var()`. */
export function resolveToken(name: string, tokens: Tokens): string {
  let text = tokens[name];
  for (let hops = 0; hops < 6 && text?.startsWith("var("); hops++) text = tokens[text.slice(4, -1).trim()];
  if (text === undefined || text.startsWith("var(")) {
    throw new RangeError(`${name} ends in no value. Declare it in tokens.css or hazard.css.`);
  }
  return text;
}
