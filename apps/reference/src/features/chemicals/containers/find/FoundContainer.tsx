import { hasCode } from "@placard/api-client";
import { Banner, Card } from "@placard/ui";
import { NotLoaded } from "../../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { codeOfScan } from "../labels/container-address.ts";
import { FoundCard } from "./FoundCard.tsx";
import type { FoundQuery } from "./use-found-container.ts";

interface FoundContainerProps {
  readonly code: string;
  readonly query: FoundQuery;
}

/** Shows the container that was searched for, or that none was found. */
export function FoundContainer({ code, query }: FoundContainerProps) {
  const { containers: texts } = useMessages();
  if (codeOfScan(code) === null || hasCode(query.error, "not_found")) {
    return (
      <Banner tone="caution" title={texts.notFound(code)}>
        {texts.notFoundHelp}
      </Banner>
    );
  }
  if (query.data !== undefined) return <FoundCard container={query.data} />;
  return (
    <Card>
      <NotLoaded queries={[query]} title={texts.findFailed} lines={3} label={texts.finding} />
    </Card>
  );
}
