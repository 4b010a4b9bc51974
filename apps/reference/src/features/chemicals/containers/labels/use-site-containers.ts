import type { Container } from "@placard/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../../lib/api/use-failure.ts";
import { containersQuery } from "../../../../lib/containers/container-queries.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../../session/SessionProvider.tsx";
import type { SiteWithContainers } from "./sites-with-containers.ts";

/** Reads all containers of a site, one chemical after the other, as they are now. */
export function useSiteContainers(onRead: (containers: readonly Container[]) => void) {
  const { containers: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  return useMutation({
    async mutationFn({ chemicals }: SiteWithContainers) {
      const read: Container[] = [];
      for (const id of chemicals) {
        const { containers } = await queries.fetchQuery({ ...containersQuery(api, business_id, id), staleTime: 0 });
        read.push(...containers);
      }
      return read;
    },
    onSuccess: onRead,
    onError: (error) =>
      void fail(error, { title: words.labelsFailedTitle, fallback: words.loadFailed, logIn: words.logIn }),
  });
}
