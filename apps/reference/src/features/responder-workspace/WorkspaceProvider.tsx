import type { AddressSuggestion } from "@placard/hazmat-core";
import { createContext, use, useState, type ReactNode } from "react";
import { DEFAULT_MODULE, type ModuleId } from "./module-ids.ts";

/** The panels that can lie over or beside a module. */
export type Panel = "map" | "checklist" | "conversion";

/** What one module hands to another, such as the chemical of a card to the plume form. */
export interface Handover {
  readonly chemicalName?: string;
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
