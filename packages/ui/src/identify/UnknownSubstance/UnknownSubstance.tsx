import { formatMetres, isolationForUnlisted } from "@placard/hazmat-core";
import {
  COLOURS,
  GAS_SENSORS,
  ODOURS,
  PID_LAMPS_EV,
  SIGN_GROUPS,
  type Observation,
} from "@placard/hazmat-core/identify";
import { useId, type ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { Disclosure } from "../../controls/Disclosure/Disclosure.tsx";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { Select } from "../../controls/Select/Select.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { identifyTexts } from "../../messages/en/identify/identify.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ContainerPicker } from "../ContainerPicker/ContainerPicker.tsx";
import { PlacardPicker } from "../PlacardPicker/PlacardPicker.tsx";
import { NarrowedResult, type NarrowedResultProps } from "./NarrowedResult.tsx";
import "./UnknownSubstance.css";

export interface UnknownSubstanceProps extends NarrowedResultProps {
  /** Called with all observations at each change. */
  onChange: (seen: Observation) => void;
  /** Called to open the card of Guide 111. */
  onGuide: () => void;
  /** Class names to add to the outermost element. */
  className?: string;
}

const NOT_SEEN = "not-seen";

/**
 * Form for observations and readings, with possible matches and questions that would separate them. Shows Guide 111
 * above.
 */
export function UnknownSubstance(props: UnknownSubstanceProps) {
  const { seen, onChange, narrowed, hasFailed = false, onOpen, onGuide, className } = props;
  const { identify: texts } = useTexts(identifyTexts);
  const { figure } = useSpeech();
  const { isolateM } = isolationForUnlisted("");
  const titleId = useId();
  return (
    <section className={joinClasses("placard-unknown-substance", className)} aria-labelledby={titleId}>
      <Banner
        tone="caution"
        title={texts.guide}
        action={<Button onPress={onGuide}>{texts.showGuide}</Button>}
        className="placard__guide"
      >
        {isolateM === null ? undefined : texts.guideText(figure(formatMetres(isolateM)))}
      </Banner>
      <div className="placard__clues">
        <h2 id={titleId}>{texts.unknownTitle}</h2>
        <p>{texts.unknownText}</p>
        <Clues seen={seen} onChange={onChange} />
        <Reports seen={seen} onChange={onChange} />
        <p className="placard__quiet">{texts.noSmell}</p>
        <Button variant="quiet" onPress={() => onChange({})}>
          {texts.clear}
        </Button>
      </div>
      <NarrowedResult seen={seen} narrowed={narrowed} hasFailed={hasFailed} onOpen={onOpen} />
    </section>
  );
}

type CluesProps = Pick<UnknownSubstanceProps, "seen" | "onChange">;

function Clues({ seen, onChange }: CluesProps) {
  const { identify: texts } = useTexts(identifyTexts);
  const speech = useSpeech();
  /** Sets a clue; `null` removes it. */
  const set = (clue: keyof Observation, value: Observation[keyof Observation] | null): void => {
    const { [clue]: _before, ...others } = seen;
    onChange(value === null ? others : { ...others, [clue]: value });
  };
  return (
    <>
      <Choice
        label={texts.clues.state}
        ids={["gas", "liquid", "solid"]}
        answers={texts.state}
        value={seen.state}
        onChange={(value) => set("state", value)}
      />
      <Choice
        label={texts.vapourLabel}
        ids={["sinks", "rises"]}
        answers={texts.vapour}
        value={seen.vapour}
        onChange={(value) => set("vapour", value)}
      />
      <Choice
        label={texts.clues.water}
        ids={["floats", "sinks", "mixes", "reacts"]}
        answers={texts.water}
        value={seen.water}
        onChange={(value) => set("water", value)}
      />
      <Group title={texts.clues.burns}>
        <Checkbox isSelected={seen.burns === true} onChange={(isSeen) => set("burns", isSeen ? true : null)}>
          {texts.burns}
        </Checkbox>
        <Select
          label={texts.pidLabel}
          items={[
            { id: NOT_SEEN, label: texts.notSeen },
            ...PID_LAMPS_EV.map((ev) => ({ id: String(ev), label: speech.figure(texts.lamp(ev)) })),
          ]}
          value={seen.pidEv === undefined ? NOT_SEEN : String(seen.pidEv)}
          onChange={(id) => set("pidEv", PID_LAMPS_EV.find((ev) => String(ev) === id) ?? null)}
        />
      </Group>
      <Several
        title={texts.clues.sensors}
        ids={GAS_SENSORS}
        answers={texts.sensors}
        values={seen.sensors}
        onChange={(values) => set("sensors", values)}
      />
      <Choice
        label={texts.clues.ph}
        ids={["acid", "base"]}
        answers={texts.ph}
        value={seen.ph}
        onChange={(value) => set("ph", value)}
      />
      <Several
        title={texts.clues.signs}
        ids={SIGN_GROUPS}
        answers={texts.signs}
        values={seen.signs}
        onChange={(values) => set("signs", values)}
      />
      <Disclosure
        title={texts.clues.container}
        aside={seen.container === undefined ? texts.notSeen : texts.containers[seen.container]}
      >
        <ContainerPicker value={seen.container ?? null} onChange={(shape) => set("container", shape)} />
      </Disclosure>
      <Disclosure title={texts.clues.placard} aside={seen.placard ?? texts.notSeen}>
        <PlacardPicker value={seen.placard ?? null} onChange={(hazardClass) => set("placard", hazardClass)} />
      </Disclosure>
    </>
  );
}

