import { Pager } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function PagesOfInventory() {
  const [page, setPage] = useState(1);
  return <Pager page={page} pageSize={100} total={1234} onChange={setPage} />;
}
