/** Rows per page when all pages are loaded. */
const PAGE_SIZE = 1000;

interface Paged {
  readonly total: number;
}

/** The rows of all pages of a list, loaded one page after the other: for printouts and files, never for a screen. */
export async function allPages<Answer extends Paged, Row>(
  loadPage: (page: { readonly page: number; readonly page_size: number }) => Promise<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await loadPage({ page, page_size: PAGE_SIZE });
    rows.push(...rowsOf(answer));
    if (page * PAGE_SIZE >= answer.total) return rows;
  }
}
