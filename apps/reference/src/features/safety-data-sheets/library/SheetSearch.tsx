import type { Location } from "@placard/api-client";
import { TextField } from "@placard/ui";
import { Search } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SiteMenu } from "./SiteMenu.tsx";
import type { Narrowing } from "./use-narrowing.ts";

interface SheetSearchProps {
  readonly narrowing: Narrowing;
  readonly locations: readonly Location[];
}

/** Narrows the library to the name of a chemical and, where there are several sites, to one of them. */
export function SheetSearch({ narrowing: { text, site, setText, showSite }, locations }: SheetSearchProps) {
  const { safetyDataSheets: words } = useMessages();
  return (
    <div className="app-sds-search">
      <TextField
        type="search"
        label={words.search}
        isLabelHidden
        placeholder={words.searchPlaceholder}
        prefixIcon={<Search aria-hidden="true" />}
        value={text}
        onChange={setText}
      />
      {(locations.length > 1 || site !== undefined) && (
        <SiteMenu locations={locations} site={site} onChange={(next) => void showSite(next)} />
      )}
      <span>{words.sorted}</span>
    </div>
  );
}
