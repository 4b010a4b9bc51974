import type { Container } from "@placard/api-client";
import { isSameStock } from "@placard/hazmat-core/business";
import { Select } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import type { Form } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { MoveValues } from "./container-values.ts";

interface SiteOfContainerProps {
  readonly container: Container;
  readonly form: Pick<Form<MoveValues>, "field" | "fill">;
}

/** At which site a container stands now: one of those that have its chemical on file, so that it stands below a row of it. */
export function SiteOfContainer({ container, form }: SiteOfContainerProps) {
  const { containers: words } = useMessages();
  const { chemical_id, location_name, business_id } = container;
  const inventory = useQuery(chemicalsQuery(useApi(), business_id));
  const own = { ...container, name: container.chemical_name };
  const others = (inventory.data ?? []).filter((row) => row.id !== chemical_id && isSameStock(row, own));
  const field = form.field("chemical");

  /** Room and cabinet are words of a site: at another they say nothing. */
  function choose(id: string): void {
    const isBack = id === String(chemical_id);
    const { room, cabinet } = isBack ? container : { room: null, cabinet: null };
    form.fill({ chemical: id, room: room ?? "", cabinet: cabinet ?? "" });
  }

  return (
    <Select
      label={words.site}
      items={[
        { id: String(chemical_id), label: location_name, hint: words.whereItIs },
        ...others.map((row) => ({
          id: String(row.id),
          label: row.location_name,
          hint: [row.name, row.room, row.cabinet].filter((part) => part !== null).join(", "),
        })),
      ]}
      description={
        inventory.data !== undefined && others.length === 0
          ? words.noOtherSite(container.chemical_name)
          : words.otherSiteHint
      }
      {...field}
      onChange={choose}
    />
  );
}
