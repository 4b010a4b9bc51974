import type { LonLat } from "@placard/hazmat-core";
import { useRef, useState, type ReactNode } from "react";
import { toasts } from "../../feedback/Toast/toasts.ts";
import type { MapMark, NewMapMark } from "../../incident/MapMarks/map-mark.ts";
import { mapMarkTexts } from "../../messages/en/map/map-marks.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { MarkForm, type MarkDraft } from "./MarkForm.tsx";
import { useMarkName } from "./use-mark-name.ts";

interface Marking {
  /** Form for a new mark; `null` if marks cannot be added. */
  readonly form: ReactNode;
  /** Handles a press on the map; `null` while no mark is being added. */
  readonly onPick: ((place: LonLat) => void) | null;
  /** Removes a mark and offers to restore it; `undefined` if marks cannot be removed. */
  readonly onRemove: ((mark: MapMark) => void) | undefined;
}

interface MarkActs {
  readonly onMark: ((mark: NewMapMark) => void) | undefined;
  readonly onUnmark: ((mark: MapMark) => void) | undefined;
}

/** Manages adding a mark: the user describes it, then presses the map. The description is kept until then. */
export function useMarking({ onMark, onUnmark }: MarkActs): Marking {
  const { mapMarks: texts } = useTexts(mapMarkTexts);
  const nameOf = useMarkName();
  const [draft, setDraft] = useState<MarkDraft | null>(null);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const onRemove = onUnmark && ((mark: MapMark) => remove(mark, onUnmark));
  if (onMark === undefined) return { form: null, onPick: null, onRemove };

  function remove(mark: MapMark, take: (mark: MapMark) => void): void {
    const { kind, label, center } = mark;
    take(mark);
    toasts.show({
      tone: "ok",
      title: texts.removed(nameOf(mark)),
      ...(onMark !== undefined && {
        action: { label: texts.putBack, onPress: () => onMark({ kind, label, center }) },
      }),
    });
  }
  function change(next: MarkDraft | null): void {
    setDraft(next);
    setAsked(false);
  }
  function pick(center: LonLat, { kind, label }: MarkDraft): void {
    if (kind === null) {
      setAsked(true);
      return;
    }
    const mark = { kind, label: label.trim(), center };
    onMark?.(mark);
    change(null);
    box.current?.querySelector("button")?.focus({ preventScroll: true }); // the pick button that had the focus has gone
    toasts.show({ tone: "ok", title: texts.marked(nameOf(mark)) });
  }
  return {
    onRemove,
    form: <MarkForm draft={draft} onChange={change} isAsked={isAsked} box={box} />,
    onPick: draft === null ? null : (place) => pick(place, draft),
  };
}
