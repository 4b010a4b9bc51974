import type { AccountType } from "@placard/hazmat-core/business";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** The three steps after registration. */
export function RegisterAside({ accountType }: { readonly accountType: AccountType | null }) {
  const { registration } = useMessages();
  const steps = accountType === "responder" ? registration.responderSteps : registration.businessSteps;
  return (
    <>
      <h2>{registration.asideTitle}</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <span>
              <b>{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
