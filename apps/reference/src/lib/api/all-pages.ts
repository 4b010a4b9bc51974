/** Rows per page when all pages are loaded. */
const PAGE_SIZE = 1000;

interface Paged {
  readonly next_cursor?: string;
}

/** The rows of all pages of a list, loaded one page after the other: for printouts and files, never for a screen. */
export async function allPages<Answer extends Paged, Row>(
  loadPage: (page: { readonly page_size: number; readonly cursor?: string }) => Promise<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const answer = await loadPage({ page_size: PAGE_SIZE, ...(cursor !== undefined && { cursor }) });
    rows.push(...rowsOf(answer));
    cursor = answer.next_cursor;
  } while (cursor !== undefined);
  return rows;
}
