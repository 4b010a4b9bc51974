import { toasts } from "@placard/ui";
import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { areaOfPath } from "../../paths.ts";
import { LinkBridge } from "./LinkBridge.tsx";
import { LookProvider } from "../account/LookProvider.tsx";
import { ToastPart } from "./ToastPart.tsx";
import { useFocusAfterNavigation } from "./use-focus-after-navigation.ts";

/** What stands around every page: look, links and toasts. */
export function RootLayout() {
  const { pathname } = useLocation();
  useFocusAfterNavigation(pathname);
  const hasToasts = useHasToasts();
  return (
    <LookProvider area={areaOfPath(pathname)}>
      <LinkBridge>
        <Outlet />
        {hasToasts && <ToastPart />}
      </LinkBridge>
    </LookProvider>
  );
}

/** True from the first toast on: until then their region is not loaded. */
function useHasToasts(): boolean {
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => toasts.subscribe(() => setHasToasts(true)), []);
  return hasToasts;
}
