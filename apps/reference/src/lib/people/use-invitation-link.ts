import { insertInvitationLink } from "@placard/api-client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { configQuery } from "../api/app-queries.ts";
import { useFailure } from "../api/use-failure.ts";

/** A link that somebody has to hand over. */
export interface HandedLink {
  readonly email: string;
  readonly link: string;
  readonly expires_at: string;
}

/** Whether this server mails its links; while that is not known, it is taken to. */
export function useMailsLinks(): boolean {
  const config = useQuery(configQuery(useApi()));
  return config.data?.providers.mail !== "outbox";
}

/** Makes the link of an invitation where no mail is set up, and keeps it while it is shown. */
export function useInvitationLink() {
  const { signIns: words } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const [link, setLink] = useState<HandedLink | null>(null);
  return {
    link,
    hide: () => setLink(null),
    show: async ({ id, email }: { readonly id: number; readonly email: string }): Promise<void> => {
      try {
        const made = await api.call(insertInvitationLink, { params: { id } });
        setLink({ email, link: made.link, expires_at: made.expires_at });
      } catch (error) {
        fail(error, { title: words.linkFailedTitle, fallback: words.linkFailed, logIn: words.logIn });
      }
    },
  } as const;
}
