import { Logo } from "@placard/ui/controls";
import { PageSpinner } from "./PageSpinner.tsx";
import "./StartScreen.css";

/** Stands until there is a page: the frame, the name and, when it takes longer, that work continues. `index.html` begins with it. */
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
