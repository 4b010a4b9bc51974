/** The four themes, by the value of `data-placard-theme`. */
export const THEMES = ["light", "dark", "night", "sun"] as const;

export type Theme = (typeof THEMES)[number];

/** Custom properties with their text. */
export type Tokens = Readonly<Record<string, string>>;

/** The declarations of every block whose selector is one of `selectors`, later ones over earlier ones. */
function declarations(css: string, isWanted: (selector: string) => boolean): Tokens {
  const blocks = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const lines = blocks.filter(([, selector = ""]) => isWanted(selector)).map(([, , body = ""]) => body);
  return Object.fromEntries(
    lines.flatMap((body) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()] as const),
    ),
  );
}

/** All custom properties as they hold in one theme, from the text of `hazard.css` and `tokens.css`. */
export function tokensOf(theme: Theme, css: string): Tokens {
  const isRoot = (selector: string): boolean => /:root\s*(,|$)/.test(selector.trim());
  const isTheme = (selector: string): boolean => selector.includes(`[data-placard-theme="${theme}"]`);
  return { ...declarations(css, isRoot), ...declarations(css, isTheme) };
}

/** The colour that a custom property ends in, through `var()`. */
export function resolveToken(name: string, tokens: Tokens): string {
  let text = tokens[name];
  for (let hops = 0; hops < 6 && text?.startsWith("var("); hops++) text = tokens[text.slice(4, -1).trim()];
  if (text === undefined || text.startsWith("var(")) {
    throw new RangeError(`${name} ends in no value. Declare it in tokens.css or hazard.css.`);
  }
  return text;
}
