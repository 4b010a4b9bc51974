import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PageSpinner } from "../shell/PageSpinner.tsx";
import { useMessages } from "../messages/MessagesProvider.tsx";
import type { Area } from "../paths.ts";
import { accessTo } from "./access.ts";
import { useSession } from "./SessionProvider.tsx";

/** Shows its pages to the people of one area; others are led to where they belong. Follows a sign-out in any tab. */
export function Guarded({ area, children }: { readonly area: Area; readonly children: ReactNode }) {
  const { shell } = useMessages();
  const access = accessTo(area, useSession());
  switch (access.kind) {
    case "wait":
      return <PageSpinner label={shell.checkingSession} />;
    case "redirect":
      return <Navigate to={access.to} replace />;
    case "allow":
      return children;
  }
}
