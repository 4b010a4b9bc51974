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
  /** Name of the chemical that is chosen beforehand, or blank. */
  readonly initialName: string;
  /** Called with what was chosen, and with `null` when the text no longer names it. */
  readonly onChange: (chemical: InventoryChemical | null) => void;
  readonly description: string | undefined;
  readonly errorMessage: string | undefined;
}

/** Rows of the list: more are found by typing more. */
const MOST = 20;

/** Finds one chemical of the inventory by name, number or place; the server searches, however many there are. */
export function ChemicalOfSheet({ initialName, onChange, description, errorMessage }: ChemicalOfSheetProps) {
  const { safetyDataSheets: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const [text, setText] = useState(initialName);
  const [chosen, setChosen] = useState(initialName);
  const search = useDebounced(text === chosen ? "" : text.trim());
  const found = useQuery(
    inventoryPageQuery(useApi(), business_id, { search, sort: "name", direction: "ascending", page_size: MOST }),
  );
  return (
    <ComboBox
      label={words.chemical}
      placeholder={words.chooseChemical}
      hasButton
      items={(found.data?.chemicals ?? []).map((row) => ({
        id: String(row.id),
        label: row.name,
        description: storageOf(row),
      }))}
      inputValue={text}
      isLoading={found.isFetching}
      emptyText={found.isError ? words.chemicalsNotLoaded : words.noChemicalFound}
      onInputChange={(typed) => {
        setText(typed);
        if (typed !== chosen) onChange(null);
      }}
      onSelect={({ id, label }) => {
        setText(label);
        setChosen(label);
        onChange(found.data?.chemicals.find((row) => String(row.id) === id) ?? null);
      }}
      description={description}
      errorMessage={errorMessage}
    />
  );
}
