import { useSearch } from "@tanstack/react-router";
import type { WorkspaceSearch } from "./workspace-search.ts";

/** The address of the workspace, read. */
export function useWorkspaceSearch(): WorkspaceSearch {
  return useSearch({ from: "/data/responder/frame/responder/dashboard" });
}
