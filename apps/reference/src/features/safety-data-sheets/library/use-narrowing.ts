import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { readSiteSearch } from "../../../lib/search-params.ts";
import { paths } from "../../../paths.ts";
import type { SheetDue } from "./library-view.ts";

/** What the library is narrowed to: a text, a reason to look at a sheet, and the site that the address names. */
export function useNarrowing() {
  const navigate = useNavigate();
  const { site } = useSearch({ strict: false, select: readSiteSearch });
  const [text, setText] = useState("");
  const [due, setDue] = useState<SheetDue | null>(null);

  const showSite = async (next: number | undefined): Promise<void> => {
    await navigate({ to: paths.safetyDataSheets, search: readSiteSearch({ site: next }) });
  };

  /** Shows the whole library. */
  function clear(): void {
    setText("");
    setDue(null);
    void showSite(undefined);
  }

  return { site, text, due, setText, setDue, showSite, clear };
}

export type Narrowing = ReturnType<typeof useNarrowing>;
