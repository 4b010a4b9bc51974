import type { SafetyDataSheet } from "@placard/api-client";
import { Banner, Button, EmptyState, ErrorState, Menu, Skeleton, TextField } from "@placard/ui";
import { FilterPills } from "@placard/ui/controls";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { BookOpen, ChevronDown, FileText, FileWarning, Search, SearchX, Upload } from "lucide-react";
import { useState } from "react";
import { useWhyNot } from "../../lib/rights/use-why-not.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { chemicalsQuery, locationsQuery } from "../../lib/api/business-queries.ts";
import { readSheetsSearch } from "../../lib/search-params.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { DeletedLink } from "../../shell/business/DeletedLink.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { Portion } from "../../shell/business/Portion.tsx";
import { AddChemicalFirst } from "./AddChemicalFirst.tsx";
import { BinderDialog } from "./binder/BinderDialog.tsx";
import { DeleteSheetDialog } from "./DeleteSheetDialog.tsx";
import { chemicalsWithoutSheet, foundSheets, sheetDue, sheetsAt, type SheetDue } from "./library-view.ts";
import { LibraryFigures } from "./LibraryFigures.tsx";
import "./SafetyDataSheetsPage.css";
import { sheetsQuery } from "./sheet-queries.ts";
import { SheetCard } from "./SheetCard.tsx";
import { UploadSheetDialog } from "./UploadSheetDialog.tsx";

/** How many names the note on missing sheets spells out. */
const NAMED = 4;

