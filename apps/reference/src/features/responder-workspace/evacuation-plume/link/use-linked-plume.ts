import { useQuery } from "@tanstack/react-query";
import { chemicalSource } from "../../../../lib/chemical/chemical-source.ts";
import { serverClock } from "../../../../lib/device/server-clock.ts";
import { useWorkspaceSearch } from "../../use-workspace-search.ts";
import { readPlumeLink, type PlumeFromLink } from "./plume-link.ts";

/** A calculation in the address. `unread`: it cannot be read. */
export type LinkedPlume = ({ readonly text: string } & (PlumeFromLink | { readonly kind: "unread" })) | null;

/** The calculation in the address; `null` if there is none or it is still loading. */
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
