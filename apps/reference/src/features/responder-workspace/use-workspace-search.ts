import { useSearch } from "@tanstack/react-router";
import type { WorkspaceSearch } from "./workspace-search.ts";

/** The parsed address of the workspace. */
export function useWorkspaceSearch(): WorkspaceSearch {
  return useSearch({ from: "/data/responder/frame/responder/dashboard" });
}
