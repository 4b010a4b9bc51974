import { useRouter, useSearch } from "@tanstack/react-router";
import { pageToReturnTo } from "../../session/return-to.ts";
import { useDelayedNavigation } from "../delayed-navigation.ts";
import { readAddSearch } from "../search-params.ts";

/**
 * Return address of an add flow: the calling page, or its list.
 *
 * @param list - the page that lists what the flow adds
 */
export function useReturnAddress(list: string) {
  const { history } = useRouter();
  const beginNavigation = useDelayedNavigation();
  const { from } = useSearch({ strict: false, select: readAddSearch });
  const back = pageToReturnTo(from, "business") ?? list;
  return {
    back,
    /**
     * Call it when the request is sent, and call the returned function after the response. `location` is the site that
     * was just added, for a form that needs one.
     */
    beginGoingBack: () => {
      const finishNavigation = beginNavigation();
      return (location?: number): void =>
        finishNavigation(() => history.push(location === undefined ? back : withLocation(back, location)));
    },
  };
}

function withLocation(href: string, location: number): string {
  const [path = "", query] = href.split("?");
  const search = new URLSearchParams(query);
  search.set("location", String(location));
  return `${path}?${search.toString()}`;
}
