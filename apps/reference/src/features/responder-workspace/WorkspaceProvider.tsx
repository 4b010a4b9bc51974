import type { AddressSuggestion, MeantMention, NamedChemical } from "@placard/hazmat-core";
import { createContext, use, useState, type ReactNode } from "react";
import { DEFAULT_MODULE, type ModuleId } from "./module-ids.ts";

/** The panels that can lie over or beside a module. */
export type Panel = "map" | "checklist" | "conversion" | "log";

/** What one module hands to another, such as the chemical of a card to the plume form. */
export interface Handover {
  /** Which substance, by which of its ids. */
  readonly chemical?: NamedChemical;
  /** Words to search for, where nothing more is known. */
  readonly text?: string;
  /** What was to be opened and names no one substance: the reader chooses. */
  readonly question?: { readonly text: string; readonly meant: Exclude<MeantMention, { readonly kind: "one" }> };
  /** A row of an inventory that names no one substance and has a class: its card follows from the class. */
  readonly stored?: { readonly name: string; readonly hazardClass: string };
  readonly address?: string;
  /** Where the address lies, when the module that hands it over knows. */
  readonly place?: AddressSuggestion;
}

interface Workspace {
  readonly activeModule: ModuleId;
  readonly openPanel: Panel | null;
  readonly handover: Handover;
  /** Opens a module, with what it should start from. */
  readonly open: (module: ModuleId, handover?: Handover) => void;
  /** Opens a panel, with what it should start from. */
  readonly showPanel: (panel: Panel, handover: Handover) => void;
  readonly togglePanel: (panel: Panel) => void;
  readonly closePanel: () => void;
}

const WorkspaceContext = createContext<Workspace | null>(null);

export function WorkspaceProvider({ children }: { readonly children: ReactNode }) {
  const [activeModule, setModule] = useState<ModuleId>(DEFAULT_MODULE);
  const [openPanel, setPanel] = useState<Panel | null>(null);
  const [handover, setHandover] = useState<Handover>({});
  const workspace: Workspace = {
    activeModule,
    openPanel,
    handover,
    open(module, given = {}) {
      setHandover(given);
      setModule(module);
      setPanel(null);
    },
    showPanel(panel, given) {
      setHandover(given);
      setPanel(panel);
    },
    togglePanel: (panel) => setPanel((current) => (current === panel ? null : panel)),
    closePanel: () => setPanel(null),
  };
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}

/** Which module and panel is open. Modules use it to open one another. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (workspace === null) throw new Error("useWorkspace needs a <WorkspaceProvider> above it.");
  return workspace;
}
