/** Style of an outline on white paper: dark enough for a photocopy, and identifiable only by its dashes. */
export interface SketchStyle {
  readonly color: string;
  /** Lengths of dash and gap; empty for a solid line. */
  readonly dash: readonly number[];
}

export const SKETCH_STYLES: Readonly<Record<string, SketchStyle>> = {
  "aegl-3": { color: "#b00020", dash: [] },
  idlh: { color: "#444444", dash: [1.5, 4] },
  "aegl-2": { color: "#a85500", dash: [11, 5] },
  "aegl-1": { color: "#7a6a00", dash: [5, 4] },
  lel: { color: "#705000", dash: [10, 4, 2, 4] },
  evac: { color: "#6a1b9a", dash: [] },
  "tank-fireball": { color: "#111111", dash: [] },
  "tank-responders": { color: "#111111", dash: [12, 4] },
  "tank-evacuate": { color: "#111111", dash: [6, 4] },
  "tank-preferred": { color: "#111111", dash: [2, 6] },
  protect: { color: "#1a3d8f", dash: [14, 4] },
};

/** Colours below the outlines, light enough to differ from every zone in a photocopy. */
export const GROUND_COLORS = { water: "#d5e3ec", road: "#a9a9a9", ring: "#8a8a8a" } as const;
