import type { AnswerOf, Location } from "@placard/api-client";
import type { getInventorySummary } from "@placard/api-client/internal";
import { formatNumber } from "@placard/hazmat-core";
import { Banner, Button, EmptyState } from "@placard/ui";
import { Pager } from "@placard/ui/internal";
import { SearchX } from "lucide-react";
import { NotLoaded } from "../../../../lib/api/NotLoaded.tsx";
import { useCompatibilityMarks } from "../../../../lib/chemical/use-compatibility-marks.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { SavedDataNote } from "../SavedDataNote.tsx";
import { ChemicalInventory } from "./ChemicalInventory.tsx";
import { CrewFilters } from "./CrewFilters.tsx";
import { CREW_PAGE_SIZE, useCrewInventory } from "./use-crew-inventory.ts";

interface CrewInventoryProps {
  readonly businessId: number;
  /** Summary of the whole inventory. */
  readonly whole: AnswerOf<typeof getInventorySummary>;
  readonly locations: readonly Location[];
}

/** Maximum number of rows shown without filters. */
const FEW = 10;

/** The inventory of a business, most dangerous first, with filters and pages. */
export function CrewInventory({ businessId, whole, locations }: CrewInventoryProps) {
  const { businessSearch: texts, chemicals, common, standing: neighbours } = useMessages();
  const { asks, read, shown, ask, askAll, setPage } = useCrewInventory(businessId);
  const standing = useCompatibilityMarks(businessId, shown?.chemicals ?? []);
  if (whole.chemicals === 0) return <p className="placard__none">{texts.noChemicals}</p>;
  return (
    <>
      {whole.chemicals > FEW && (
        <CrewFilters counts={whole.by_level} locations={locations} asks={asks} onChange={ask} />
      )}
      {whole.chemicals > CREW_PAGE_SIZE && <p className="app-crew-note">{texts.pagesKept(CREW_PAGE_SIZE)}</p>}
      {shown === undefined ? (
        <NotLoaded
          queries={[read]}
          title={texts.detailsFailed}
          text={texts.failedText}
          lines={6}
          label={texts.loading}
        />
      ) : (
        <>
          {shown.saved === null ? (
            <SavedDataNote queries={[read]} />
          ) : (
            <Banner
              tone="caution"
              title={texts.keptRowsTitle(formatNumber(shown.saved), formatNumber(whole.chemicals))}
              action={<Button onPress={() => void read.refetch()}>{common.retry}</Button>}
            >
              {texts.keptRowsText}
            </Banner>
          )}
          {standing.isUnread && <Banner tone="caution" title={neighbours.failed} />}
          {shown.total === 0 ? (
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title={chemicals.filteredEmpty}
              action={<Button onPress={askAll}>{chemicals.clearFilters}</Button>}
            />
          ) : (
            <ChemicalInventory chemicals={shown.chemicals} locations={locations} standing={standing.marks} />
          )}
          {shown.total > CREW_PAGE_SIZE && (
            <Pager page={shown.page} pageSize={CREW_PAGE_SIZE} total={shown.total} onChange={setPage} />
          )}
        </>
      )}
    </>
  );
}
