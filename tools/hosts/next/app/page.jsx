"use client";
import { bundledChemicalSource } from "@placard/hazmat-core";
import { ChemicalSearch } from "@placard/ui";

const source = bundledChemicalSource();
export default function Page() {
  return <ChemicalSearch source={source} />;
}
