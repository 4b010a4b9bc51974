import type { ComponentType } from "react";
import type { Panel } from "./workspace-search.ts";

interface PanelProps {
  readonly onClose: () => void;
}

/** The code of each panel, in a separate chunk. */
export const panels = {
  map: async () => ({ default: (await import("./map/MapPanel.tsx")).MapPanel }),
  checklist: async () => ({ default: (await import("./checklist/ChecklistDrawer.tsx")).ChecklistDrawer }),
  log: async () => ({ default: (await import("./incident-log/LogDrawer.tsx")).LogDrawer }),
  entry: async () => ({ default: (await import("./entry-teams/EntryPanel.tsx")).EntryPanel }),
  conversion: async () => ({ default: (await import("./conversion/ConversionDialog.tsx")).ConversionDialog }),
} as const satisfies Record<Panel, () => Promise<{ default: ComponentType<PanelProps> }>>;
