import type { LogVerdict } from "@placard/api-client";
import { Banner } from "@placard/ui";
import { formatMoment } from "@placard/ui/internal";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface VerdictProps {
  readonly verdict: LogVerdict;
  /** True if a server key was entered and the log was signed with it. */
  readonly isTrusted: boolean;
}

/** Result of a log check: the first changed entry, or who signed it and when. */
export function Verdict({ verdict, isTrusted }: VerdictProps) {
  const { verifyLog: texts } = useMessages();
  if (!verdict.ok) {
    return (
      <Banner tone="danger" title={verdict.line === null ? texts.wrong : texts.changedAt(verdict.line)}>
        {texts.faults[verdict.fault]}
      </Banner>
    );
  }
  return (
    <>
      <Banner tone={isTrusted ? "ok" : "caution"} title={texts.whole(verdict.lines)}>
        {isTrusted ? texts.keyMatches : texts.keyUnknown}
      </Banner>
      <dl>
        <div>
          <dt>{texts.incident}</dt>
          <dd>{verdict.title}</dd>
        </div>
        <div>
          <dt>{texts.exported}</dt>
          <dd>{texts.exportedBy(verdict.exportedBy, formatMoment(verdict.exportedAt))}</dd>
        </div>
        <div>
          <dt>{texts.signedWith}</dt>
          <dd>
            <code>{verdict.publicKey}</code>
          </dd>
        </div>
      </dl>
    </>
  );
}
