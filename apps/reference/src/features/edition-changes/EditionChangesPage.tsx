import { SOURCES, type SourceKey } from "@placard/hazmat-core";
import { Button } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { NotLoaded } from "../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { ResponderIdentity } from "../../shell/responder/ResponderIdentity.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { ChangesTable } from "./ChangesTable.tsx";
import { editionChangesQuery } from "./edition-rows.ts";
import "./EditionChangesPage.css";

/** `ERG 2024`. */
const nameOf = (key: SourceKey): string => `${SOURCES[key].title} ${SOURCES[key].edition}`;

/** Page for trainers: changes of the current ERG edition for numbers on file. */
export function EditionChangesPage() {
  const { editionChanges: messages, responder } = useMessages();
  const navigate = useNavigate();
  const { data, ...query } = useQuery(editionChangesQuery);
  const title = data === undefined ? messages.link : messages.title(nameOf(data.before));
  return (
    <div className="app-edition-changes">
      <PageTitle name={title} />
      <ResponderIdentity />
      <main id="content" tabIndex={-1}>
        <div className="placard__head">
          <Button icon={<ArrowLeft aria-hidden="true" />} onPress={() => void navigate({ to: paths.responder })}>
            {responder.back}
          </Button>
          <h1>{title}</h1>
        </div>
        {data === undefined ? (
          <NotLoaded
            queries={[query]}
            title={messages.notLoaded}
            text={messages.notLoadedText}
            lines={6}
            label={messages.loading}
          />
        ) : (
          <>
            <p>{messages.text(nameOf(data.after))}</p>
            <p>{messages.marks}</p>
            <ChangesTable changes={data.changes} before={nameOf(data.before)} after={nameOf(data.after)} />
          </>
        )}
      </main>
    </div>
  );
}
