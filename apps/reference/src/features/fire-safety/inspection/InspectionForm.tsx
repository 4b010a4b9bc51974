import type { Inspection } from "@placard/api-client";
import { Banner, Card, ProgressBar } from "@placard/ui";
import { useEffect, useRef, useState } from "react";
import { focusFirstInvalid } from "../../../forms/focus-first-invalid.ts";
import { RestoredNote } from "../../../forms/RestoredNote.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { MergedNote } from "./MergedNote.tsx";
import { InspectionHead } from "./InspectionHead.tsx";
import { InspectionFoot } from "./InspectionFoot.tsx";
import { InspectionItemField } from "./InspectionItemField.tsx";
import { useUnsentPhotoStore, useUnsentPhotos } from "../photos/unsent-photos.ts";
import { useInspectionDraft } from "./use-inspection-draft.ts";
import { useInspectionSaving } from "./use-inspection-saving.ts";

/** Form of an unfinished inspection: all items with their answers, and buttons to save, finish or discard it. */
export function InspectionForm({ inspection }: { readonly inspection: Inspection }) {
  const { fireSafety: texts } = useMessages();
  const { items } = inspection;
  const draft = useInspectionDraft(inspection);
  const saving = useInspectionSaving(inspection, draft);
  const photos = useUnsentPhotoStore();
  const unsent = useUnsentPhotos(photos, inspection.id);
  const [attempts, setAttempts] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const gaps = attempts > 0 ? draft.gaps : new Map<string, never>();
  useEffect(() => {
    if (attempts > 0 && list.current !== null) focusFirstInvalid(list.current);
  }, [attempts]);

  function finish(): void {
    if (draft.gaps.size > 0 || unsent.length > 0) setAttempts(attempts + 1);
    else saving.finish();
  }

  function giveUp(): void {
    draft.discard();
    for (const { key } of unsent) photos.drop(key);
  }

  return (
    <>
      <InspectionHead inspection={inspection} onGivenUp={giveUp} />
      <RestoredNote form={{ restoredAt: draft.restoredAt, reset: draft.discard }} />
      <MergedNote inspection={inspection} draft={draft} />
      <ProgressBar
        label={texts.answered(draft.answered, items.length)}
        value={Math.round((100 * draft.answered) / items.length)}
      />
      <Card isFlush>
        <div ref={list} className="app-round" role="list">
          {items.map((item) => (
            <InspectionItemField
              key={item.id}
              inspection={inspection}
              item={item}
              draft={draft}
              gap={gaps.get(item.id)}
            />
          ))}
        </div>
      </Card>
      {gaps.size > 0 && <Banner tone="danger" role="alert" title={texts.gapsTitle(gaps.size)} />}
      {attempts > 0 && unsent.length > 0 && (
        <Banner tone="danger" role="alert" title={texts.unsentTitle(unsent.length)}>
          {texts.unsentText}
        </Banner>
      )}
      <InspectionFoot saving={saving} onFinish={finish} />
    </>
  );
}
