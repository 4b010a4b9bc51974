import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { PageTitle } from "../../../../shell/root/PageTitle.tsx";
import { SiteLabels } from "../labels/SiteLabels.tsx";
import { CodeCard } from "./CodeCard.tsx";
import { DueContainers } from "./DueContainers.tsx";
import "./FindContainerPage.css";
import { FoundContainer } from "./FoundContainer.tsx";
import { useFoundContainer } from "./use-found-container.ts";

/**
 * Page that finds a container by its code, which is typed, read by a handheld scanner or read by the camera. The QR
 * code of a label links here.
 */
export function FindContainerPage() {
  const { containers: texts } = useMessages();
  const { code, query, find } = useFoundContainer();
  return (
    <>
      <PageTitle name={texts.findTitle} />
      <div className="app-page-title">
        <div>
          <h1>{texts.findTitle}</h1>
          <p>{texts.findLine}</p>
        </div>
      </div>
      <CodeCard key={code ?? ""} code={code ?? ""} onFind={find} />
      {code !== null && <FoundContainer code={code} query={query} />}
      <DueContainers />
      <SiteLabels />
    </>
  );
}
