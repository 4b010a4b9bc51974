import { ZONE_IDS } from "@placard/hazmat-core/scene";
import { unNumber } from "@placard/hazmat-core";
import { Check, Play, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import {
  AssumedNote,
  Badge,
  Banner,
  Button,
  Checkbox,
  EmptyState,
  GHS_CODES,
  GhsPictogram,
  HazardBadge,
  NfpaDiamond,
  ProgressBar,
  ProvenanceNote,
  SegmentedControl,
  Select,
  Slider,
  Tabs,
  TextField,
  UnknownValue,
  UnPlacard,
  WindBug,
  ZoneSwatch,
} from "../index.ts";
import { Logo } from "../controls/Logo/Logo.tsx";
import { NumberField } from "../controls/NumberField/NumberField.tsx";

const nothing = (): void => undefined;

/** Controls in their default and other states, for screenshots. */
export function ControlSheet() {
  return (
    <Grid>
      <Row>
        <Logo />
        <Button variant="primary">Save changes</Button>
        <Button>Cancel</Button>
        <Button variant="quiet">Full record</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
          Delete location
        </Button>
      </Row>
      <Row>
        <Button variant="primary" icon={<Play aria-hidden="true" />} size="lg">
          Calculate
        </Button>
        <Button disabledReason="Name the incident commander first.">Generate PDF</Button>
        <WindBug fromDeg={225} />
      </Row>
      <TextField label="Location name" defaultValue="Harbour Works" />
      <NumberField label="Emission rate" unit="kg/s" defaultValue={0.15} />
      <TextField label="Quantity" placeholder="0.00" errorMessage="Quantity is required." />
      <Select label="Unit" optionalLabel="Optional" items={[{ id: "kg", label: "kg" }]} value="kg" onChange={nothing} />
      <SegmentedControl
        label="Chemical state"
        options={[
          { id: "solid", label: "Solid" },
          { id: "gas", label: "Gas" },
        ]}
        value="gas"
        onChange={nothing}
      />
      <Slider label="Turnback LEL" value={10} unit="%" onChange={nothing} />
      <Checkbox defaultSelected>Staff trained for chemical handling</Checkbox>
      <ProgressBar label="Uploading floor-plan.png" value={62} />
      <Tabs
        label="Site"
        tabs={[
          { id: "chemicals", label: "Chemicals", count: 6, content: "Six chemicals." },
          { id: "images", label: "Images", count: 4, content: "Four pictures." },
        ]}
      />
      <Banner tone="caution" title="Wind is 41 min old.">
        Check it before you act on the map.
      </Banner>
      <EmptyState icon={<Plus aria-hidden="true" />} title="No chemicals found" text="Add your first chemical." />
    </Grid>
  );
}

/** Hazard signs, notes and swatches, for screenshots. */
export function SignSheet() {
  return (
    <Grid>
      <Row>
        {(["low", "medium", "high", "extreme"] as const).map((level) => (
          <HazardBadge key={level} level={level} />
        ))}
        <HazardBadge level="extreme" form="solid" />
        <HazardBadge level="unknown" />
        <HazardBadge level="not_graded" />
        <HazardBadge level="unknown" form="solid" />
      </Row>
      <Row>
        {["1.1D", "2.1", "2.2", "2.3", "3", "5.1", "6.1", "8", "9"].map((hazardClass) => (
          <UnPlacard key={hazardClass} hazardClass={hazardClass} unNumber={unNumber("1017")} size={72} />
        ))}
      </Row>
      <Row>
        {GHS_CODES.map((code) => (
          <GhsPictogram key={code} code={code} />
        ))}
      </Row>
      <Row>
        <NfpaDiamond
          rating={{ health: 4, fire: 0, reactivity: 0, special: "OX", source: { key: "SITE" }, note: null }}
        />
        <NfpaDiamond rating={null} />
      </Row>
      <Row>
        {ZONE_IDS.map((id) => (
          <ZoneSwatch key={id} id={id} />
        ))}
      </Row>
      <Row>
        <ProvenanceNote sources={[{ key: "ERG2024", locator: "Guide 124" }]} />
        <UnknownValue />
        <AssumedNote>25 °C assumed</AssumedNote>
        <Badge tone="ok" icon={<Check aria-hidden="true" />}>
          Registration Complete
        </Badge>
      </Row>
    </Grid>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <div style={{ display: "grid", gap: 16, padding: 24, inlineSize: 760 }}>{children}</div>;
}

function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: "flex", flexWrap: "wrap", gap: 14, alignItems: "center" }}>{children}</div>;
}
