import { insertInvitationLink } from "@placard/api-client/internal";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { configQuery } from "../api/app-queries.ts";
import { useFailure } from "../api/use-failure.ts";

/** An invitation link that someone has to pass on. */
export interface HandedLink {
  readonly email: string;
  readonly link: string;
  readonly expires_at: string;
}

/** True if this server mails its links; `undefined` while unknown. */
export function useMailsLinks(): boolean | undefined {
  const { data } = useQuery(configQuery(useApi()));
  return data === undefined ? undefined : data.providers.mail !== "outbox";
}

/**
 * Loads whether this server mails its links. False if the server does not respond: passing links on works with every
 * server.
 */
export function useAskMailsLinks(): () => Promise<boolean> {
  const api = useApi();
  const queries = useQueryClient();
  return () =>
    queries.ensureQueryData(configQuery(api)).then(
      ({ providers }) => providers.mail !== "outbox",
      () => false,
    );
}

/** Creates an invitation link if no mail is set up, and keeps it while it is shown. */
export function useInvitationLink() {
  const { signIns: texts } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const [link, setLink] = useState<HandedLink | null>(null);
  return {
    link,
    hide: () => setLink(null),
    show: async ({ id, email }: { readonly id: number; readonly email: string }): Promise<void> => {
      try {
        const created = await api.call(insertInvitationLink, { params: { id } });
        setLink({ email, link: created.link, expires_at: created.expires_at });
      } catch (error) {
        fail(error, { title: texts.linkFailedTitle, fallback: texts.linkFailed, logIn: texts.logIn });
      }
    },
  } as const;
}
