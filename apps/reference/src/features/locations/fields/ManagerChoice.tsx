import { Button, Select, toasts } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { useEffect } from "react";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { managersQuery } from "../../../lib/people/managers-query.ts";

const NO_MANAGER = "none";

interface ManagerChoiceProps {
  readonly field: FieldProps<string>;
  readonly onAddContact: () => void;
}

/** Field for the site manager: a user or a contact, with a button to add a contact. */
export function ManagerChoice({ field, onAddContact }: ManagerChoiceProps) {
  const { locations: texts, common } = useMessages();
  const refusalReason = useRefusalReason();
  const { business_id, role } = useBusinessProfile();
  const people = useQuery(managersQuery(useApi(), business_id));
  const hasFailed = people.isError;

  useEffect(() => {
    if (hasFailed) toasts.show({ tone: "danger", title: texts.usersNotLoadedTitle, text: texts.usersNotLoaded });
  }, [hasFailed, texts]);

  const items = [
    { id: NO_MANAGER, label: texts.noManager },
    ...(people.data?.users ?? []).map(({ id, name, email }) => ({
      id: String(id),
      label: name,
      hint: `${texts.managerUser} · ${email}`,
    })),
    ...(people.data?.contacts ?? []).map(({ id, name, job_title, role: contactRole, email }) => ({
      id: String(id),
      label: name,
      hint: `${texts.managerContact} · ${job_title ?? contactRole ?? email}`,
    })),
  ];
  return (
    <div className="app-manager-choice">
      <Select
        label={texts.managerField}
        optionalLabel={common.optional}
        items={items}
        placeholder={texts.chooseManager}
        description={texts.managerHint}
        {...field}
        value={items.some(({ id }) => id === field.value) ? field.value : null}
        onChange={(id) => field.onChange(id === NO_MANAGER ? "" : id)}
      />
      <Button
        icon={<UserRoundPlus aria-hidden="true" />}
        disabledReason={refusalReason(role, "edit_contacts") ?? undefined}
        onPress={onAddContact}
      >
        {texts.addContact}
      </Button>
    </div>
  );
}
