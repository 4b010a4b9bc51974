import { bundledChemicalSource, responseCardOf } from "@placard/hazmat-core";
import { chlorineRecord, gasolineRecord } from "@placard/hazmat-core/examples";
import { guidanceForGuide } from "@placard/hazmat-core/guidance";
import {
  Banner,
  Button,
  ChemicalCard,
  ChemicalSearch,
  Dialog,
  GhsPictogram,
  HazardBadge,
  NfpaDiamond,
  Select,
  TextField,
  UnknownValue,
  UnPlacard,
  WindBug,
  ZoneSwatch,
  ZoneTable,
} from "@placard/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const nothing = (): void => undefined;
const source = { key: "SITE", locator: "2026" } as const;
const rating = { health: 4, fire: 0, reactivity: 0, special: "W", source, note: null } as const;
/** Every safety figure that a host can show, each with nothing of ours around it. */
async function figures() {
  const cards = await Promise.all(
    [chlorineRecord, gasolineRecord].map(async (record) => {
      const { guide } = responseCardOf(record, null);
      return { record, card: responseCardOf(record, guide === null ? null : await guidanceForGuide(guide)) };
    }),
  );
  return (
    <StrictMode>
      <ChemicalSearch source={bundledChemicalSource()} />
      {cards.map(({ record, card }) => (
        <ChemicalCard key={record.key} record={record} card={card} actions={<Button>Full record</Button>} />
      ))}
      <NfpaDiamond rating={rating} />
      <HazardBadge level="extreme" form="solid" />
      <HazardBadge level="not_graded" />
      <UnPlacard hazardClass="2.3" size={48} />
      <UnPlacard hazardClass="1.1D" />
      <UnPlacard hazardClass="4.1" />
      {["GHS01", "GHS03", "GHS04", "GHS06", "GHS08", "GHS09"].map((code) => (
        <GhsPictogram key={code} code={code} />
      ))}
      <WindBug fromDeg={225} />
      <ZoneSwatch id="aegl-3" />
      <UnknownValue />
      <ZoneTable zones={[]} notDrawn={[]} evacuation={{ radiusM: 100, basis: "ERG 2020, Table 3" }} />
      <Banner tone="danger" title="Wind has turned">
        The plume is old.
      </Banner>
      <TextField label="Emission rate" description="kg/s" defaultValue="0.15" />
      <Select
        label="Unit"
        items={[
          { id: "kg", label: "kg" },
          { id: "t", label: "t" },
        ]}
        value="kg"
        onChange={nothing}
      />
      <Dialog title="Leave the card" isOpen onOpenChange={nothing} isDismissable={false} footer={<Button>Stay</Button>}>
        <p>What was typed stays.</p>
      </Dialog>
    </StrictMode>
  );
}

const root = document.querySelector("#figures");
if (root !== null) createRoot(root).render(await figures());
