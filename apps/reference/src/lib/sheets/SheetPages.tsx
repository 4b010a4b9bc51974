import { getSdsFile } from "@placard/api-client/internal";
import { Banner, Button, Dialog, ErrorState, Skeleton } from "@placard/ui";
import { ZoomFrame } from "@placard/ui/internal";
import { ChevronLeft, ChevronRight, ExternalLink } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { useFailure } from "../api/use-failure.ts";
import { openFile } from "../device/open-file.ts";
import "./SheetPages.css";
import { useSheet } from "./use-sheet.ts";
import { sheetProblem } from "./sheet-problem.ts";

interface SheetPagesProps {
  readonly id: number;
  /** Name of the SDS's chemical. */
  readonly chemical: string;
  /** Text beside the page number: file and age. */
  readonly note: string;
  /** Control for choosing another SDS of the chemical; `null` if there is none. */
  readonly switcher: ReactNode;
  /** Notice for an SDS that is no longer current and was not replaced. */
  readonly gone?: string;
  /** Shows the SDS that replaced this one. */
  readonly onNewer?: () => void;
  readonly onClose: () => void;
}

/** The pages of one SDS, one at a time, with zoom, and with their text for screen readers. */
export function SheetPages({ id, chemical, note, switcher, gone, onNewer, onClose }: SheetPagesProps) {
  const { sheetView: texts, common } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const [number, setNumber] = useState(1);
  const { length, page, failure, again } = useSheet(id, number);
  const last = length ?? 1;

  async function open(): Promise<void> {
    try {
      await openFile(() => api.call(getSdsFile, { params: { id }, query: {} }));
    } catch (error) {
      fail(error, { title: texts.openFailedTitle, fallback: texts.openFailed, logIn: texts.logIn });
    }
  }

  function turn({ key, target }: KeyboardEvent): void {
    // On an enlarged page the arrow keys scroll.
    if (target instanceof Element && target.scrollWidth > target.clientWidth) return;
    if (key === "ArrowRight") setNumber(Math.min(last, number + 1));
    if (key === "ArrowLeft") setNumber(Math.max(1, number - 1));
  }

  return (
    <Dialog
      size="xl"
      title={texts.title(chemical)}
      description={
        <>
          {length !== undefined && <span role="status">{texts.page(number, length)} · </span>}
          {note}
        </>
      }
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {last > 1 && (
            <>
              <Button
                icon={<ChevronLeft aria-hidden="true" />}
                isDisabled={number === 1}
                onPress={() => setNumber(number - 1)}
              >
                {texts.previous}
              </Button>
              <Button
                iconEnd={<ChevronRight aria-hidden="true" />}
                isDisabled={number === last}
                onPress={() => setNumber(number + 1)}
              >
                {texts.next}
              </Button>
            </>
          )}
          <Button icon={<ExternalLink aria-hidden="true" />} onPress={() => void open()}>
            {texts.openFile}
          </Button>
        </>
      }
    >
      {switcher}
      {gone !== undefined && <Banner tone="caution" title={gone} />}
      {onNewer !== undefined && (
        <Banner tone="caution" title={texts.replaced} action={<Button onPress={onNewer}>{texts.showNewer}</Button>} />
      )}
      {failure === null ? (
        pages()
      ) : (
        <ErrorState
          title={texts.failedTitle}
          text={sheetProblem(failure, texts, navigator.onLine)}
          action={<Button onPress={again}>{common.retry}</Button>}
        />
      )}
    </Dialog>
  );

  function pages() {
    const skeleton = <Skeleton lines={8} label={texts.reading} />;
    if (length === undefined) return skeleton;
    // The frame stays mounted while the page changes, so that it keeps the keyboard focus.
    return (
      <>
        <ZoomFrame onKeyDown={turn}>
          {page === undefined ? (
            skeleton
          ) : (
            <img
              className="app-sheet-page"
              src={page.url}
              alt={page.lines.length === 0 ? texts.scanned(number) : texts.picture(number)}
            />
          )}
        </ZoomFrame>
        <div className="placard-visually-hidden">
          {page?.lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of a page have an order and nothing else
            <p key={place}>{line}</p>
          ))}
        </div>
      </>
    );
  }
}
