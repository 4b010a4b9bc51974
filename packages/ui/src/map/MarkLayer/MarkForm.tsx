import { MapPinPlus, X } from "lucide";
import { useId, type RefObject } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { Select } from "../../controls/Select/Select.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { MARK_KINDS, MARK_LABEL_MAX, type MarkKind } from "../../incident/MapMarks/map-mark.ts";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { mapMarkTexts } from "../../messages/en/map/map-marks.ts";
import { useTexts } from "../../messages/use-texts.ts";

/** Input for a mark before its position is chosen. */
export interface MarkDraft {
  readonly kind: MarkKind | null;
  readonly label: string;
}

export const EMPTY_MARK: MarkDraft = { kind: null, label: "" };

interface MarkFormProps {
  /** `null`: no mark is being added. */
  readonly draft: MarkDraft | null;
  readonly onChange: (draft: MarkDraft | null) => void;
  /** True if the user pressed the map before choosing what to mark. */
  readonly isAsked: boolean;
  /** Contains the button that starts a mark. */
  readonly box: RefObject<HTMLDivElement | null>;
}

/** Form for a new mark. The user then presses its position on the map. */
export function MarkForm({ draft, onChange, isAsked, box }: MarkFormProps) {
  const { mapMarks: texts } = useTexts(mapMarkTexts);
  const id = useId();
  const isOpen = draft !== null;
  return (
    <div ref={box} className="placard-mark-form">
      <Button
        icon={isOpen ? <Icon of={X} aria-hidden="true" /> : <Icon of={MapPinPlus} aria-hidden="true" />}
        aria-expanded={isOpen}
        {...(isOpen && { "aria-controls": id })}
        onPress={() => onChange(isOpen ? null : EMPTY_MARK)}
      >
        {isOpen ? texts.cancel : texts.add}
      </Button>
      {isOpen ? (
        <Fields id={id} draft={draft} onChange={onChange} isMissing={isAsked && draft.kind === null} />
      ) : undefined}
    </div>
  );
}

interface FieldsProps extends Pick<MarkFormProps, "onChange"> {
  readonly id: string;
  readonly draft: MarkDraft;
  readonly isMissing: boolean;
}

function Fields({ id, draft, onChange, isMissing }: FieldsProps) {
  const { mapMarks: texts } = useTexts(mapMarkTexts);
  const { markKinds } = useTexts(incidentLogTexts).incidentLog;
  return (
    <div id={id} className="placard-mark-form" role="group" aria-label={texts.add}>
      <Select
        label={texts.what}
        placeholder={texts.choose}
        items={MARK_KINDS.map((kind) => ({ id: kind, label: markKinds[kind] }))}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        isInvalid={isMissing}
        {...(isMissing && { errorMessage: texts.chooseFirst })}
      />
      <TextField
        label={texts.label}
        description={texts.labelHint}
        value={draft.label}
        maxLength={MARK_LABEL_MAX}
        onChange={(label) => onChange({ ...draft, label })}
        autoComplete="off"
      />
      <p role="status">{texts.where}</p>
    </div>
  );
}
