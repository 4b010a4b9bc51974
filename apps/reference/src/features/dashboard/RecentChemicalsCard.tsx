import type { InventoryChemical } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { Card, EmptyState } from "@placard/ui";
import { LinkButton } from "@placard/ui/controls";
import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowRight, FlaskConical, Plus } from "lucide-react";
import { NotRead } from "../../lib/api/NotRead.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { AddFlowButton } from "../../shell/business/AddFlowButton.tsx";
import "./RecentChemicalsCard.css";

const SHOWN = 4;

/** The chemicals that were changed last, their count and the way to all of them. */
export function RecentChemicalsCard({
  chemicals,
}: {
  readonly chemicals: UseQueryResult<readonly InventoryChemical[]>;
}) {
  const { dashboard } = useMessages();
  return (
    <Card isFlush title={dashboard.recentChemicals}>
      <Content chemicals={chemicals} />
    </Card>
  );
}

function Content({ chemicals }: { readonly chemicals: UseQueryResult<readonly InventoryChemical[]> }) {
  const { dashboard } = useMessages();
  if (chemicals.data === undefined) {
    return (
      <NotRead queries={[chemicals]} lines={3} label={dashboard.loadingChemicals} className="app-recent-loading" />
    );
  }
  if (chemicals.data.length === 0) {
    return (
      <EmptyState
        icon={<FlaskConical aria-hidden="true" />}
        title={dashboard.noChemicalsYet}
        text={dashboard.noChemicalsText}
        action={
          <AddFlowButton kind="chemicals" icon={<Plus aria-hidden="true" />}>
            {dashboard.addFirstChemical}
          </AddFlowButton>
        }
      />
    );
  }
  const latest = chemicals.data.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)).slice(0, SHOWN);
  return (
    <>
      <ul className="app-recent">
        {latest.map((chemical) => (
          <li key={chemical.id}>
            <strong>{chemical.name}</strong>
            <span>
              {formatNumber(chemical.quantity)} {chemical.unit} · {chemical.location_name}
            </span>
          </li>
        ))}
      </ul>
      <p className="app-recent-foot">
        {dashboard.chemicalCount(chemicals.data.length)}
        <LinkButton variant="quiet" href={paths.chemicals} iconEnd={<ArrowRight aria-hidden="true" />}>
          {dashboard.viewAllChemicals}
        </LinkButton>
      </p>
    </>
  );
}
