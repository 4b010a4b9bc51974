import type { Container, StoredStock } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { Select, TextField } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Form } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { sameStockQuery } from "../../../lib/containers/container-queries.ts";
import { storageOf } from "../../../lib/containers/stored-container.tsx";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { MoveValues } from "./container-values.ts";

interface SiteOfContainerProps {
  readonly container: Container;
  readonly form: Pick<Form<MoveValues>, "field" | "fill">;
}

/**
 * Field for the current site of a container. It offers the sites that have the chemical on file, because a container
 * belongs to an inventory row.
 */
export function SiteOfContainer({ container, form }: SiteOfContainerProps) {
  const { containers: texts } = useMessages();
  const { chemical_id, business_id } = container;
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<StoredStock | null>(null);
  const search = useDebounced(typed.trim());
  const { data } = useQuery(sameStockQuery(useApi(), business_id, chemical_id, search));
  const found = data?.chemicals ?? [];
  const rest = (data?.total ?? 0) - found.length;
  // The chosen site stays in the list during later searches.
  const others = chosen === null || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  const field = form.field("chemical");

  /** Clears room and cabinet when the site changes, since they are names within one site. */
  function choose(id: string): void {
    const isBack = id === String(chemical_id);
    setChosen(others.find((row) => String(row.id) === id) ?? null);
    const { room, cabinet } = isBack ? container : { room: null, cabinet: null };
    form.fill({ chemical: id, room: room ?? "", cabinet: cabinet ?? "" });
  }

  return (
    <>
      {(rest > 0 || typed !== "") && (
        <TextField
          label={texts.findSite}
          description={
            rest > 0 ? texts.moreSites(formatNumber(found.length), formatNumber(data?.total ?? 0)) : undefined
          }
          value={typed}
          onChange={setTyped}
        />
      )}
      <Select
        label={texts.site}
        items={[
          { id: String(chemical_id), label: storageOf(container), hint: texts.whereItIs },
          ...others.map((row) => ({
            id: String(row.id),
            label: storageOf(row),
            hint: row.name,
          })),
        ]}
        description={
          data !== undefined && search === "" && others.length === 0
            ? texts.noOtherSite(container.chemical_name)
            : texts.otherSiteHint
        }
        {...field}
        onChange={choose}
      />
    </>
  );
}
