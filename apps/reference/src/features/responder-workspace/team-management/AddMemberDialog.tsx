import { insertResponderUser } from "@placard/api-client";
import { validateTeamMember } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../../lib/api/failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";

interface AddMemberDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onAdded: () => Promise<void>;
}

/** Adds a member with a temporary password. What was typed stays when the server refuses. */
export function AddMemberDialog({ isOpen, onOpenChange, onAdded }: AddMemberDialogProps) {
  const { team } = useMessages();
  const { department_id } = useResponderProfile();
  const api = useApi();
  const inWords = useProblemTexts();
  const form = useForm({
    initial: { name: "", email: "", password: "" },
    validate: (values) => inWords(validateTeamMember(values)),
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
      onOpenChange(false);
      form.reset();
      await onAdded();
      return undefined;
    },
  });
  return (
    <FormDialog
      form={form}
      title={team.addMember}
      description={team.addDescription}
      size="sm"
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      submitLabel={team.addMember}
      pendingLabel={team.adding}
    >
      <TextField {...form.field("name")} label={team.name} autoComplete="off" />
      <TextField {...form.field("email")} label={team.email} type="email" autoComplete="off" />
      <TextField
        {...form.field("password")}
        label={team.temporaryPassword}
        type="password"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
