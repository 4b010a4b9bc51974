import { insertResponderUser } from "@placard/api-client";
import { sharedMessages, validateTeamMember } from "@placard/hazmat-core";
import { Banner, Button, Dialog, TextField, toasts } from "@placard/ui";
import { useId } from "react";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { refusalOf } from "../../../lib/failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";

interface AddMemberDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onAdded: () => Promise<void>;
}

/** Adds a member with a temporary password. What was typed stays when the server refuses. */
export function AddMemberDialog({ isOpen, onOpenChange, onAdded }: AddMemberDialogProps) {
  const { team, common } = useMessages();
  const { department_id } = useResponderProfile();
  const api = useApi();
  const formId = useId();
  const form = useForm({
    initial: { name: "", email: "", password: "" },
    validate: validateTeamMember,
    draft: { name: "add-member", secrets: ["password"] },
    async submit({ name, email, password }) {
      try {
        await api.call(insertResponderUser, {
          body: { name: name.trim(), email: email.trim(), password, department_id, user_role: false },
        });
      } catch (error) {
        return refusalOf(error, sharedMessages.memberNotAdded);
      }
      toasts.show({ tone: "ok", title: team.added });
      onOpenChange(false);
      form.reset();
      await onAdded();
      return undefined;
    },
  });
  return (
    <Dialog
      title={team.addMember}
      description={team.addDescription}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{common.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={form.isSubmitting}
            pendingLabel={team.adding}
          >
            {team.addMember}
          </Button>
        </>
      }
    >
      <FormFrame form={form} id={formId}>
        {form.problem === undefined ? undefined : <Banner tone="danger" title={form.problem} />}
        <TextField {...form.field("name")} label={team.name} autoComplete="off" />
        <TextField {...form.field("email")} label={team.email} type="email" autoComplete="off" />
        <TextField
          {...form.field("password")}
          label={team.temporaryPassword}
          type="password"
          autoComplete="new-password"
        />
      </FormFrame>
    </Dialog>
  );
}
