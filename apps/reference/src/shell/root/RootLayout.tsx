import { ToastRegion } from "@placard/ui";
import { Outlet, useLocation } from "@tanstack/react-router";
import { areaOfPath } from "../../paths.ts";
import { LinkBridge } from "./LinkBridge.tsx";
import { LookProvider } from "../account/LookProvider.tsx";
import { useFocusAfterNavigation } from "./use-focus-after-navigation.ts";

/** What stands around every page: look, links and toasts. */
export function RootLayout() {
  const { pathname } = useLocation();
  useFocusAfterNavigation(pathname);
  return (
    <LookProvider area={areaOfPath(pathname)}>
      <LinkBridge>
        <Outlet />
        <ToastRegion />
      </LinkBridge>
    </LookProvider>
  );
}
