import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageSpinner } from "./PageSpinner.tsx";
import { StartScreen } from "./StartScreen.tsx";

/** Stands where a part of a page is being brought, or a page within the frame of its area. */
export function LoadingPart() {
  const { common } = useMessages();
  return <PageSpinner label={common.loading} />;
}

/** Stands where a whole page is being brought. */
export function StartingPage() {
  const { common } = useMessages();
  return <StartScreen label={common.loading} />;
}
