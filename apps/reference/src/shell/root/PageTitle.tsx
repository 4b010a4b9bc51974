import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Sets the page title for the tab and the history. */
export function PageTitle({ name }: { readonly name: string }) {
  const { common } = useMessages();
  return <title>{common.pageTitle(name)}</title>;
}
