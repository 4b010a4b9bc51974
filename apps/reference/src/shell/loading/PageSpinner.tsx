import "./PageSpinner.css";

/** Stands in for a whole page while something must be known first. */
export function PageSpinner({ label }: { readonly label: string }) {
  return (
    <div className="app-page-spinner" role="status">
      <span className="placard__ring" aria-hidden="true" />
      <span className="placard__words">{label}</span>
    </div>
  );
}
