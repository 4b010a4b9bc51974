import type { InventoryChemical } from "@placard/api-client";
import { STALE_AFTER_DAYS } from "@placard/hazmat-core/business";
import { Banner, Button, Card, EmptyState, ErrorState, Skeleton } from "@placard/ui";
import { LinkButton, Pager } from "@placard/ui/controls";
import { FileSpreadsheet, FlaskConical, Plus, SearchX } from "lucide-react";
import { useMemo, useState } from "react";
import { openMarks, standingMarks } from "../../../lib/chemical/standing-marks.ts";
import { useWhyNot } from "../../../lib/rights/use-why-not.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import "./ChemicalsPage.css";
import { paths } from "../../../paths.ts";
import { ConfirmAllDialog } from "./ConfirmAllDialog.tsx";
import { DeleteChemicalDialog } from "./DeleteChemicalDialog.tsx";
import { EditChemicalDialog } from "../edit/EditChemicalDialog.tsx";
import { columnOf, sortOf } from "./inventory-view.ts";
import { InventoryFilters } from "./InventoryFilters.tsx";
import { InventoryRows } from "./InventoryRows.tsx";
import { MoreInventoryActions } from "./MoreInventoryActions.tsx";
import { PairsOfInventory } from "./PairsOfInventory.tsx";
import { useConfirmation } from "./use-confirmation.ts";
import { useInventory } from "./use-inventory.ts";

/** Everything the business keeps: search, change, delete. */
export function ChemicalsPage() {
  const { chemicals: words, chemicalImport: importWords, common } = useMessages();
  const whyNot = useWhyNot();
  const { role } = useBusinessProfile();
  const { asked, order, page, summary, reactivity, locations, locationOf, show } = useInventory();
  const marks = useMemo(() => standingMarks(reactivity.data?.marks), [reactivity.data]);
  const confirm = useConfirmation();
  const [confirmsAll, setConfirmsAll] = useState(false);
  const refused = whyNot(role, "edit_chemicals");
  const [edited, setEdited] = useState<InventoryChemical | null>(null);
  const [toDelete, setToDelete] = useState<InventoryChemical | null>(null);
  const [now] = useState(() => new Date());
  const { data } = page;
  const whole = summary.data;
  const retry = () => void Promise.all([page.refetch(), summary.refetch()]);

  return (
    <>
      <PageTitle name={words.title} />
      <div className="app-page-title">
        <div>
          <h1>{words.title}</h1>
          <p>{whole !== undefined && countLine(whole)}</p>
        </div>
        <div className="placard__actions">
          <LinkButton href={paths.importChemicals} icon={<FileSpreadsheet aria-hidden="true" />}>
            {importWords.open}
          </LinkButton>
          <MoreInventoryActions
            isEmpty={(whole?.chemicals ?? 0) === 0}
            refused={refused}
            onConfirmAll={() => setConfirmsAll(true)}
          />
          <AddFlowButton kind="chemicals" variant="primary" icon={<Plus aria-hidden="true" />}>
            {words.add}
          </AddFlowButton>
        </div>
      </div>
      {page.isError && data !== undefined && (
        <Banner tone="caution" title={words.loadFailed} action={<Button onPress={retry}>{common.retry}</Button>}>
          {words.staleData}
        </Banner>
      )}
      <Card isFlush>{content()}</Card>
      {edited !== null && (
        <EditChemicalDialog
          key={edited.id}
          chemical={edited}
          locationName={locationOf(edited)}
          locations={locations.data ?? []}
          onClose={() => setEdited(null)}
        />
      )}
      {confirmsAll && whole !== undefined && (
        <ConfirmAllDialog count={whole.chemicals} onClose={() => setConfirmsAll(false)} />
      )}
      {toDelete !== null && <DeleteChemicalDialog chemical={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );

  function content() {
    if (data === undefined || whole === undefined) {
      return page.isError || summary.isError ? (
        <ErrorState
          title={words.loadFailed}
          text={common.loadFailedText}
          action={<Button onPress={retry}>{common.retry}</Button>}
        />
      ) : (
        <Skeleton lines={6} label={words.loading} className="placard-inventory-loading" />
      );
    }
    if (whole.chemicals === 0) {
      return <EmptyState icon={<FlaskConical aria-hidden="true" />} title={words.empty} />;
    }
    const column = columnOf(order.sort);
    return (
      <>
        <InventoryFilters
          counts={whole.by_level}
          attention={{ keep_apart: openMarks(marks), check_due: whole.stale }}
          locations={locations.data ?? []}
          asked={asked}
          onChange={(changes) => void show(changes)}
        />
        {asked.attention === "keep_apart" && (
          <PairsOfInventory reactivity={reactivity} location={asked.location ?? null} />
        )}
        {data.total === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title={words.filteredEmpty}
            action={
              <Button onPress={() => void show({ search: null, level: null, location: null, attention: null })}>
                {words.clearFilters}
              </Button>
            }
          />
        ) : (
          <div aria-busy={page.isPlaceholderData}>
            <InventoryRows
              chemicals={data.chemicals}
              locationOf={locationOf}
              now={now}
              marked={edited?.id ?? null}
              standing={marks}
              refused={refused}
              onConfirm={({ id }) => confirm.one(id)}
              onEdit={setEdited}
              onDelete={setToDelete}
              sort={column === null ? undefined : { column, direction: order.direction }}
              onSortChange={({ column: by, direction }) => void show({ sort: sortOf(by), direction })}
            />
          </div>
        )}
        {data.total > data.page_size && (
          <Pager
            page={data.page}
            pageSize={data.page_size}
            total={data.total}
            onChange={(next) => {
              document.querySelector("main")?.scrollTo({ top: 0 });
              void show({ page: next });
            }}
          />
        )}
      </>
    );
  }

  function countLine({ chemicals, locations: places, stale }: NonNullable<typeof whole>): string {
    const count = words.countLine(chemicals, places);
    return stale === 0 ? count : `${count} · ${words.staleLine(stale, STALE_AFTER_DAYS)}`;
  }
}
