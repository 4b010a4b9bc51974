import { Dialog, SegmentedControl } from "@placard/ui";
import { ArrowLeftRight, Gauge } from "lucide-react";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { BasicConversion } from "./BasicConversion.tsx";
import { ChemicalConversion } from "./ChemicalConversion.tsx";
import "./ConversionDialog.css";
import { TurnBackCalculation } from "./TurnBackCalculation.tsx";

/** Units, concentrations and the turn-back reading of a sensor. Works with the network off. */
export function ConversionDialog({ onClose }: { readonly onClose: () => void }) {
  const { conversion } = useMessages();
  const [tab, setTab] = useState<string>("units");
  return (
    <Dialog title={conversion.title} size="lg" isOpen onOpenChange={onClose}>
      <div className="placard-conversion">
        <SegmentedControl
          label={conversion.title}
          options={[
            { id: "units", label: conversion.unitTab, icon: <ArrowLeftRight aria-hidden="true" /> },
            { id: "turn-back", label: conversion.turnBackTab, icon: <Gauge aria-hidden="true" /> },
          ]}
          value={tab}
          onChange={setTab}
        />
        {tab === "units" ? (
          <div className="placard__columns">
            <BasicConversion />
            <ChemicalConversion />
          </div>
        ) : (
          <TurnBackCalculation />
        )}
      </div>
    </Dialog>
  );
}
