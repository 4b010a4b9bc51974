import { ToastRegion, toasts } from "@placard/ui";
import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { areaOfPath } from "../../paths.ts";
import { LoadingLine } from "../loading/LoadingLine.tsx";
import { LinkBridge } from "./LinkBridge.tsx";
import { AppearanceProvider } from "../account/AppearanceProvider.tsx";
import { useFocusAfterNavigation } from "./use-focus-after-navigation.ts";

/** Layout around every page: look, links and toasts. */
export function RootLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  useFocusAfterNavigation(pathname);
  const hasToasts = useHasToasts();
  return (
    <AppearanceProvider area={areaOfPath(pathname)}>
      <LinkBridge>
        <LoadingLine />
        <Outlet />
        {hasToasts && <ToastRegion />}
      </LinkBridge>
    </AppearanceProvider>
  );
}

/**
 * True after the first toast: the entrance pages load without the toast code. On the other pages `DataLayer` renders
 * toasts from the start.
 */
function useHasToasts(): boolean {
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => toasts.subscribe(() => setHasToasts(true)), []);
  return hasToasts;
}
