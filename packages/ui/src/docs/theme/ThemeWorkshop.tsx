import { useState } from "react";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Card } from "../../controls/Card/Card.tsx";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { ThemeRoot } from "../../controls/ThemeRoot/ThemeRoot.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import hazardCss from "../../styles/hazard.css?raw";
import tokensCss from "../../styles/tokens.css?raw";
import { isColour } from "../../testing/contrast.ts";
import { resolveToken, THEMES, tokensOf, type Theme } from "../../testing/read-tokens.ts";
import { lowPairs, themeCss } from "./theme-css.ts";

const css = hazardCss + tokensCss;

/** Tokens that adapt the look to a host. Those of `hazard.css` are not included, because they have a meaning. */
const TOKENS = [
  ["--placard-color-accent", "color"],
  ["--placard-color-on-accent", "color"],
  ["--placard-color-accent-edge", "color"],
  ["--placard-color-accent-text", "color"],
  ["--placard-color-canvas", "color"],
  ["--placard-color-surface", "color"],
  ["--placard-color-text", "color"],
  ["--placard-radius-control", "border-radius"],
  ["--placard-radius-card", "border-radius"],
  ["--placard-font-ui", "font-family"],
] as const;

/**
 * Lets a developer change tokens, see the components and copy the rule. Shows which texts or lines a change makes hard
 * to read.
 */
export function ThemeWorkshop() {
  const [theme, setTheme] = useState<Theme>("light");
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isCopied, setCopied] = useState(false);
  const given = tokensOf(theme, css);
  const isUsable = (name: string, property: string): boolean => {
    const value = typed[name] ?? "";
    return CSS.supports(property, value) && (property !== "color" || isColour(value));
  };
  const changes = Object.fromEntries(
    TOKENS.flatMap(([name, property]) => (isUsable(name, property) ? [[name, typed[name] ?? ""] as const] : [])),
  );
  const rule = themeCss(theme, changes);
  const low = lowPairs(theme, changes, css);

  return (
    <div className="placard__foundation">
      <SegmentedControl
        label="Theme to change"
        hasVisibleLabel
        options={THEMES.map((id) => ({ id, label: id }))}
        value={theme}
        onChange={setTheme}
      />
      <div className="placard__themes">
        <div className="placard__theme">
          {TOKENS.map(([name, property]) => (
            <TextField
              key={name}
              label={name}
              placeholder={resolveToken(name, given)}
              value={typed[name] ?? ""}
              onChange={(value) => {
                setTyped({ ...typed, [name]: value });
                setCopied(false);
              }}
              errorMessage={
                (typed[name] ?? "") === "" || isUsable(name, property)
                  ? undefined
                  : `This is no value of ${property}. Write it as in a style sheet: ${resolveToken(name, given)}`
              }
            />
          ))}
        </div>
        <ThemeRoot theme={theme} style={{ ...changes, padding: 16 }} className="placard__theme">
          <Card title="Chlorine" description="Cylinders, 1200 kg" actions={<Button variant="quiet">Card</Button>}>
            <p>
              <HazardBadge level="extreme" form="solid" /> <Badge tone="caution">4 years old</Badge>
            </p>
            <TextField label="Quantity" unit="kg" defaultValue="1200" />
          </Card>
          <Button variant="primary">Save chemical</Button>
          <Button>Cancel</Button>
        </ThemeRoot>
      </div>
      {low.length === 0 ? (
        <Banner tone="ok" title="Every pair keeps its contrast." />
      ) : (
        <Banner tone="caution" title="Hard to read:">
          {low
            .map(({ ink, ground, contrast, floor }) => `${ink} on ${ground} ${contrast.toFixed(1)}, needs ${floor}`)
            .join("; ")}
        </Banner>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
      <pre tabIndex={0} aria-label="The rule to copy">
        {rule === "" ? "/* Change a token. */" : rule}
      </pre>
      <Button
        disabledReason={rule === "" ? "Change a token first." : undefined}
        onPress={() => void navigator.clipboard.writeText(rule).then(() => setCopied(true))}
      >
        {isCopied ? "Copied" : "Copy the rule"}
      </Button>
    </div>
  );
}
