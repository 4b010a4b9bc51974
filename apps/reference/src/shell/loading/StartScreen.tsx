import { Logo } from "@placard/ui/internal";
import { PageSpinner } from "./PageSpinner.tsx";
import "./StartScreen.css";

/**
 * Shown until the first page renders: layout, product name and, after a delay, a loading message. `index.html` starts
 * with the same markup.
 */
export function StartScreen({ label }: { readonly label: string }) {
  return (
    <div className="app-start" aria-busy="true">
      <div className="placard__bar">
        <Logo />
      </div>
      <PageSpinner label={label} />
    </div>
  );
}
