import { Button } from "@placard/ui";
import { useState } from "react";
import { useRefusalReason } from "../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { EditBusinessDialog } from "./EditBusinessDialog.tsx";
import type { BusinessTexts } from "./use-business-edit.ts";

/** Button that edits the business, for roles that may do so. */
export function EditBusiness({ business }: { readonly business: BusinessTexts }) {
  const { dashboard } = useMessages();
  const { role } = useBusinessProfile();
  const isAllowed = useRefusalReason()(role, "edit_plan") === null;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isAllowed && <Button onPress={() => setOpen(true)}>{dashboard.editBusiness}</Button>}
      {isOpen && <EditBusinessDialog business={business} onClose={() => setOpen(false)} />}
    </>
  );
}
