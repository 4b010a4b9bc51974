import { Button } from "@placard/ui";
import { BookOpen } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { SiteBinder } from "./binder-of-site.ts";
import type { BinderState } from "./use-binder.ts";

interface BinderFootProps {
  /** `null` until a site is chosen and its data is loaded. */
  readonly binder: SiteBinder | null;
  readonly isSiteChosen: boolean;
  readonly state: BinderState;
  readonly onMake: (binder: SiteBinder) => void;
  readonly onClose: () => void;
}

/** Buttons that start or continue the binder and close the dialog. */
export function BinderFoot({ binder, isSiteChosen, state, onMake, onClose }: BinderFootProps) {
  const { binder: texts, safetyDataSheets, common } = useMessages();
  const isMade = state.kind === "made";
  return (
    <>
      <Button onPress={onClose}>{isMade ? common.close : common.cancel}</Button>
      {!isMade && (
        <Button
          variant="primary"
          icon={<BookOpen aria-hidden="true" />}
          disabledReason={refusalReason()}
          isPending={state.kind === "making"}
          pendingLabel={texts.making}
          onPress={() => {
            if (binder !== null) onMake(binder);
          }}
        >
          {state.kind === "stopped" ? texts.goOn : texts.make}
        </Button>
      )}
    </>
  );

  function refusalReason(): string | undefined {
    if (!isSiteChosen) return texts.chooseSiteFirst;
    if (binder === null) return safetyDataSheets.loading;
    if (binder.sheets.length > 0) return undefined;
    return binder.missing.length === 0 ? texts.noChemicals : texts.noSheets;
  }
}
