import type { PlanPoint } from "@placard/api-client";
import type { PlanPlace } from "@placard/hazmat-core/business";
import { Button, Dialog, ErrorState, Skeleton } from "@placard/ui";
import { FloorPlan, type FloorPlanProps } from "@placard/ui/internal";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { DayText } from "../formats/DayText.tsx";
import { usePlan } from "./use-plan.ts";

interface PlanDialogProps extends Pick<FloorPlanProps, "selected" | "onSelect" | "onMove"> {
  readonly plan: { readonly id: number; readonly description: string };
  /** Opens the file itself if this browser cannot draw it. */
  readonly onOpenFile: () => void;
  readonly onClose: () => void;
  /** Called when a press on the plan sets a point on the displayed page. */
  readonly onPlace?: (place: PlanPlace, page: number) => void;
  /** Shown above the plan: tools to set a point. */
  readonly renderTools?: (page: number) => ReactNode;
  readonly renderActions?: (point: PlanPoint) => ReactNode;
}

/** Dialog with a floor plan: its pages, with zoom and marked points. */
export function PlanDialog({
  plan,
  onOpenFile,
  onClose,
  onPlace,
  renderTools,
  renderActions,
  ...chosen
}: PlanDialogProps) {
  const { plans: texts, common } = useMessages();
  const { pages, points } = usePlan(plan.id);
  const [page, setPage] = useState(1);
  const all = points.data ?? [];
  const here = all.filter((point) => point.page === page);
  const length = pages.data?.pages.length ?? 1;
  const shown = pages.data?.pages[page - 1];
  return (
    <Dialog
      size="xl"
      title={plan.description}
      description={texts.page(page, length)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {length > 1 && (
            <>
              <Button
                icon={<ChevronLeft aria-hidden="true" />}
                isDisabled={page === 1}
                onPress={() => setPage(page - 1)}
              >
                {texts.previousPage}
              </Button>
              <Button
                iconEnd={<ChevronRight aria-hidden="true" />}
                isDisabled={page === length}
                onPress={() => setPage(page + 1)}
              >
                {texts.nextPage}
              </Button>
            </>
          )}
          <Button icon={<Download aria-hidden="true" />} onPress={onOpenFile}>
            {texts.openFile}
          </Button>
        </>
      }
    >
      {pages.isError && (
        <ErrorState
          title={texts.failedTitle}
          text={texts.failed}
          action={<Button onPress={() => void pages.refetch()}>{common.retry}</Button>}
        />
      )}
      {pages.isPending && <Skeleton lines={6} label={texts.reading} />}
      {shown !== undefined && (
        <>
          {renderTools?.(page)}
          {points.isError && (
            <ErrorState
              title={texts.pointsFailedTitle}
              text={texts.pointsFailed}
              action={<Button onPress={() => void points.refetch()}>{common.retry}</Button>}
            />
          )}
          <FloorPlan
            src={shown.url}
            alt={plan.description}
            points={here.map((point) => ({
              ...point,
              setBy: (
                <>
                  {point.updated_by ?? texts.someone}, <DayText iso={point.updated_at} />
                </>
              ),
            }))}
            {...chosen}
            {...(onPlace !== undefined && { onPlace: (place: PlanPlace) => onPlace(place, page) })}
            {...(renderActions !== undefined && {
              renderActions: ({ id }) => {
                const point = here.find((one) => one.id === id);
                return point === undefined ? null : renderActions(point);
              },
            })}
          />
        </>
      )}
    </Dialog>
  );
}
