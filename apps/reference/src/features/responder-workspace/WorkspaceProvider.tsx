import { useNavigate, useRouterState } from "@tanstack/react-router";
import { createContext, use, useState, type ReactNode } from "react";
import { useAddressUpdate } from "../../lib/delayed-navigation.ts";
import { paths } from "../../paths.ts";
import { chemicalOf, type Handover } from "./handover.ts";
import { DEFAULT_MODULE, type ModuleId } from "./module-ids.ts";
import { useWorkspaceSearch } from "./use-workspace-search.ts";
import { readWorkspaceSearch, stepFrom, type Panel, type WorkspaceStep } from "./workspace-search.ts";

interface Workspace {
  readonly activeModule: ModuleId;
  readonly openPanel: Panel | null;
  readonly handover: Handover;
  /**
   * The handover until a module has taken it; then empty. So going back and forth never overwrites input that was typed
   * since.
   */
  readonly freshHandover: Handover;
  readonly takeHandover: () => void;
  /** Changes the address as a history step, unless it `replaces` the current one. */
  readonly goTo: (part: WorkspaceStep, options?: { readonly replaces?: boolean }) => void;
  /** Like `goTo`, for timers, effects and responses: does not bring back a user who is leaving. */
  readonly updateAddress: Workspace["goTo"];
  /** Opens a module with initial data. */
  readonly open: (module: ModuleId, handover?: Handover) => void;
  /** Opens a panel with initial data. */
  readonly showPanel: (panel: Panel, handover: Handover) => void;
  readonly togglePanel: (panel: Panel) => void;
  readonly closePanel: () => void;
}

const WorkspaceContext = createContext<Workspace | null>(null);

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Id of the handover of this history step. */
    handedOver?: string;
  }
}

const NO_HANDOVER = { step: "", given: {} as Handover, isTaken: true };

export function WorkspaceProvider({ children }: { readonly children: ReactNode }) {
  const address = useWorkspaceSearch();
  const activeModule = address.module ?? DEFAULT_MODULE;
  const openPanel = address.panel ?? null;
  const navigate = useNavigate();
  const updateAddress = useAddressUpdate(paths.responderWorkspace);
  const step = useRouterState({ select: ({ location }) => location.state.handedOver ?? null });
  const [passed, setPassed] = useState(NO_HANDOVER);

  /**
   * Changes the address. A handover applies only to its own history step, so going back does not repeat it. Step ids
   * are unique, because steps from before a reload stay in the history.
   */
  function go(part: WorkspaceStep, given: Handover | null, replace: boolean): void {
    const next = given === null ? passed.step : crypto.randomUUID();
    if (given !== null) setPassed({ step: next, given, isTaken: false });
    void navigate({
      to: paths.responderWorkspace,
      search: (before) => stepFrom(readWorkspaceSearch(before), part),
      state: given === null ? (before) => ({ ...before }) : { handedOver: next },
      replace,
      // Another module starts at its top. If only the substance or panel changes, the scroll position stays.
      resetScroll: part.module !== undefined && part.module !== activeModule,
    });
  }

  const handover = step === passed.step ? passed.given : {};
  const workspace: Workspace = {
    activeModule,
    openPanel,
    handover,
    freshHandover: passed.isTaken ? {} : handover,
    takeHandover: () => setPassed((now) => (now.isTaken ? now : { ...now, isTaken: true })),
    goTo: (part, options) => go(part, null, options?.replaces === true),
    updateAddress: (part, options) => updateAddress(() => go(part, null, options?.replaces === true)),
    open: (module, given) => go({ module, panel: undefined, ...chemicalOf(given ?? {}) }, given ?? {}, false),
    showPanel: (panel, given) => go({ panel }, given, false),
    togglePanel: (panel) => go({ panel: openPanel === panel ? undefined : panel }, null, openPanel === panel),
    closePanel: () => go({ panel: undefined }, null, true),
  };
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}

/**
 * The open module and panel, and functions to open others. Does not change when only the rest of the address changes,
 * which `useWorkspaceSearch` reads.
 */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (workspace === null) throw new Error("useWorkspace needs a <WorkspaceProvider> above it.");
  return workspace;
}
