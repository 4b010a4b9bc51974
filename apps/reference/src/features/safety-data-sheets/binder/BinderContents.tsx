import { Banner } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { SiteBinder } from "./binder-of-site.ts";
import { useMissingSheetText } from "./use-missing-sheet-text.ts";

/** Content of the binder, and chemicals of the site without an SDS. */
export function BinderContents({ binder: { sheets, missing } }: { readonly binder: SiteBinder }) {
  const { binder: texts } = useMessages();
  const missingText = useMissingSheetText();
  return (
    <>
      {sheets.length > 0 && <p>{texts.holds(sheets.length)}</p>}
      {missing.length > 0 && (
        <Banner tone="caution" role="note" title={texts.without(missing.length)}>
          {missing.map(missingText).join("; ")}
        </Banner>
      )}
    </>
  );
}
