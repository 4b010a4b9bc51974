import { DayText } from "../../../lib/formats/DayText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Shows when a picture was added. */
export function AddedOn({ iso }: { readonly iso: string }) {
  const { locations: texts } = useMessages();
  return (
    <>
      {texts.added} <DayText iso={iso} />
    </>
  );
}
