import type { Inspection } from "@placard/api-client";
import { Banner, Card, ProgressBar } from "@placard/ui";
import { useEffect, useRef, useState } from "react";
import { focusFirstInvalid } from "../../../forms/focus-first-invalid.ts";
import { RestoredNote } from "../../../forms/RestoredNote.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { MergedNote } from "./MergedNote.tsx";
import { RoundHead } from "./RoundHead.tsx";
import { RoundFoot } from "./RoundFoot.tsx";
import { RoundItem } from "./RoundItem.tsx";
import { useLeftPhotoStore, useUnsentPhotos } from "../photos/left-photos.ts";
import { useRound } from "./use-round.ts";
import { useRoundSaving } from "./use-round-saving.ts";

/** Form of an unfinished inspection: all items with their answers, and buttons to save, finish or discard it. */
export function RoundForm({ inspection }: { readonly inspection: Inspection }) {
  const { fireSafety: words } = useMessages();
  const { items } = inspection;
  const round = useRound(inspection);
  const saving = useRoundSaving(inspection, round);
  const photos = useLeftPhotoStore();
  const unsent = useUnsentPhotos(photos, inspection.id);
  const [attempts, setAttempts] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const gaps = attempts > 0 ? round.gaps : new Map<string, never>();
  useEffect(() => {
    if (attempts > 0 && list.current !== null) focusFirstInvalid(list.current);
  }, [attempts]);

  function finish(): void {
    if (round.gaps.size > 0 || unsent.length > 0) setAttempts(attempts + 1);
    else saving.finish();
  }

  function giveUp(): void {
    round.discard();
    for (const { key } of unsent) photos.drop(key);
  }

  return (
    <>
      <RoundHead inspection={inspection} onGivenUp={giveUp} />
      <RestoredNote form={{ restoredAt: round.restoredAt, reset: round.discard }} />
      <MergedNote inspection={inspection} round={round} />
      <ProgressBar
        label={words.answered(round.answered, items.length)}
        value={Math.round((100 * round.answered) / items.length)}
      />
      <Card isFlush>
        <div ref={list} className="app-round" role="list">
          {items.map((item) => (
            <RoundItem key={item.id} inspection={inspection} item={item} round={round} gap={gaps.get(item.id)} />
          ))}
        </div>
      </Card>
      {gaps.size > 0 && <Banner tone="danger" role="alert" title={words.gapsTitle(gaps.size)} />}
      {attempts > 0 && unsent.length > 0 && (
        <Banner tone="danger" role="alert" title={words.unsentTitle(unsent.length)}>
          {words.unsentText}
        </Banner>
      )}
      <RoundFoot saving={saving} onFinish={finish} />
    </>
  );
}
