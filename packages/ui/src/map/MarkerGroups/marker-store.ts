import type { LonLat } from "@placard/hazmat-core";
import type { ReactNode } from "react";
import type { MapParts } from "../map-parts.ts";
import { groupMarkers, TARGET_PX } from "./group-markers.ts";

/** A marker of any layer. */
export interface MapMarker {
  /** Unique on the map. */
  readonly id: string;
  /** Lower ranks come first in a group. */
  readonly rank: number;
  readonly center: LonLat;
  readonly name: string;
  readonly sign: ReactNode;
  /** Content shown on press. */
  readonly content: ReactNode;
  /** Its button, which is also measured while a group shows the marker. */
  readonly button: HTMLElement;
}

/** The markers of one map and their groups. */
export interface MarkerStore {
  readonly set: (marker: MapMarker) => void;
  readonly remove: (id: string) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly isGrouped: (id: string) => boolean;
  /** Groups of two or more. */
  readonly groups: () => readonly (readonly MapMarker[])[];
  /** Focuses the button that now shows a marker, if the marker had the focus when it was grouped or separated. */
  readonly returnFocus: (groups: readonly (readonly MapMarker[])[]) => void;
  /** Requests the focus for a marker when it is next grouped or separated. */
  readonly keepFocus: (id: string) => void;
  /** Groups again after each move, until the returned function is called. */
  readonly watch: () => () => void;
}

export function createMarkerStore(map: MapParts["map"]): MarkerStore {
  const markers = new Map<string, MapMarker>();
  const listeners = new Set<() => void>();
  const sizes = new ResizeObserver(schedule); // density, font or name may change the size of a marker
  let groups: readonly (readonly MapMarker[])[] = [];
  let grouped = new Set<string>();
  let focusedId: string | null = null;
  let isScheduled = false;

  /** Groups all markers once, before paint, because layers add them one by one. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      group();
    });
  }

  function group(): void {
    const placed = [...markers.values()].map(({ id, rank, center: [lng, lat], button }) => ({
      id,
      rank,
      ...positionOf(map, lng, lat),
      width: Math.max(TARGET_PX, button.offsetWidth),
      height: Math.max(TARGET_PX, button.offsetHeight),
    }));
    const next = groupMarkers(placed)
      .filter(({ length }) => length > 1)
      .map((ids) => ids.flatMap((id) => markers.get(id) ?? []));
    if (isSame(next, groups)) return;
    const active = activeMarker(map.getContainer());
    if (active !== null) focusedId = active;
    groups = next;
    grouped = new Set(next.flat().map(({ id }) => id));
    for (const listener of listeners) listener();
  }

  return {
    set(marker) {
      const before = markers.get(marker.id);
      if (before?.button !== marker.button) {
        if (before !== undefined) sizes.unobserve(before.button);
        sizes.observe(marker.button);
      }
      markers.set(marker.id, marker);
      schedule();
    },
    remove(id) {
      const before = markers.get(id);
      if (before !== undefined) sizes.unobserve(before.button);
      markers.delete(id);
      schedule();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    isGrouped: (id) => grouped.has(id),
    groups: () => groups,
    keepFocus(id) {
      focusedId = id;
    },
    returnFocus(shown) {
      if (focusedId === null) return;
      const wanted = focusedId;
      focusedId = null;
      const container = map.getContainer();
      if (activeMarker(container) !== null) return;
      const shownBy = shown.find((members) => members.some(({ id }) => id === wanted))?.[0]?.id ?? wanted;
      for (const button of container.querySelectorAll<HTMLElement>(".placard-map-marker"))
        if (button.dataset["marker"] === shownBy) button.focus({ preventScroll: true }); // hidden buttons cannot take focus
    },
    watch() {
      map.on("moveend", schedule);
      schedule();
      return () => {
        map.off("moveend", schedule);
        sizes.disconnect();
      };
    },
  };
}

function positionOf(map: MapParts["map"], lng: number, lat: number): { readonly x: number; readonly y: number } {
  const { x, y } = map.project({ lng, lat });
  return { x, y };
}

/** Id of the focused marker. */
function activeMarker(container: HTMLElement): string | null {
  const root = container.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  const isHidden = active instanceof HTMLElement && getComputedStyle(active).visibility === "hidden";
  return active instanceof HTMLElement && !isHidden ? (active.dataset["marker"] ?? null) : null;
}

const isSame = (one: readonly (readonly MapMarker[])[], other: readonly (readonly MapMarker[])[]): boolean =>
  one.length === other.length &&
  one.every(
    (members, index) =>
      members.length === other[index]?.length && members.every((marker, nth) => marker === other[index]?.[nth]),
  );
