import { LinkButton } from "@placard/ui/internal";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import "../../shell/root/message-page.css";
import { PageTitle } from "../../shell/root/PageTitle.tsx";

export function NotFoundPage() {
  const { shell } = useMessages();
  return (
    <main className="app-message-page" tabIndex={-1}>
      <PageTitle name={shell.notFoundTitle} />
      <h1>{shell.notFoundTitle}</h1>
      <p>{shell.notFoundText}</p>
      <LinkButton variant="primary" href={paths.landing}>
        {shell.backToHome}
      </LinkButton>
    </main>
  );
}
