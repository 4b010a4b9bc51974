import type { ReactNode } from "react";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";

/** Page with a single message in place of the workspace, with landmark and heading. */
export function MessagePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      <PageTitle name={title} />
      <h1 className="placard-visually-hidden">{title}</h1>
      {children}
    </main>
  );
}
