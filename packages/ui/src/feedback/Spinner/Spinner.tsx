import "./Spinner.css";

/** A spinning ring while a task runs. It does not spin under reduced motion. Show a text beside it. */
export function Spinner() {
  return <span className="placard-spinner" aria-hidden="true" />;
}
