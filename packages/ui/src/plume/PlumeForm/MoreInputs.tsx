import { formatChemicalRef, loadResponseCard, type ChemicalSource } from "@placard/hazmat-core";
import { GROUNDS, SPILL_SIZES, TIMES_OF_DAY } from "@placard/hazmat-core/scene";
import { Icon } from "../../internal/Icon.tsx";
import { Select } from "../../controls/Select/Select.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { ChevronDown } from "lucide";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { useAnswer } from "../../hooks/use-answer.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import "./MoreInputs.css";
import { containersOf } from "../entry/containers-of.ts";
import { chosenChemical } from "../entry/plume-values.ts";
import type { PlumeEntry } from "../entry/plume-form-state.ts";

interface MoreInputsProps {
  readonly form: PlumeEntry;
  readonly source: Pick<ChemicalSource, "record">;
}

/**
 * Inputs that are otherwise assumed or derived: duration of the release, terrain, and the row of the distance tables.
 */
export function MoreInputs({ form, source }: MoreInputsProps) {
  const { plume } = useTexts(plumeTexts);
  const { duration_min, ground, ground_temperature_c, spill, container, guide, time } = form.values;
  const isTold = [duration_min, ground, ground_temperature_c, spill, container, guide, time].some(
    (value) => value !== "",
  );
  return (
    <Disclosure className="placard-plume-more" defaultExpanded={isTold}>
      <Button slot="trigger">
        <Icon of={ChevronDown} aria-hidden="true" />
        <span>{plume.moreInputs}</span>
        <small>
          {plume.moreInputsState(
            duration_min,
            GROUNDS.find((known) => known === ground) ?? "",
            ground_temperature_c.trim(),
            SPILL_SIZES.find((known) => known === spill) ?? "",
          )}
        </small>
      </Button>
      <DisclosurePanel>
        <TextField
          {...form.field("duration_min")}
          label={plume.duration}
          optionalLabel={plume.optional}
          description={plume.durationHint}
          unit="min"
          inputMode="decimal"
          isDecimal
          autoComplete="off"
        />
        <Select
          label={plume.ground}
          items={[
            { id: ASSUMED, label: plume.grounds[""] },
            ...GROUNDS.map((id) => ({ id, label: plume.grounds[id] })),
          ]}
          value={ground === "" ? ASSUMED : ground}
          onChange={(id) => form.set("ground", id === ASSUMED ? "" : id)}
        />
        <TextField
          {...form.field("ground_temperature_c")}
          isDecimal
          label={plume.groundTemperature}
          optionalLabel={plume.optional}
          description={plume.groundTemperatureHint}
          unit="°C"
          autoComplete="off"
        />
        <Choice form={form} name="spill" label={plume.spill} words={plume.spills} ids={SPILL_SIZES} />
        <ContainerField form={form} source={source} />
        <GuideField form={form} source={source} />
        <Choice form={form} name="time" label={plume.time} words={plume.times} ids={TIMES_OF_DAY} />
      </DisclosurePanel>
    </Disclosure>
  );
}

const ASSUMED = "assumed";

interface ChoiceProps<Id extends string> {
  readonly form: PlumeEntry;
  readonly name: "spill" | "time";
  readonly label: string;
  readonly words: Readonly<Record<Id | "", string>>;
  readonly ids: readonly Id[];
}

/** A choice that selects a table row. With its first entry the value is derived. */
function Choice<Id extends string>({ form, name, label, words, ids }: ChoiceProps<Id>) {
  const chosen = form.values[name];
  return (
    <Select
      label={label}
      items={[{ id: ASSUMED, label: words[""] }, ...ids.map((id) => ({ id, label: words[id] }))]}
      value={chosen === "" ? ASSUMED : chosen}
      onChange={(id) => form.set(name, id === ASSUMED ? "" : id)}
    />
  );
}

/** Containers that the tables list for the chosen chemical; hidden if there are none. */
function ContainerField({ form, source }: MoreInputsProps) {
  const { plume } = useTexts(plumeTexts);
  const containers = useContainers(form, source);
  const { container } = form.values;
  if (containers.length === 0) return undefined;
  return (
    <Select
      label={plume.container}
      items={[{ id: ASSUMED, label: plume.anyContainer }, ...containers.map((id) => ({ id, label: id }))]}
      value={containers.includes(container) ? container : ASSUMED}
      onChange={(id) => form.set("container", id === ASSUMED ? "" : id)}
    />
  );
}

function useContainers({ values }: PlumeEntry, source: MoreInputsProps["source"]): readonly string[] {
  const chosen = chosenChemical(values);
  const { value } = useAnswer(chosen === null ? null : formatChemicalRef(chosen), async () =>
    chosen === null ? [] : containersOf(chosen, source),
  );
  return value ?? [];
}

/** Guides of a UN number with several, each with its goods; hidden for other numbers. */
function GuideField({ form, source }: MoreInputsProps) {
  const { plume } = useTexts(plumeTexts);
  const speech = useSpeech();
  const chosen = chosenChemical(form.values);
  const { value: choices = [] } = useAnswer(
    chosen === null ? null : `guides ${formatChemicalRef(chosen)}`,
    async () => {
      const card = chosen === null ? null : await loadResponseCard(source, chosen);
      return card?.guideChoices ?? [];
    },
  );
  const { guide } = form.values;
  if (choices.length === 0) return undefined;
  return (
    <Select
      label={plume.guide}
      items={[
        { id: ASSUMED, label: plume.anyGuide },
        ...choices.map((one) => ({ id: one.guide, label: `${one.guide}, ${translatedOrEnglish(speech, one.goods)}` })),
      ]}
      value={choices.some((one) => one.guide === guide) ? guide : ASSUMED}
      onChange={(id) => form.set("guide", id === ASSUMED ? "" : id)}
    />
  );
}
