import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";

export interface LinkRouterProps {
  /** Navigates to an address of this page without reloading. */
  navigate: (href: string) => void;
  /** Page whose links use the router. */
  children: ReactNode;
}

/**
 * Routes every `href` inside through the router of the page. The browser handles links to a new tab or another site.
 */
export function LinkRouter({ navigate, children }: LinkRouterProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
