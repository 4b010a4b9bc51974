import "./PageSpinner.css";

/** Spinner in place of a whole page while required data is loading. */
export function PageSpinner({ label }: { readonly label: string }) {
  return (
    <div className="app-page-spinner" role="status">
      <span className="placard__ring" aria-hidden="true" />
      <span className="placard__words">{label}</span>
    </div>
  );
}
