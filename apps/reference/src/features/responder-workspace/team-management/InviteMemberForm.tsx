import { type InputOf } from "@placard/api-client";
import { insertInvitations } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { validatePasswordResetRequest } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormProblem } from "../../../forms/FormProblem.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../../lib/api/failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { HowInvited } from "../../../lib/people/HowInvited.tsx";
import { useAskMailsLinks } from "../../../lib/people/use-invitation-link.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";

interface InviteMemberFormProps {
  /** Called after an invitation. If email is not set up, the admin must pass on the link. */
  readonly onInvited: (invitation: { readonly id: number; readonly email: string }) => Promise<void>;
}

type Invitations = InputOf<typeof insertInvitations>["body"];

/** Form that invites a member, who chooses a password. */
export function InviteMemberForm({ onInvited }: InviteMemberFormProps) {
  const { team, signIns } = useMessages();
  const { department_id } = useResponderProfile();
  const api = useApi();
  const keyFor = useIdempotencyKey();
  const mailsLinks = useAskMailsLinks();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { email: "" },
    validate: (values) => problemTexts(validatePasswordResetRequest(values)), // contains only an address
    draft: { name: "invite-member" },
    async submit({ email }, saved) {
      const body = { department_id, emails: [email.trim()] } satisfies EveryField<Invitations>;
      try {
        const { invitations } = await api.call(insertInvitations, { body }, { idempotencyKey: keyFor(body) });
        const [invitation] = invitations;
        if (invitation === undefined) return { fields: { email: signIns.alreadyIn(email.trim()) } };
        saved();
        if (await mailsLinks())
          toasts.show({ tone: "ok", title: signIns.invitedTitle, text: signIns.invitedText(invitation.email) });
        form.reset();
        await onInvited(invitation);
        return undefined;
      } catch (error) {
        return refusalOf(error, signIns.inviteFailed);
      }
    },
  });
  return (
    <FormFrame form={form} label={signIns.byMail}>
      <FormProblem form={form} />
      <HowInvited />
      <TextField {...form.field("email")} label={team.email} type="email" autoComplete="off" />
      <FormFoot form={form} label={signIns.invite} pendingLabel={signIns.inviting} />
    </FormFrame>
  );
}
