import { insertResponderUser } from "@placard/api-client/internal";
import { validateTeamMember } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormProblem } from "../../../forms/FormProblem.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../../lib/api/failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";

/** Form that adds a member with a temporary password. The input is kept if the server rejects it. */
export function AddMemberForm({ onAdded }: { readonly onAdded: () => Promise<void> }) {
  const { team, signIns } = useMessages();
  const { department_id } = useResponderProfile();
  const api = useApi();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { name: "", email: "", password: "" },
    validate: (values) => problemTexts(validateTeamMember(values)),
    draft: { name: "add-member", secrets: ["password"] },
    async submit({ name, email, password }) {
      try {
        await api.call(insertResponderUser, {
          body: { name: name.trim(), email: email.trim(), password, department_id, user_role: false },
        });
      } catch (error) {
        return refusalOf(error, team.addFailed);
      }
      toasts.show({ tone: "ok", title: team.added });
      form.reset();
      await onAdded();
      return undefined;
    },
  });
  return (
    <FormFrame form={form} label={team.temporaryPassword}>
      <FormProblem form={form} />
      <p className="placard-muted">{signIns.byPasswordText}</p>
      <TextField {...form.field("name")} label={team.name} autoComplete="off" />
      <TextField {...form.field("email")} label={team.email} type="email" autoComplete="off" />
      <TextField
        {...form.field("password")}
        label={team.temporaryPassword}
        type="password"
        autoComplete="new-password"
        description={signIns.temporaryHint}
      />
      <FormFoot form={form} label={team.addMember} pendingLabel={team.adding} />
    </FormFrame>
  );
}
