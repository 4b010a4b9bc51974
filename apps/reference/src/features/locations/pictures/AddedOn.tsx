import { DayText } from "../../../lib/formats/DayText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Shows when a picture was added. */
export function AddedOn({ iso }: { readonly iso: string }) {
  const { locations: words } = useMessages();
  return (
    <>
      {words.added} <DayText iso={iso} />
    </>
  );
}