/** The safety data sheets of all chemicals, and which are missing. */
export function SafetyDataSheetsPage() {
  const { safetyDataSheets: words, binder, common } = useMessages();
  const whyNot = useWhyNot();
  const { business_id, role } = useBusinessProfile();
  const api = useApi();
  const sheets = useQuery(sheetsQuery(api, business_id));
  const chemicals = useQuery(chemicalsQuery(api, business_id));
  const locations = useQuery(locationsQuery(api, business_id));
  const { site } = useSearch({ strict: false, select: readSheetsSearch });
  const navigate = useNavigate();
  const [makesBinder, setMakesBinder] = useState(false);
  const [text, setText] = useState("");
  /** The dialog is open, with a chemical chosen beforehand or none. */
  const [upload, setUpload] = useState<{ readonly chemicalId: number | null } | null>(null);
  const [toDelete, setToDelete] = useState<SafetyDataSheet | null>(null);
  const [due, setDue] = useState<SheetDue | null>(null);
  const [now] = useState(() => new Date());

  const refused = whyNot(role, "edit_sds");
  const missing = chemicalsWithoutSheet(chemicals.data ?? [], sheets.data ?? []);
  const hasChemicals = chemicals.data !== undefined && chemicals.data.length > 0;
  const openUpload = () => setUpload({ chemicalId: missing.length === 1 ? (missing[0]?.id ?? null) : null });

  return (
    <>
      <PageTitle name={words.title} />
      <div className="app-page-title">
        <div>
          <h1>{words.title}</h1>
          <p>{words.line}</p>
        </div>
        <div className="placard__actions">
          <DeletedLink />
          {hasChemicals && locations.data !== undefined && sheets.data !== undefined && sheets.data.length > 0 && (
            <Button icon={<BookOpen aria-hidden="true" />} onPress={() => setMakesBinder(true)}>
              {binder.open}
            </Button>
          )}
          {hasChemicals && sheets.data !== undefined && sheets.data.length > 0 && (
            <Button
              variant="primary"
              icon={<Upload aria-hidden="true" />}
              disabledReason={refused ?? undefined}
              onPress={openUpload}
            >
              {words.upload}
            </Button>
          )}
        </div>
      </div>
      {content()}
      {upload !== null && (
        <UploadSheetDialog
          chemicals={chemicals.data ?? []}
          sheets={sheets.data ?? []}
          chemicalId={upload.chemicalId}
          onClose={() => setUpload(null)}
        />
      )}
      {makesBinder && (
        <BinderDialog
          locations={locations.data ?? []}
          chemicals={chemicals.data ?? []}
          sheets={sheets.data ?? []}
          siteId={site ?? null}
          onClose={() => setMakesBinder(false)}
        />
      )}
      {toDelete !== null && <DeleteSheetDialog sheet={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );

  function content() {
    if (sheets.data === undefined || chemicals.data === undefined) {
      return sheets.isError || chemicals.isError ? (
        <ErrorState
          title={common.loadFailedTitle}
          text={common.loadFailedText}
          action={
            <Button onPress={() => void Promise.all([sheets.refetch(), chemicals.refetch()])}>{common.retry}</Button>
          }
        />
      ) : (
        <Skeleton lines={5} label={words.loading} />
      );
    }
    const stored = chemicals.data;
    return (
      <>
        <LibraryFigures sheets={sheets.data} chemicals={stored.length} missing={missing.length} now={now} />
        {library(sheets.data)}
        {sheets.data.length > 0 && missing.length > 0 && (
          <Banner
            tone="caution"
            role="note"
            icon={<FileWarning aria-hidden="true" />}
            title={words.missing(missing.length)}
          >
            {words.missingNames(
              missing.slice(0, NAMED).map(({ name }) => name),
              Math.max(0, missing.length - NAMED),
            )}
          </Banner>
        )}
      </>
    );
  }

  async function showSite(next: number | undefined): Promise<void> {
    await navigate({ to: paths.safetyDataSheets, search: readSheetsSearch({ site: next }) });
  }

  function library(all: readonly SafetyDataSheet[]) {
    if (!hasChemicals) return <AddChemicalFirst />;
    if (all.length === 0) {
      return (
        <EmptyState
          icon={<FileText aria-hidden="true" />}
          title={words.empty}
          text={words.emptyText}
          action={
            <Button
              variant="primary"
              icon={<Upload aria-hidden="true" />}
              disabledReason={refused ?? undefined}
              onPress={openUpload}
            >
              {words.uploadFirst}
            </Button>
          }
        />
      );
    }
    const there = site === undefined ? all : sheetsAt(site, all, chemicals.data ?? []);
    const found = foundSheets(there, text).filter((sheet) => due === null || sheetDue(sheet, now) === due);
    const places = locations.data ?? [];
    const pill = (id: SheetDue, name: string) => {
      const count = there.filter((sheet) => sheetDue(sheet, now) === id).length;
      return { id, content: name, count, label: `${name}: ${count}` };
    };
    return (
      <>
        <div className="app-sds-search">
          <TextField
            type="search"
            label={words.search}
            isLabelHidden
            placeholder={words.searchPlaceholder}
            prefixIcon={<Search aria-hidden="true" />}
            value={text}
            onChange={setText}
          />
          {(places.length > 1 || site !== undefined) && (
            <Menu
              trigger={
                <Button iconEnd={<ChevronDown aria-hidden="true" />}>
                  {site === undefined
                    ? words.allSites
                    : (places.find(({ id }) => id === site)?.name ?? words.otherSite)}
                </Button>
              }
              items={[
                { id: "all", label: words.allSites },
                ...places.map(({ id, name, civic_address }) => ({
                  id: String(id),
                  label: name,
                  description: civic_address,
                })),
              ]}
              onAction={(id) => void showSite(id === "all" ? undefined : Number(id))}
            />
          )}
          <span>{words.sorted}</span>
        </div>
        <FilterPills
          label={words.worklist}
          pills={[pill("past_review", words.pastReview), pill("no_revision", words.noRevisionDay)]}
          value={due}
          onChange={setDue}
        />
        {found.length === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title={words.filteredEmpty}
            action={
              <Button
                onPress={() => {
                  setText("");
                  setDue(null);
                  void showSite(undefined);
                }}
              >
                {words.clearSearch}
              </Button>
            }
          />
        ) : (
          <Portion rows={found}>
            {(shown) => (
              <ul className="app-sds-grid">
                {shown.map((sheet) => (
                  <SheetCard
                    key={sheet.chemical_id}
                    sheet={sheet}
                    chemical={chemicals.data?.find(({ id }) => id === sheet.chemical_id)}
                    now={now}
                    refused={refused}
                    onDelete={setToDelete}
                  />
                ))}
              </ul>
            )}
          </Portion>
        )}
      </>
    );
  }
}
