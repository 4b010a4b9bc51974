/** Containers of a chemical. */
export const containerTexts = {
  containers: {
    table: "Containers",
    columns: {
      code: "Code",
      chemical: "Chemical",
      size: "Size",
      place: "Storage location",
      opened: "Opened",
      expires: "Expires",
      actions: "Actions",
    },
    moved: "Moved",
    movedBy: (name: string): string => `by ${name}`,
    expired: (days: number): string => (days === 1 ? "Expired yesterday" : `Expired ${days} days ago`),
    due: (days: number): string =>
      days === 0 ? "Expires today" : days === 1 ? "Expires tomorrow" : `Expires in ${days} days`,
  },
};
