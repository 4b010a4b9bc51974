import { useRouter } from "@tanstack/react-router";
import { paths } from "../../paths.ts";
import { readAddSearch, readSiteSearch } from "../search-params.ts";

const FLOWS = {
  locations: { path: paths.addLocation, list: paths.locations },
  chemicals: { path: paths.addChemical, list: paths.chemicals },
} as const;

/** Types of records that the add flows create. */
export type AddedKind = keyof typeof FLOWS;

/** Opens an add flow that returns to the calling page. */
export function useAddFlow(): (kind: AddedKind, site?: number) => Promise<void> {
  const router = useRouter();
  return async (kind, site) => {
    const { path, list } = FLOWS[kind];
    const here =
      site === undefined
        ? router.history.location.href
        : router.buildLocation({ to: paths.locations, search: readSiteSearch({ site }) }).href;
    const search = readAddSearch({ from: here === list ? undefined : here, location: site });
    await router.navigate({ to: path, search });
  };
}
