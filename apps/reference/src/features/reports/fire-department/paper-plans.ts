import type { DocumentBlock } from "@placard/ui/internal";
import { formatDateTime } from "@placard/ui/internal";
import type { PaperTexts } from "./paper-texts.ts";
import type { GatheredSite, PaperPlan } from "./gather-paper.ts";

/** A point on a floor plan page. Its number is explained in the legend. */
export interface DrawnPoint {
  readonly number: number;
  /** Fractions of the page width from the left and of its height from the top. */
  readonly x: number;
  readonly y: number;
}

/** A page of a floor plan on paper, with the legend of its points below it. */
export interface PlanOnPaper {
  readonly title: string;
  /** Text alternative of the picture. */
  readonly alt: string;
  /** `null` if the plan could not be drawn: the points are then only in the legend, and `unread` is printed. */
  readonly jpeg: ArrayBuffer | null;
  readonly unread: string;
  readonly points: readonly DrawnPoint[];
  readonly legend: DocumentBlock;
}

/** Every page of the floor plans of a site. Points are numbered across all pages of a plan. */
export function plansOnPaper({ plans }: Pick<GatheredSite, "plans">, texts: PaperTexts): readonly PlanOnPaper[] {
  return (plans ?? []).flatMap((plan) => pagesOf(plan).map((page) => planPage(plan, page, texts)));
}

/** The pages that were drawn, or, if there are none, the pages that have points. */
function pagesOf({ pages, points }: PaperPlan): readonly number[] {
  if (pages !== null) return pages.map((_, at) => at + 1);
  const marked = [...new Set(points.map(({ page }) => page))].toSorted((one, other) => one - other);
  return marked.length === 0 ? [1] : marked;
}

function planPage({ description, pages, points }: PaperPlan, page: number, texts: PaperTexts): PlanOnPaper {
  const { fire, kinds } = texts;
  const here = points.map((point, at) => ({ ...point, number: at + 1 })).filter((point) => point.page === page);
  const legend = here.map(({ number, kind, note, updated_by, updated_at }) => [
    String(number),
    kinds[kind],
    note ?? "",
    [updated_by, formatDateTime(updated_at)].filter((part) => part !== null).join(", "),
  ]);
  const { number, kind, note, setBy } = fire.pointColumns;
  return {
    title: pages !== null && pages.length > 1 ? fire.planPage(description, page, pages.length) : description,
    alt: fire.planAlt(description, page, legend.map(([no, name]) => `${no} ${name}`).join(", ")),
    jpeg: pages?.[page - 1]?.jpeg ?? null,
    unread: fire.planUnread,
    points: here.map(({ number: no, x, y }) => ({ number: no, x, y })),
    legend: {
      kind: "table",
      caption: fire.planPoints,
      columns: [number, kind, note, setBy],
      rows: legend,
      none: fire.noPlanPoints,
    },
  };
}
