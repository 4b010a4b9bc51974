import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { PublicHeader } from "../../shell/public/PublicHeader.tsx";
import "./PlanLayout.css";

interface PlanLayoutProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly step?: string;
  /** Name of the organization, at the end of the header. */
  readonly owner?: string | undefined;
  readonly children: ReactNode;
  readonly note?: string;
  /** The primary button. */
  readonly action: ReactNode;
}

/** The form layout of all plan pages, with a note that no payment is taken. */
export function PlanLayout({ title, text, step, owner, children, note, action }: PlanLayoutProps) {
  const { subscription } = useMessages();
  return (
    <div className="app-plan-page">
      <PageTitle name={title} />
      <PublicHeader isLined>{owner !== undefined && <span className="placard-muted">{owner}</span>}</PublicHeader>
      <main tabIndex={-1}>
        <div>
          {step !== undefined && <p className="placard__step">{step}</p>}
          <h1>{title}</h1>
          <p className="placard__text">{text}</p>
        </div>
        {children}
        <div className="placard__foot">
          <p>
            {note} {subscription.noPayment}
          </p>
          {action}
        </div>
      </main>
    </div>
  );
}
