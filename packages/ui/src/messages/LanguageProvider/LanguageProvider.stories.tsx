import { unNumber } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ChecklistPanel } from "../../checklist/ChecklistPanel/ChecklistPanel.tsx";
import { ChemicalCard } from "../../chemical/ChemicalCard/ChemicalCard.tsx";
import { SafetyInformation } from "../../chemical/SafetyInformation/SafetyInformation.tsx";
import { ConversionPanel } from "../../conversion/ConversionPanel/ConversionPanel.tsx";
import { BasisCard } from "../../plume/BasisCard/BasisCard.tsx";
import { PlumePanel } from "../../plume/PlumePanel/PlumePanel.tsx";
import { ZonesCard } from "../../plume/ZonesCard/ZonesCard.tsx";
import { sampleGeocoder } from "../../testing/navigation.ts";
import { sampleModels, sampleResult, sampleValues } from "../../testing/plume.ts";
import { records, sampleCard, sampleSafety, sampleSource } from "../../testing/samples.ts";
import { spanish } from "../es/index.ts";
import { french } from "../fr/index.ts";
import { LanguageProvider } from "./LanguageProvider.tsx";

const card = <ChemicalCard record={records.chlorine} card={await sampleCard("chlorine")} />;
const safety = <SafetyInformation record={records.chlorine} safety={await sampleSafety("chlorine")} />;
const chlorine = { key: "cas:7782-50-5", unNumber: unNumber("1017"), name: "Chlorine" } as const;
const conversion = <ConversionPanel source={sampleSource} chemical={chlorine} />;
const nothingChecked = { progress: {}, state: "saved" } as const;
const checklist = (
  <ChecklistPanel
    defaultGuide="entry-team"
    store={{
      snapshot: () => nothingChecked,
      subscribe: () => () => undefined,
      check: () => undefined,
      save: async () => undefined,
    }}
  />
);
const zones = (
  <>
    <ZonesCard result={sampleResult} unit="ppm" />
    <BasisCard result={sampleResult} />
  </>
);
const plume = (
  <PlumePanel source={sampleSource} geocoder={sampleGeocoder} models={sampleModels} defaultValues={sampleValues} />
);

const meta = {
  component: LanguageProvider,
  args: { language: french, children: card },
  argTypes: { language: { control: false }, children: { control: false }, messages: { control: "object" } },
} satisfies Meta<typeof LanguageProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that only the second name on the card is in English, as on its placard and papers. */
const hasOnlyEnglishName = async (canvasElement: HTMLElement): Promise<void> => {
  const english = [...canvasElement.querySelectorAll('[lang="en"]')].map((element) => element.textContent);
  await expect(english).toEqual(["Chlorine"]);
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: /^Petit déversement 60.m 1,5.km sous le vent$/ })).toBeVisible();
    await expect(canvas.getByText("Restez en amont du vent et plus haut. Restez hors des lieux bas.")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Chlore" })).toBeVisible();
    await expect(canvas.getAllByText(/GMU 2024/)[0]).toBeVisible();
    await hasOnlyEnglishName(canvasElement);
  },
};

export const Playground: Story = { args: { messages: { card: { ergGuide: "Guide du GMU 2024" } } } };

export const ACardInSpanish: Story = {
  args: { language: spanish },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole("button", { name: /^Derrame pequeño 60.m 1\.5.km en dirección del viento$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Cloro" })).toBeVisible();
    await expect(canvas.getAllByText(/GRE 2024/)[0]).toBeVisible();
    await hasOnlyEnglishName(canvasElement);
  },
};

export const SafetyInformationInFrench: Story = {
  args: { children: safety },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Décon" })).toBeVisible();
  },
};
export const SafetyInformationInSpanish: Story = { args: { language: spanish, children: safety } };

export const ZonesInFrench: Story = {
  args: { children: zones },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid", { name: "Zones à partir du rejet" })).toHaveTextContent("DIVS");
    await expect(canvas.getByText(/ne montre pas qu’un lieu est sûr/)).toBeVisible();
    await expect(await canvas.findByText(/^Le nombre de Richardson critique est/)).toBeVisible();
  },
};
export const ZonesInSpanish: Story = {
  args: { language: spanish, children: zones },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid", { name: "Zonas desde la liberación" })).toHaveTextContent("IPVS");
    await expect(await canvas.findByText(/^El número de Richardson crítico es/)).toBeVisible();
  },
};

export const PlumeInFrench: Story = {
  args: { children: plume },
  play: async ({ canvas, userEvent }) => {
    const rate = canvas.getByRole("textbox", { name: /^Débit d’émission/ });
    await userEvent.clear(rate);
    await userEvent.click(canvas.getByRole("button", { name: "Calculer" }));
    await waitFor(() => expect(rate).toHaveAccessibleDescription(/Un débit d’émission valide est requis/));
    await userEvent.type(rate, "0,15");
    await expect(rate).toHaveValue("0,15");
    await expect(canvas.getByRole("combobox", { name: /^Nom de la matière/ })).toHaveValue("Chlore");
  },
};
export const PlumeInSpanish: Story = { args: { language: spanish, children: plume } };

export const ChecklistInFrench: Story = { args: { children: checklist } };
export const ChecklistInSpanish: Story = { args: { language: spanish, children: checklist } };

export const ConversionInFrench: Story = {
  args: { children: conversion },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "ppm" }), "0,5");
    await userEvent.click(canvas.getByRole("button", { name: "Convertir" }));
    // 0.5 ppm × 70.906 g/mol ÷ 24.465 l/mol at 25 °C and 1013.25 mb
    await waitFor(() => expect(canvas.getByText("1,4491")).toBeVisible());
  },
};
export const ConversionInSpanish: Story = { args: { language: spanish, children: conversion } };

/** Loaded on first use: English until then. */
export const LoadedByItsLocale: Story = {
  args: { language: "fr-CA" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: /1,5.km sous le vent$/ })).toBeVisible());
  },
};
