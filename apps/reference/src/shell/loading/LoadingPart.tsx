import { useMessages } from "../../messages/MessagesProvider.tsx";
import { PageSpinner } from "./PageSpinner.tsx";

/** Stands where a page, or a part of one, is being brought. */
export function LoadingPart() {
  const { common } = useMessages();
  return <PageSpinner label={common.loading} />;
}
