import { hasCode, type InputOf } from "@placard/api-client";
import { insertBusinessInvitation } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { BUSINESS_ROLES, DEFAULT_BUSINESS_ROLE, isOneOf, validateInvitation } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { HowInvited } from "../../../lib/people/HowInvited.tsx";
import { InvitationLinkDialog } from "../../../lib/people/InvitationLinkDialog.tsx";
import { useAskMailsLinks, useInvitationLink } from "../../../lib/people/use-invitation-link.ts";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { RoleSelect } from "./RoleSelect.tsx";
import { usePeopleChanged } from "../../../lib/people/use-people-changed.ts";

type NewInvitation = InputOf<typeof insertBusinessInvitation>["body"];

/** Form that invites a user, who chooses a password. If email is not set up, it shows the link to pass on. */
export function InviteUserForm() {
  const { people: texts, signIns } = useMessages();
  const refusalReason = useRefusalReason();
  const { business_id, role: ownRole } = useBusinessProfile();
  const api = useApi();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const mailsLinks = useAskMailsLinks();
  const { link, show, hide } = useInvitationLink();
  const peopleChanged = usePeopleChanged();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { email: "", role: DEFAULT_BUSINESS_ROLE },
    validate: (values) => problemTexts(validateInvitation(values)),
    draft: { name: "invite-user" },
    async submit({ email, role }, saved) {
      if (!isOneOf(BUSINESS_ROLES, role)) return { fields: problemTexts(validateInvitation({ email, role })) };
      const body = { business_id, email: email.trim(), role } satisfies EveryField<NewInvitation>;
      try {
        const { invitation } = await api.call(insertBusinessInvitation, { body }, { idempotencyKey: keyFor(body) });
        saved();
        toasts.clear();
        if (await mailsLinks())
          toasts.show({ tone: "ok", title: signIns.invitedTitle, text: signIns.invitedText(body.email) });
        else await show(invitation);
      } catch (error) {
        if (hasCode(error, "already_member")) return { fields: { email: signIns.alreadyIn(body.email) } };
        return fail(error, {
          title: signIns.inviteFailedTitle,
          fallback: signIns.inviteFailed,
          logIn: signIns.logIn,
        });
      }
      await peopleChanged();
      form.reset();
      return undefined;
    },
  });

  return (
    <>
      <FormFrame form={form} label={signIns.byMail}>
        <HowInvited />
        <TextField label={texts.email} type="email" autoComplete="off" {...form.field("email")} />
        <RoleSelect field={form.field("role")} />
        <FormFoot
          form={form}
          label={signIns.invite}
          pendingLabel={signIns.inviting}
          refused={refusalReason(ownRole, "edit_users")}
        />
      </FormFrame>
      {link !== null && <InvitationLinkDialog link={link} onClose={hide} />}
    </>
  );
}
