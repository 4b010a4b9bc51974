import { Select } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { managersQuery } from "../../../lib/people/managers-query.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

const NO_ASSIGNEE = "none";

interface AssigneeChoiceProps {
  readonly label: string;
  /** Label of the choice without an assignee. */
  readonly none: string;
  /** The id as text; empty without an assignee. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Choice of a user or contact of the business, or none. */
export function AssigneeChoice({ label, none, value, onChange }: AssigneeChoiceProps) {
  const { fireSafety: texts, common } = useMessages();
  const { data } = useQuery(managersQuery(useApi(), useBusinessProfile().business_id));
  const items = [
    { id: NO_ASSIGNEE, label: none },
    ...(data?.users ?? []).map(({ id, name, email }) => ({ id: String(id), label: name, hint: email })),
    ...(data?.contacts ?? []).map(({ id, name, job_title }) => ({
      id: String(id),
      label: name,
      hint: job_title ?? texts.contact,
    })),
  ];
  return (
    <Select
      label={label}
      optionalLabel={common.optional}
      items={items}
      placeholder={none}
      value={items.some(({ id }) => id === value) ? value : null}
      onChange={(id) => onChange(id === NO_ASSIGNEE ? "" : id)}
    />
  );
}
