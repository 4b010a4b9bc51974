import type { ReactNode } from "react";
import { UNSAFE_PortalProvider, useUNSAFE_PortalContext } from "react-aria/PortalProvider";
import { seenContainer } from "../../internal/fullscreen.ts";

/** Renders overlays that open from a full-screen map inside it, because nothing else of the page is shown. */
export function FullscreenOverlays({ children }: { readonly children: ReactNode }) {
  const { getContainer } = useUNSAFE_PortalContext();
  return (
    <UNSAFE_PortalProvider getContainer={() => seenContainer(getContainer?.() ?? document.body)}>
      {children}
    </UNSAFE_PortalProvider>
  );
}
