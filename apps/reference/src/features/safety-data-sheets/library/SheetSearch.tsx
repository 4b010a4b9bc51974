import type { Location } from "@placard/api-client";
import { TextField } from "@placard/ui";
import { Search } from "lucide-react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SiteMenu } from "./SiteMenu.tsx";
import { SortMenu } from "./SortMenu.tsx";
import type { Narrowing } from "./use-narrowing.ts";

interface SheetSearchProps {
  readonly narrowing: Pick<Narrowing, "filters" | "show" | "searchFor">;
  readonly locations: readonly Location[];
}

/** Filters the library by chemical name and, with several sites, by site; and sets its order. */
export function SheetSearch({ narrowing: { filters, show, searchFor }, locations }: SheetSearchProps) {
  const { safetyDataSheets: texts } = useMessages();
  const { search = "", site, sort = "newest" } = filters;
  const [text, setText] = useTypedText(search, searchFor);
  return (
    <div className="app-sds-search">
      <TextField
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.searchPlaceholder}
        prefixIcon={<Search aria-hidden="true" />}
        value={text}
        onChange={setText}
      />
      {(locations.length > 1 || site !== undefined) && (
        <SiteMenu locations={locations} site={site} onChange={(next) => void show({ site: next ?? null })} />
      )}
      <SortMenu sort={sort} onChange={(next) => void show({ sort: next === "newest" ? null : next })} />
    </div>
  );
}
