import type { LogVerdict } from "@placard/api-client";
import { Banner, formatMoment } from "@placard/ui";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface VerdictProps {
  readonly verdict: LogVerdict;
  /** True if a server key was entered and the log was signed with it. */
  readonly isTrusted: boolean;
}

/** Result of a log check: the first changed entry, or who signed it and when. */
export function Verdict({ verdict, isTrusted }: VerdictProps) {
  const { verifyLog: words } = useMessages();
  if (!verdict.ok) {
    return (
      <Banner tone="danger" title={verdict.line === null ? words.wrong : words.changedAt(verdict.line)}>
        {words.faults[verdict.fault]}
      </Banner>
    );
  }
  return (
    <>
      <Banner tone={isTrusted ? "ok" : "caution"} title={words.whole(verdict.lines)}>
        {isTrusted ? words.keyMatches : words.keyUnknown}
      </Banner>
      <dl>
        <div>
          <dt>{words.incident}</dt>
          <dd>{verdict.title}</dd>
        </div>
        <div>
          <dt>{words.exported}</dt>
          <dd>{words.exportedBy(verdict.exportedBy, formatMoment(verdict.exportedAt))}</dd>
        </div>
        <div>
          <dt>{words.signedWith}</dt>
          <dd>
            <code>{verdict.publicKey}</code>
          </dd>
        </div>
      </dl>
    </>
  );
}
