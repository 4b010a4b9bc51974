"use client";
import { bundledChemicalSource } from "@placard/hazmat-core";
import { PlumeMap } from "@placard/ui/map";
import { PlumePanel } from "@placard/ui/plume";

const source = bundledChemicalSource();
export default function Page() {
  return <PlumePanel source={source} map={PlumeMap} />;
}
