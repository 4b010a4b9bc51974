import { LinkRouter } from "@placard/ui/internal";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Routes `href` of ui components through the router, so that they need no router of their own. */
export function LinkBridge({ children }: { readonly children: ReactNode }) {
  const { history } = useRouter();
  return <LinkRouter navigate={(href) => history.push(href)}>{children}</LinkRouter>;
}
