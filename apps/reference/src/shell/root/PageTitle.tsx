import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Names the page in the tab and in the history. */
export function PageTitle({ name }: { readonly name: string }) {
  const { common } = useMessages();
  return <title>{common.pageTitle(name)}</title>;
}
