import { useRouter, type RouterHistory } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";

/** Counts the navigations of one history. */
interface NavigationCount {
  /** Navigations that have started: links, buttons, redirects and the browser's back button. Pages still loading count. */
  started: number;
  /** True while an address update is running: the page stays open, so the update does not count. */
  isUpdating: boolean;
}

const counts = new WeakMap<RouterHistory, NavigationCount>();

function countOf(history: RouterHistory): NavigationCount {
  const known = counts.get(history);
  if (known !== undefined) return known;
  const count = { started: 0, isUpdating: false };
  history.subscribe(() => {
    if (!count.isUpdating) count.started += 1;
  });
  counts.set(history, count);
  return count;
}

/** Runs a navigation, unless the user has started another one since the call of `BeginNavigation`. */
export type FinishNavigation = <Result>(navigate: () => Result) => Result | undefined;

export type BeginNavigation = () => FinishNavigation;

/**
 * Navigation that follows a request, for example after a save. Call the returned function when the request is sent, and
 * the function it returns when the response has arrived. A user who has gone elsewhere in the meantime stays there.
 *
 * @example
 * const finishNavigation = beginNavigation();
 * await api.call(insertChemical, { body });
 * await finishNavigation(() => navigate({ to: paths.chemicals }));
 */
export function useDelayedNavigation(): BeginNavigation {
  const { history } = useRouter();
  return () => {
    const count = countOf(history);
    const { started } = count;
    return (navigate) => (count.started === started ? navigate() : undefined);
  };
}

/**
 * Update of a page's own address from a timer, an effect or a response: the search text, the view of a map. Build the new
 * search from the newest one (`search: (newest) => …`), so that a filter chosen in the meantime stays. While the user is
 * leaving for another page, the update waits. It runs if the user comes back before the other page has opened.
 *
 * @param path - path of the calling page
 * @returns function that runs a call of `navigate`, or delays it
 */
export function useAddressUpdate(path: string): (navigate: () => unknown) => void {
  const { history } = useRouter();
  const waiting = useRef<readonly (() => unknown)[]>([]);

  function update(navigate: () => unknown): void {
    // The history has the new location as soon as a navigation starts, before its page has loaded.
    if (history.location.pathname !== path) {
      waiting.current = [...waiting.current, navigate];
      return;
    }
    const count = countOf(history);
    count.isUpdating = true;
    try {
      void navigate();
    } finally {
      count.isUpdating = false;
    }
  }

  const runWaiting = useEffectEvent(() => {
    const updates = waiting.current;
    waiting.current = [];
    for (const navigate of updates) update(navigate);
  });
  useEffect(() => {
    const unsubscribe = history.subscribe(({ location }) => {
      // The router itself may not have seen this location yet.
      if (location.pathname === path) queueMicrotask(runWaiting);
    });
    return () => {
      unsubscribe();
      waiting.current = [];
    };
  }, [history, path]);

  return update;
}
