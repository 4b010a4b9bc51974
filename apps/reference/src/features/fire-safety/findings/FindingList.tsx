import { Button, EmptyState, SegmentedControl } from "@placard/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { findingsQuery } from "../inspection-queries.ts";
import { FindingRows } from "./FindingRows.tsx";

interface FindingListProps {
  readonly location: number | undefined;
  readonly today: string;
}

/** Findings: open ones by due date, or corrected ones latest first. */
export function FindingList({ location, today }: FindingListProps) {
  const { fireSafety: texts } = useMessages();
  const [state, setState] = useState<"open" | "mended">("open");
  const read = useInfiniteQuery(findingsQuery(useApi(), useBusinessProfile().business_id, state, location));
  const findings = read.data?.pages.flatMap((page) => page.findings);
  return (
    <>
      <div className="app-inspections-bar">
        <SegmentedControl
          label={texts.state}
          options={[
            { id: "open", label: texts.open },
            { id: "mended", label: texts.mended },
          ]}
          value={state}
          onChange={setState}
        />
      </div>
      {findings === undefined && <NotLoaded queries={[read]} lines={4} label={texts.loading} />}
      {findings?.length === 0 && <EmptyState title={state === "open" ? texts.noneOpen : texts.noneMended} />}
      {findings !== undefined && findings.length > 0 && <FindingRows findings={findings} today={today} />}
      {read.hasNextPage && (
        <div className="app-portion">
          <Button isPending={read.isFetchingNextPage} onPress={() => void read.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}
