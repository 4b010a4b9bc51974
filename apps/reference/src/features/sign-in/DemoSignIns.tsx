import { Button } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/ApiProvider.tsx";
import { configQuery } from "../../lib/app-queries.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./DemoSignIns.css";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The sign-ins of the seeded demo, shown only by a server in demo mode. */
export function DemoSignIns({ onPick }: { readonly onPick: (credentials: Credentials) => void }) {
  const { signIn } = useMessages();
  const { data } = useQuery(configQuery(useApi()));
  const accounts = data?.demo?.sign_ins ?? [];
  if (accounts.length === 0) return null;
  return (
    <section className="app-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{signIn.demoTitle}</h2>
      <p>{signIn.demoText}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <span className="kind">
              <b>{account.kind === "business" ? signIn.demoBusiness : signIn.demoResponder}</b>
              <span className="mail">{account.email}</span>
            </span>
            <Button onPress={() => onPick(account)} aria-label={signIn.fillInDemo(account.email)}>
              {signIn.fillIn}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
