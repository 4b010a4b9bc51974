import { Button } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./message-page.css";
import { PageTitle } from "./PageTitle.tsx";

/** Shown in place of a page that crashed. Input is saved in the drafts, so a refresh loses nothing. */
export function ErrorScreen() {
  const { shell } = useMessages();
  return (
    <main className="app-message-page" tabIndex={-1}>
      <PageTitle name={shell.boundaryTitle} />
      <h1>{shell.boundaryTitle}</h1>
      <p>{shell.boundaryText}</p>
      <Button variant="primary" onPress={() => location.reload()}>
        {shell.refreshPage}
      </Button>
    </main>
  );
}
