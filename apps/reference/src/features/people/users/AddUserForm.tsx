import { TextField } from "@placard/ui";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { RoleSelect } from "./RoleSelect.tsx";
import { useNewUser } from "./use-new-user.ts";

/** Form that adds a user with a temporary password. */
export function AddUserForm() {
  const { people: texts, signIns } = useMessages();
  const refusalReason = useRefusalReason();
  const { role } = useBusinessProfile();
  const form = useNewUser();
  return (
    <FormFrame form={form} label={texts.addUser}>
      <p className="placard-muted">{signIns.byPasswordText}</p>
      <TextField label={texts.name} autoComplete="off" {...form.field("name")} />
      <TextField label={texts.email} type="email" autoComplete="off" {...form.field("email")} />
      <TextField
        label={signIns.byPassword}
        type="password"
        autoComplete="new-password"
        description={signIns.temporaryHint}
        {...form.field("password")}
      />
      <RoleSelect field={form.field("role")} />
      <FormFoot
        form={form}
        label={texts.submitUser}
        pendingLabel={texts.addingUser}
        refused={refusalReason(role, "edit_users")}
      />
    </FormFrame>
  );
}
