import { getSdsFile } from "@placard/api-client";
import { Button, Dialog, ErrorState, Skeleton } from "@placard/ui";
import { ZoomFrame } from "@placard/ui/controls";
import { ChevronLeft, ChevronRight, ExternalLink } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { useFailure } from "../api/use-failure.ts";
import { openFile } from "../device/open-file.ts";
import "./SheetDialog.css";
import { useSheet } from "./use-sheet.ts";

interface SheetDialogProps {
  readonly sheet: {
    readonly id: number;
    /** The chemical that it is of. */
    readonly chemical: string;
    /** What stands beside the number of the page: file, age. */
    readonly note: string;
  };
  readonly onClose: () => void;
}

/** A safety data sheet in the page: one page of it at a time, enlarged as one likes, its text for those who do not see it. */
export function SheetDialog({ sheet: { id, chemical, note }, onClose }: SheetDialogProps) {
  const { sheetView: words, common } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const [number, setNumber] = useState(1);
  const { sheet, page } = useSheet(id, number);
  const length = sheet.data?.length;
  const failed = [sheet, page].find(({ isError }) => isError);

  async function open(): Promise<void> {
    try {
      await openFile(() => api.call(getSdsFile, { params: { id }, query: {} }));
    } catch (error) {
      fail(error, { title: words.openFailedTitle, fallback: words.openFailed, logIn: words.logIn });
    }
  }

  function turn({ key, target }: KeyboardEvent): void {
    // An enlarged page is moved by the arrows.
    if (target instanceof Element && target.scrollWidth > target.clientWidth) return;
    if (key === "ArrowRight" && length !== undefined) setNumber(Math.min(length, number + 1));
    if (key === "ArrowLeft") setNumber(Math.max(1, number - 1));
  }

  return (
    <Dialog
      size="xl"
      title={words.title(chemical)}
      description={length === undefined ? note : `${words.page(number, length)} · ${note}`}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {length !== undefined && length > 1 && (
            <>
              <Button
                icon={<ChevronLeft aria-hidden="true" />}
                isDisabled={number === 1}
                onPress={() => setNumber(number - 1)}
              >
                {words.previous}
              </Button>
              <Button
                iconEnd={<ChevronRight aria-hidden="true" />}
                isDisabled={number === length}
                onPress={() => setNumber(number + 1)}
              >
                {words.next}
              </Button>
            </>
          )}
          <Button icon={<ExternalLink aria-hidden="true" />} onPress={() => void open()}>
            {words.openFile}
          </Button>
        </>
      }
    >
      {failed !== undefined && (
        <ErrorState
          title={words.failedTitle}
          text={words.failed}
          action={<Button onPress={() => void failed.refetch()}>{common.retry}</Button>}
        />
      )}
      {failed === undefined && page.data === undefined && <Skeleton lines={8} label={words.reading} />}
      {failed === undefined && page.data !== undefined && (
        <>
          <ZoomFrame key={page.data.url} onKeyDown={turn}>
            <img
              className="app-sheet-page"
              src={page.data.url}
              alt={page.data.lines.length === 0 ? words.scanned(number) : words.picture(number)}
            />
          </ZoomFrame>
          <div className="placard-visually-hidden">
            {page.data.lines.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of a page have an order and nothing else
              <p key={place}>{line}</p>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
