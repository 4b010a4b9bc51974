import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BookOpen,
  CircleAlert,
  CircleHelp,
  Clock,
  FlaskConical,
  ListTree,
  MapPin,
  Search,
  Shield,
  Wind,
  X,
} from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { Badge } from "../controls/Badge/Badge.tsx";
import { Button } from "../controls/Button/Button.tsx";
import { HazardBadge } from "../signs/HazardBadge/HazardBadge.tsx";
import { TextField } from "../controls/TextField/TextField.tsx";
import { ZoneSwatch } from "../plume/ZoneSwatch/ZoneSwatch.tsx";
import hazardCss from "../styles/hazard.css?raw";
import tokensCss from "../styles/tokens.css?raw";
import { LINE_FLOOR, LINE_PAIRS, TEXT_FLOOR, TEXT_PAIRS } from "../testing/contrast-pairs.ts";
import { contrastOf } from "../testing/contrast.ts";
import { THEMES, tokensOf } from "../testing/read-tokens.ts";
import "./Foundations.css";

const meta = {
  title: "Foundations/Sheets",
  tags: ["!autodocs"],
  decorators: [(Sheet) => <div className="placard__foundation">{Sheet()}</div>],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const css = hazardCss + tokensCss;

const TYPE = [
  ["Safety number", "100 m", { fontSize: "3.75rem", fontWeight: 700, letterSpacing: "-0.035em" }, "60, phone 58 · 700"],
  ["Substance name", "Chlorine", { fontSize: "2.375rem", fontWeight: 700 }, "38, phone 29 · 700"],
  ["Page title", "Chemicals", { fontSize: "1.5rem", fontWeight: 600 }, "24 · 600"],
  ["Instruction", "Stay upwind and uphill.", { fontSize: "1.4375rem", fontWeight: 600 }, "23, tablet 21 · 600"],
  ["Card title", "Contacts", { fontSize: "1.125rem", fontWeight: 600 }, "18, panel 16 · 600"],
  ["Body, table, input", "Turnout gear protects from heat only.", { fontSize: "1rem" }, "16 · 400"],
  ["Label", "Location name", { fontSize: "0.875rem", fontWeight: 600 }, "14 · 600"],
  ["Source, hint", "ERG 2024, Guide 124", { fontSize: "0.875rem" }, "14 · 400"],
  ["Axis, map label", "200 m", { fontSize: "0.8125rem", fontWeight: 500 }, "13, the smallest anywhere · 500"],
  ["Identifier", "UN 1017 · 7782-50-5", { fontFamily: "var(--placard-font-data)", fontWeight: 600 }, "16 · 600"],
] as const satisfies readonly (readonly [string, string, CSSProperties, string])[];

export const Type: Story = {
  render: () => (
    <table>
      <thead>
        <tr>
          <th scope="col">Use</th>
          <th scope="col">Drawn</th>
          <th scope="col">Size in px, weight</th>
        </tr>
      </thead>
      <tbody>
        {TYPE.map(([use, sample, style, figures]) => (
          <tr key={use}>
            <th scope="row">{use}</th>
            <td style={style}>{sample}</td>
            <td>{figures}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24];

export const Space: Story = {
  render: () => (
    <div className="placard__row">
      {SPACES.map((step) => (
        <figure key={step}>
          <div className="placard__bar" style={{ inlineSize: `var(--placard-space-${step})` }} />
          <figcaption>
            {step} · {step * 4} px
          </figcaption>
        </figure>
      ))}
    </div>
  ),
};

export const ShapeAndElevation: Story = {
  render: () => (
    <div className="placard__row">
      {["tag", "control", "card", "dialog"].map((name) => (
        <Box key={name} name={`--placard-radius-${name}`} style={{ borderRadius: `var(--placard-radius-${name})` }} />
      ))}
      {[1, 2, 3].map((step) => (
        <Box
          key={step}
          name={`--placard-shadow-${step}`}
          style={{ boxShadow: `var(--placard-shadow-${step})`, borderRadius: "var(--placard-radius-card)" }}
        />
      ))}
    </div>
  ),
};

function Box({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <figure>
      <div className="placard__box" style={style} />
      <figcaption>
        <code>{name}</code>
      </figcaption>
    </figure>
  );
}

const ICONS: readonly (readonly [string, ReactNode])[] = [
  ["source", <BookOpen key="i" />],
  ["age", <Clock key="i" />],
  ["unknown", <CircleHelp key="i" />],
  ["error", <CircleAlert key="i" />],
  ["chemical", <FlaskConical key="i" />],
  ["plume, wind", <Wind key="i" />],
  ["place", <MapPin key="i" />],
  ["safety", <Shield key="i" />],
  ["search", <Search key="i" />],
  ["record", <ListTree key="i" />],
  ["close", <X key="i" />],
];

export const Icons: Story = {
  render: () => (
    <div className="placard__row">
      {ICONS.map(([meaning, icon]) => (
        <figure key={meaning}>
          {icon}
          <figcaption>{meaning}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

export const Density: Story = {
  render: () => (
    <div className="placard__themes">
      {["default", "glove"].map((density) => (
        <div key={density} data-placard-density={density} className="placard__theme">
          <code>{density === "default" ? "44 px controls" : `data-placard-density="glove": 64 px controls`}</code>
          <Button variant="primary">Calculate</Button>
          <TextField label={`Location name, ${density}`} defaultValue="Harbour Works" />
        </div>
      ))}
    </div>
  ),
};

const MEANINGS = ["canvas", "surface", "raised", "sunken", "accent", "accent-soft", "text", "text-muted"];
const STATES = ["ok", "caution", "danger", "info"];

export const FourThemes: Story = {
  render: () => (
    <div className="placard__themes">
      {THEMES.map((theme) => (
        <div key={theme} data-placard-theme={theme} className="placard__theme">
          <b>{theme}</b>
          <div className="placard__swatches">
            {[...MEANINGS, ...STATES].map((name) => (
              <div key={name}>
                <span style={{ background: `var(--placard-color-${name})` }} />
                {name}
              </div>
            ))}
          </div>
          <Button variant="primary">Calculate</Button>
          <TextField label={`Emission rate, ${theme}`} unit="kg/s" defaultValue="0.15" />
          <div className="placard__row">
            <Badge tone="caution">41 min old</Badge>
            <HazardBadge level="extreme" form="solid" />
            <ZoneSwatch id="aegl-2" />
          </div>
        </div>
      ))}
    </div>
  ),
};

export const Contrast: Story = {
  render: () => (
    <table>
      <caption>
        WCAG contrast of every pair, worked out from the style sheets on this page. Floors: text{" "}
        {THEMES.map((theme) => `${theme} ${TEXT_FLOOR[theme]}`).join(", ")}; lines {LINE_FLOOR}.
      </caption>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          {THEMES.map((theme) => (
            <th key={theme} scope="col">
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...TEXT_PAIRS, ...LINE_PAIRS].map(([ink, ground]) => (
          <tr key={`${ink} ${ground}`}>
            <th scope="row">
              <code>{ink.replace("--", "")}</code> on <code>{ground.replace("--", "")}</code>
            </th>
            {THEMES.map((theme) => (
              <td key={theme}>{contrastOf(ink, ground, tokensOf(theme, css)).toFixed(1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
