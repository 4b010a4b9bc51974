import { useQuery } from "@tanstack/react-query";
import { chemicalSource } from "../../../../lib/chemical/chemical-source.ts";
import { serverClock } from "../../../../lib/device/server-clock.ts";
import { useWorkspaceSearch } from "../../use-workspace-search.ts";
import { readPlumeLink, type PlumeFromLink } from "./plume-link.ts";

/** A calculation that the address brings. `unread`: no one can say what it means. */
export type LinkedPlume = ({ readonly text: string } & (PlumeFromLink | { readonly kind: "unread" })) | null;

/** Calculation inputs in the address; `null`: none, or still loading. */
export function useLinkedPlume(): LinkedPlume {
  const { plume: text } = useWorkspaceSearch();
  const read = useQuery({
    queryKey: ["plume-link", text ?? null],
    queryFn: () => (text === undefined ? null : readPlumeLink(text, chemicalSource, serverClock.now())),
    enabled: text !== undefined,
    networkMode: "always",
    staleTime: Infinity,
  });
  if (text === undefined || read.isPending) return null;
  return read.data == null ? { text, kind: "unread" } : { text, ...read.data };
}