/** Colour and odour as reported by people on scene. They exclude nothing. */
function Reports({ seen, onChange }: CluesProps) {
  const { identify: texts } = useTexts(identifyTexts);
  const set = (clue: "colour" | "odour", value: Observation[keyof Observation] | null): void => {
    const { [clue]: _before, ...others } = seen;
    onChange(value === null ? others : { ...others, [clue]: value });
  };
  const notTold = { id: NOT_SEEN, label: texts.notTold };
  return (
    <Group title={texts.reportsTitle}>
      <Select
        label={texts.clues.colour}
        items={[notTold, ...COLOURS.map((id) => ({ id, label: texts.looks[id] }))]}
        value={seen.colour ?? NOT_SEEN}
        onChange={(id) => set("colour", COLOURS.find((one) => one === id) ?? null)}
      />
      <Select
        label={texts.clues.odour}
        items={[notTold, ...ODOURS.map((id) => ({ id, label: texts.smells[id] }))]}
        value={seen.odour ?? NOT_SEEN}
        onChange={(id) => set("odour", ODOURS.find((one) => one === id) ?? null)}
      />
    </Group>
  );
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly answers: Readonly<Record<Id, string>>;
  readonly value: Id | undefined;
  readonly onChange: (value: Id | null) => void;
}

/** One of a few answers, or "not seen". */
function Choice<Id extends string>({ label, ids, answers, value, onChange }: ChoiceProps<Id>) {
  const { identify: texts } = useTexts(identifyTexts);
  return (
    <SegmentedControl
      hasVisibleLabel
      label={label}
      options={[{ id: NOT_SEEN, label: texts.notSeen }, ...ids.map((id) => ({ id, label: answers[id] }))]}
      value={value ?? NOT_SEEN}
      onChange={(id) => onChange(ids.find((one) => one === id) ?? null)}
    />
  );
}

interface SeveralProps<Id extends string> {
  readonly title: string;
  readonly ids: readonly Id[];
  readonly answers: Readonly<Record<Id, string>>;
  readonly values: readonly Id[] | undefined;
  readonly onChange: (values: readonly Id[] | null) => void;
}

const NONE: readonly never[] = [];

/** Any number of a few answers; `null`: none was seen. */
function Several<Id extends string>({ title, ids, answers, values = NONE, onChange }: SeveralProps<Id>) {
  const speech = useSpeech();
  return (
    <Group title={title}>
      {ids.map((id) => (
        <Checkbox
          key={id}
          isSelected={values.includes(id)}
          onChange={(isSeen) => {
            const others = values.filter((one) => one !== id);
            const next = isSeen ? [...others, id] : others;
            onChange(next.length === 0 ? null : next);
          }}
        >
          <bdi>{speech.figure(answers[id])}</bdi>
        </Checkbox>
      ))}
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <div className="placard__group" role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </div>
  );
}
