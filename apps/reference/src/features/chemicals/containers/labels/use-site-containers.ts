import type { Container } from "@placard/api-client";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../../lib/api/use-failure.ts";
import { allContainers } from "../../../../lib/containers/container-queries.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../../session/SessionProvider.tsx";

/** Loads all current containers of a site, grouped by chemical and in the order in which they were added. */
export function useSiteContainers(onRead: (containers: readonly Container[]) => void) {
  const { containers: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const fail = useFailure();
  return useMutation({
    async mutationFn(locationId: number) {
      const read = await allContainers(api, { businessId: business_id, locationId });
      return read.toSorted((a, b) => a.chemical_name.localeCompare(b.chemical_name));
    },
    onSuccess: onRead,
    onError: (error) =>
      void fail(error, { title: texts.labelsFailedTitle, fallback: texts.loadFailed, logIn: texts.logIn }),
  });
}
