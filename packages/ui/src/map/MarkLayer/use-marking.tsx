import type { LonLat } from "@placard/hazmat-core";
import { useRef, useState, type ReactNode } from "react";
import { toasts } from "../../feedback/Toast/toasts.ts";
import type { MapMark, NewMapMark } from "../../incident/MapMarks/map-mark.ts";
import { mapMarkWords } from "../../messages/en/map/map-marks.ts";
import { useWords } from "../../messages/use-words.ts";
import { MarkForm, type MarkDraft } from "./MarkForm.tsx";
import { useMarkName } from "./use-mark-name.ts";

interface Marking {
  /** Asks what is to be marked; `null` where nothing can be. */
  readonly form: ReactNode;
  /** Takes the place that is pressed; `null` while nothing is being marked. */
  readonly onPick: ((place: LonLat) => void) | null;
  /** Takes a mark away, and offers to put it back; `undefined` where none can be. */
  readonly onRemove: ((mark: MapMark) => void) | undefined;
}

interface MarkActs {
  readonly onMark: ((mark: NewMapMark) => void) | undefined;
  readonly onUnmark: ((mark: MapMark) => void) | undefined;
}

/** How a place is marked: what is there is said, then the map is pressed. What was said stays until then. */
export function useMarking({ onMark, onUnmark }: MarkActs): Marking {
  const { mapMarks: words } = useWords(mapMarkWords);
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
      title: words.removed(nameOf(mark)),
      ...(onMark !== undefined && {
        action: { label: words.putBack, onPress: () => onMark({ kind, label, center }) },
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
    box.current?.querySelector("button")?.focus({ preventScroll: true }); // what took the middle of the map is gone now
    toasts.show({ tone: "ok", title: words.marked(nameOf(mark)) });
  }
  return {
    onRemove,
    form: <MarkForm draft={draft} onChange={change} isAsked={isAsked} box={box} />,
    onPick: draft === null ? null : (place) => pick(place, draft),
  };
}
