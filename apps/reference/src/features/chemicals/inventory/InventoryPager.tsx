import { Pager } from "@placard/ui/internal";

interface InventoryPagerProps {
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
  readonly onChange: (page: number) => void;
}

/** Pager of the inventory. A new page is shown from its top. */
export function InventoryPager({ page, page_size: pageSize, total, onChange }: InventoryPagerProps) {
  if (total <= pageSize) return null;
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      total={total}
      onChange={(next) => {
        document.querySelector("main")?.scrollTo({ top: 0 });
        onChange(next);
      }}
    />
  );
}
