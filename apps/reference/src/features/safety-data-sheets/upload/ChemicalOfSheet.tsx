import type { InventoryChemical } from "@placard/api-client";
import { ComboBox } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inventoryPageQuery } from "../../../lib/api/business-queries.ts";
import { storageOf } from "../../../lib/containers/stored-container.tsx";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

interface ChemicalOfSheetProps {
  /** Name of the preselected chemical, or blank. */
  readonly initialName: string;
  /** Called with the chosen chemical, or with `null` when the text no longer matches it. */
  readonly onChange: (chemical: InventoryChemical | null) => void;
  readonly description: string | undefined;
  readonly errorMessage: string | undefined;
}

/** Maximum number of suggestions; typing more finds others. */
const MAX_SUGGESTIONS = 20;

/**
 * Field that finds a chemical of the inventory by name, number or location. The server searches, so the size of the
 * inventory does not matter.
 */
export function ChemicalOfSheet({ initialName, onChange, description, errorMessage }: ChemicalOfSheetProps) {
  const { safetyDataSheets: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const [text, setText] = useState(initialName);
  const [chosen, setChosen] = useState(initialName);
  const search = useDebounced(text === chosen ? "" : text.trim());
  const found = useQuery(
    inventoryPageQuery(useApi(), business_id, {
      search,
      sort: "name",
      direction: "ascending",
      page_size: MAX_SUGGESTIONS,
    }),
  );
  return (
    <ComboBox
      label={texts.chemical}
      placeholder={texts.chooseChemical}
      hasButton
      items={(found.data?.chemicals ?? []).map((row) => ({
        row,
        id: String(row.id),
        label: row.name,
        description: storageOf(row),
      }))}
      inputValue={text}
      isLoading={found.isFetching}
      emptyText={found.isError ? texts.chemicalsNotLoaded : texts.noChemicalFound}
      onInputChange={(typed) => {
        setText(typed);
        if (typed !== chosen) onChange(null);
      }}
      onSelect={({ row, label }) => {
        setText(label);
        setChosen(label);
        onChange(row);
      }}
      description={description}
      errorMessage={errorMessage}
    />
  );
}
