import { useRouter, useSearch } from "@tanstack/react-router";
import { pageToReturnTo } from "../../session/return-to.ts";
import { readAddSearch } from "../search-params.ts";

/**
 * Where an add flow goes once it is through or given up: the page that it was called from, or else its list.
 *
 * @param list - the page that lists what the flow adds
 */
export function useWayBack(list: string) {
  const { history } = useRouter();
  const { from } = useSearch({ strict: false, select: readAddSearch });
  const back = pageToReturnTo(from, "business") ?? list;
  return {
    back,
    /** @param location - the site that was just added: a form that waits for one takes it */
    goBack: (location?: number) => history.push(location === undefined ? back : withLocation(back, location)),
  };
}

function withLocation(href: string, location: number): string {
  const [path = "", query] = href.split("?");
  const search = new URLSearchParams(query);
  search.set("location", String(location));
  return `${path}?${search.toString()}`;
}
