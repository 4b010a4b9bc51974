import type { Inspection, InspectionItem } from "@placard/api-client";
import { INSPECTION_RESULTS, type InspectionGap } from "@placard/hazmat-core/business";
import { Button, SegmentedControl, TextField } from "@placard/ui";
import { NotebookPen } from "lucide-react";
import { useId, useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { FailedFields } from "./FailedFields.tsx";
import { ItemPhotos } from "../photos/ItemPhotos.tsx";
import type { InspectionDraft } from "./use-inspection-draft.ts";

interface InspectionItemFieldProps {
  readonly inspection: Inspection;
  readonly item: InspectionItem;
  readonly draft: InspectionDraft;
  /** Missing input of the item, if it should be shown. */
  readonly gap: InspectionGap | undefined;
}

/** One item to check: answer, note, photos, and further fields after a failure. */
export function InspectionItemField({ inspection, item, draft, gap }: InspectionItemFieldProps) {
  const { fireSafety: texts } = useMessages();
  const gapId = useId();
  const answer = draft.answerOf(item.id);
  const [wantsNote, setWantsNote] = useState(false);
  const isFailed = answer.result === "fail";
  const isUnanswered = gap === "result";
  const change = (changes: Parameters<InspectionDraft["change"]>[1]) => draft.change(item.id, changes);
  return (
    <div role="listitem">
      <div className="placard__words">
        <strong>{item.text}</strong>
        {item.hint !== null && <span>{item.hint}</span>}
        {item.source !== null && <span>{texts.rests(item.source)}</span>}
      </div>
      <SegmentedControl
        className="app-round-result"
        label={texts.resultOf(item.text)}
        options={INSPECTION_RESULTS.map((id) => ({ id, label: texts.results[id] }))}
        value={answer.result}
        isInvalid={isUnanswered}
        {...(isUnanswered && { "aria-describedby": gapId })}
        onChange={(result) => change({ result })}
      />
      {isUnanswered && (
        <p id={gapId} className="app-round-gap">
          {texts.gaps.result}
        </p>
      )}
      {isFailed ? (
        <FailedFields
          answer={answer}
          gap={gap}
          dueDate={draft.dueDateOf(item.id)}
          onDueDate={(text) => draft.changeDueDate(item.id, text)}
          onChange={change}
        />
      ) : wantsNote || answer.note !== "" ? (
        <TextField label={texts.note} isMultiline value={answer.note} onChange={(note) => change({ note })} />
      ) : null}
      <div className="app-round-adds">
        {!isFailed && !wantsNote && answer.note === "" && (
          <Button
            variant="quiet"
            icon={<NotebookPen aria-hidden="true" />}
            aria-label={texts.addNoteTo(item.text)}
            onPress={() => setWantsNote(true)}
          >
            {texts.addNote}
          </Button>
        )}
        <ItemPhotos inspection={inspection} item={item} />
      </div>
    </div>
  );
}
