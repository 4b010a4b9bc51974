import "./Spinner.css";

/** A ring that turns while work is under way; still under reduced motion. The words stand beside it. */
export function Spinner() {
  return <span className="placard-spinner" aria-hidden="true" />;
}
