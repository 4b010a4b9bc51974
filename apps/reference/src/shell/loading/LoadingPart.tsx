import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageSpinner } from "./PageSpinner.tsx";
import { StartScreen } from "./StartScreen.tsx";

/** Loading state for a part of a page, or for a page within the layout of its area. */
export function LoadingPart() {
  const { common } = useMessages();
  return <PageSpinner label={common.loading} />;
}

/** Loading state for a whole page. */
export function StartingPage() {
  const { common } = useMessages();
  return <StartScreen label={common.loading} />;
}
