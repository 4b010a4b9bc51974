import { Banner, Skeleton, TextField } from "@placard/ui";
import { FileDrop } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PublicHeader } from "../../shell/public/PublicHeader.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { Verdict } from "./Verdict.tsx";
import { verdictQuery, type ChosenLog } from "./verdict-query.ts";
import "./VerifyLogPage.css";

/**
 * Page that checks whether a signed log is unchanged since it left the server. Available to everyone; nothing leaves
 * the device.
 */
export function VerifyLogPage() {
  const { verifyLog: texts } = useMessages();
  const [chosen, setChosen] = useState<ChosenLog | null>(null);
  const [key, setKey] = useState("");
  const trusted = key.trim() === "" ? null : key.trim();
  const check = useQuery(verdictQuery(chosen, trusted));
  return (
    <div className="app-verify-log">
      <PageTitle name={texts.title} />
      <PublicHeader isLined />
      <main id="content" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <FileDrop
          label={texts.file}
          description={texts.fileHint}
          accept={[".json", "application/json"]}
          files={chosen === null ? [] : [chosen.file]}
          onAdd={(files) => {
            const file = files.at(-1);
            if (file !== undefined) setChosen({ file, at: Date.now() });
          }}
          onRemove={() => setChosen(null)}
        />
        <TextField label={texts.key} description={texts.keyHint} value={key} onChange={setKey} autoComplete="off" />
        <div role="status">
          {check.isError ? (
            <Banner tone="danger" title={texts.wrong}>
              {texts.unread}
            </Banner>
          ) : check.data !== undefined ? (
            <Verdict verdict={check.data} isTrusted={trusted !== null} />
          ) : chosen === null ? undefined : (
            <Skeleton lines={3} label={texts.checking} />
          )}
        </div>
      </main>
    </div>
  );
}
