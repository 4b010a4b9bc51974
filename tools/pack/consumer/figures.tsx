import { bundledChemicalSource, responseCardOf } from "@placard/hazmat-core";
import { chlorineRecord, gasolineRecord } from "@placard/hazmat-core/examples";
import { guidanceForGuide, safetyPropertiesOf } from "@placard/hazmat-core/guidance";
import {
  Banner,
  Button,
  ChemicalCard,
  ChemicalSearch,
  ConversionPanel,
  Dialog,
  GhsPictogram,
  HazardBadge,
  LocationCard,
  NfpaDiamond,
  SafetyInformation,
  Select,
  SourceColumns,
  TextField,
  ToastRegion,
  toasts,
  UnknownValue,
  UnPlacard,
  WindBug,
  ZoneSwatch,
  ZoneTable,
} from "@placard/ui";
import { CrosswindPlot } from "@placard/ui/internal";
import { ContainerPicker, PlacardPicker } from "@placard/ui/identify";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const nothing = (): void => undefined;
const declared = { key: "SITE", locator: "2026" } as const;
const rating = { health: 4, fire: 0, reactivity: 0, special: "W", source: declared, note: null } as const;
const PROFILE = [
  [-60, 0.5],
  [0, 9],
  [60, 0.5],
] as const;
const ZONES = [
  {
    id: "aegl-2",
    label: "AEGL-2",
    ppm: 2,
    publishedMgPerM3: null,
    reached: true,
    shape: "plume",
    nearM: 0,
    farM: 870,
    isCut: false,
    maxWidthM: 120,
    areaM2: 74_000,
    polygon: null,
    source: null,
  },
] as const;
const SITE = {
  name: "Pier 9 warehouse",
  civicAddress: "9 Upper Water Street, Halifax",
  bestEntrance: "Gate 2, north side",
  squareFeet: 12_000,
  employees: null,
  fireSuppression: true,
  fireAlarm: false,
  sprinklers: null,
};
/** Every safety figure that a host can show, without our components around it. */
async function figures() {
  const cards = await Promise.all(
    [chlorineRecord, gasolineRecord].map(async (shown) => {
      const { guide } = responseCardOf(shown, null);
      return { record: shown, card: responseCardOf(shown, guide === null ? null : await guidanceForGuide(guide)) };
    }),
  );
  const [chlorine] = cards;
  if (chlorine === undefined) throw new Error("There is no card of chlorine.");
  const { record } = chlorine;
  const safety = safetyPropertiesOf(record, await guidanceForGuide("124"));
  toasts.show({ tone: "danger", title: "Chemical Not Found", text: "Check the spelling." });
  return (
    <StrictMode>
      <ChemicalSearch source={bundledChemicalSource()} />
      {cards.map(({ record: shown, card }) => (
        <ChemicalCard key={shown.key} record={shown} card={card} actions={<Button>Full record</Button>} />
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
      <ZoneTable zones={ZONES} notDrawn={[]} evacuation={{ radiusM: 100, basis: "ERG 2024, Table 3" }} />
      <CrosswindPlot points={PROFILE} limits={[{ id: "aegl-2", label: "AEGL-2", ppm: 2 }]} distanceM={400} />
      <SafetyInformation record={record} safety={safety} />
      <SourceColumns record={record} safety={safety} />
      <ConversionPanel source={bundledChemicalSource()} />
      <LocationCard location={SITE} />
      <ContainerPicker value="drum" onChange={nothing} />
      <PlacardPicker value="2.3" onChange={nothing} />
      <ToastRegion />
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
const source = bundledChemicalSource();
if (root !== null) {
  createRoot(root).render(location.hash === "#list" ? <ChemicalSearch source={source} /> : await figures());
}
