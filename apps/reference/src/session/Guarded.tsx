import { Navigate, Outlet } from "@tanstack/react-router";
import { useMessages } from "../messages/MessagesProvider.tsx";
import type { Area } from "../paths.ts";
import { PageSpinner } from "../shell/PageSpinner.tsx";
import { accessTo } from "./access.ts";
import { useSession } from "./SessionProvider.tsx";

/** Shows the pages of one area to its people; others are led to where they belong. Follows a sign-out in any tab. */
export function Guarded({ area }: { readonly area: Area }) {
  const { shell } = useMessages();
  const access = accessTo(area, useSession());
  switch (access.kind) {
    case "wait":
      return <PageSpinner label={shell.checkingSession} />;
    case "redirect":
      return <Navigate to={access.to} replace />;
    case "allow":
      return <Outlet />;
  }
}
