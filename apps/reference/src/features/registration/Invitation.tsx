import { hasCode } from "@placard/api-client";
import { getInvitation } from "@placard/api-client/internal";
import { Banner, Button, ErrorState, Skeleton } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { InvitedForm } from "./InvitedForm.tsx";

/** Registration by invitation link. An invalid link explains how to continue. */
export function Invitation({ token }: { readonly token: string }) {
  const { registration, common } = useMessages();
  const api = useApi();
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => api.call(getInvitation, { params: { token } }, { signal }),
    staleTime: Infinity,
  });

  if (invitation.data !== undefined) {
    const { email, organization_name: organizationName } = invitation.data;
    return (
      <>
        <Banner tone="info" title={registration.invitedTo(organizationName)}>
          {registration.invitedText}
        </Banner>
        <InvitedForm token={token} email={email} organizationName={organizationName} />
      </>
    );
  }
  if (!invitation.isError) return <Skeleton lines={5} label={registration.readingInvitation} />;
  if (!hasCode(invitation.error, "link_expired")) {
    return (
      <ErrorState
        title={registration.invitationUnread}
        text={refusalOf(invitation.error, common.loadFailedTitle).message}
        action={<Button onPress={() => void invitation.refetch()}>{common.retry}</Button>}
      />
    );
  }
  return (
    <Banner
      tone="caution"
      role="alert"
      title={refusalOf(invitation.error, registration.failed).message}
      action={<LinkButton href={paths.register}>{registration.registerWithout}</LinkButton>}
    >
      {registration.deadLinkText}
    </Banner>
  );
}
