/** Pages of a long list. */
export const pagerTexts = {
  pager: {
    label: "Pages",
    shown: (first: string, last: string, total: string): string => `${first} to ${last} of ${total}`,
    first: "First page",
    previous: "Previous page",
    next: "Next page",
    last: "Last page",
  },
};
