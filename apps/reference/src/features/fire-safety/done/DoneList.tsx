import { Button, EmptyState } from "@placard/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { inspectionsQuery } from "../inspection-queries.ts";
import { DoneRow } from "./DoneRow.tsx";

/** Lists all inspections, of one or all locations, latest first. */
export function DoneList({ location }: { readonly location: number | undefined }) {
  const { fireSafety: texts } = useMessages();
  const rounds = useInfiniteQuery(inspectionsQuery(useApi(), useBusinessProfile().business_id, location));
  if (rounds.data === undefined) return <NotLoaded queries={[rounds]} lines={4} label={texts.loading} />;
  const lines = rounds.data.pages.flatMap(({ inspections }) => inspections);
  if (lines.length === 0) return <EmptyState title={texts.noneDone} />;
  return (
    <>
      <ul className="app-inspections" aria-label={texts.done}>
        {lines.map((line) => (
          <DoneRow key={line.id} line={line} />
        ))}
      </ul>
      {rounds.hasNextPage && (
        <div className="app-portion">
          <Button isPending={rounds.isFetchingNextPage} onPress={() => void rounds.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}
