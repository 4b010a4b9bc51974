import { Button } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./DemoSignIns.css";
import { useDemoSignIns } from "./use-demo-sign-ins.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sign-ins of the demo data, shown only by a server in demo mode. */
export function DemoSignIns({ onPick }: { readonly onPick: (credentials: Credentials) => void }) {
  const { signIn } = useMessages();
  const accounts = useDemoSignIns();
  if (accounts.length === 0) return null;
  return (
    <section className="app-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{signIn.demoTitle}</h2>
      <p>{signIn.demoText}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <span className="placard__kind">
              <b>{account.kind === "business" ? signIn.demoBusiness : signIn.demoResponder}</b>
              <span className="placard__mail">{account.email}</span>
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
