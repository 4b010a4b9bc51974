import "./PageSpinner.css";

/** Stands in for a whole page while something must be known first. */
export function PageSpinner({ label }: { readonly label: string }) {
  return (
    <div className="app-page-spinner" role="status">
      <span className="ring" aria-hidden="true" />
      <span className="words">{label}</span>
    </div>
  );
}
