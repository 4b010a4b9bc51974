import { Banner } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { SiteBinder } from "./binder-of-site.ts";
import { useMissingInWords } from "./use-missing-in-words.ts";

/** Content of the binder, and chemicals of the site without an SDS. */
export function BinderContents({ binder: { sheets, missing } }: { readonly binder: SiteBinder }) {
  const { binder: words } = useMessages();
  const missingInWords = useMissingInWords();
  return (
    <>
      {sheets.length > 0 && <p>{words.holds(sheets.length)}</p>}
      {missing.length > 0 && (
        <Banner tone="caution" role="note" title={words.without(missing.length)}>
          {missing.map(missingInWords).join("; ")}
        </Banner>
      )}
    </>
  );
}
