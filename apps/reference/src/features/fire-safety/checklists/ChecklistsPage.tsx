import { CHECKLIST_LIMITS } from "@placard/hazmat-core/business";
import { Button } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { PageTitle } from "../../../shell/root/PageTitle.tsx";
import "../FireSafetyPage.css";
import { checklistsQuery } from "../inspection-queries.ts";
import { ChecklistDialogs, type ShownDialog } from "./ChecklistDialogs.tsx";
import "./ChecklistsPage.css";
import { OwnChecklists } from "./OwnChecklists.tsx";
import { ShippedChecklists } from "./ShippedChecklists.tsx";

/** Checklists for inspections: those of the business and those included with Placard. */
export function ChecklistsPage() {
  const { checklists: texts, fireSafety } = useMessages();
  const { business_id, role } = useBusinessProfile();
  const refused = useRefusalReason()(role, "plan_inspections") ?? undefined;
  const read = useQuery(checklistsQuery(useApi(), business_id));
  const isFull = (read.data?.length ?? 0) >= CHECKLIST_LIMITS.lists;
  const noMore = refused ?? (isFull ? texts.full : undefined);
  const [shown, setShown] = useState<ShownDialog | null>(null);
  return (
    <>
      <PageTitle name={texts.title} />
      <Link className="app-link app-inspection-back" to={paths.fireSafety}>
        {fireSafety.back}
      </Link>
      <div className="app-page-title">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
        </div>
        <Button variant="primary" disabledReason={noMore} onPress={() => setShown({ what: "new" })}>
          {texts.create}
        </Button>
      </div>
      {read.data === undefined ? (
        <NotLoaded queries={[read]} lines={4} label={texts.loading} />
      ) : (
        <OwnChecklists
          checklists={read.data}
          refused={refused}
          noCopy={noMore}
          onAct={(what, of) => setShown({ what, of })}
        />
      )}
      <ShippedChecklists noCopy={noMore} onCopy={(template) => setShown({ what: "copy-shipped", template })} />
      {shown !== null && <ChecklistDialogs shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}
