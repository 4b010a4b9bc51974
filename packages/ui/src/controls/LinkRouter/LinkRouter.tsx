import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";

export interface LinkRouterProps {
  /** Goes to an address of this page without loading it anew. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/** Lets every `href` inside go through the page's own router. Links to a new tab or to another site stay the browser's. */
export function LinkRouter({ navigate, children }: LinkRouterProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
