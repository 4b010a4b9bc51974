import { formatNumber } from "@placard/hazmat-core";
import { Card, EmptyState } from "@placard/ui";
import { LinkButton } from "@placard/ui/internal";
import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowRight, FlaskConical, Plus } from "lucide-react";
import type { InventoryPage } from "../../lib/api/business-queries.ts";
import { NotLoaded } from "../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { AddFlowButton } from "../../shell/business/AddFlowButton.tsx";
import "./RecentChemicalsCard.css";

/** Lists the most recently changed chemicals, with their total and a link to all. */
export function RecentChemicalsCard({ latest }: { readonly latest: UseQueryResult<InventoryPage> }) {
  const { dashboard } = useMessages();
  return (
    <Card isFlush title={dashboard.recentChemicals}>
      <Content latest={latest} />
    </Card>
  );
}

function Content({ latest }: { readonly latest: UseQueryResult<InventoryPage> }) {
  const { dashboard } = useMessages();
  if (latest.data === undefined) {
    return <NotLoaded queries={[latest]} lines={3} label={dashboard.loadingChemicals} className="app-recent-loading" />;
  }
  if (latest.data.total === 0) {
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
  return (
    <>
      <ul className="app-recent">
        {latest.data.chemicals.map((chemical) => (
          <li key={chemical.id}>
            <strong>{chemical.name}</strong>
            <span>
              {formatNumber(chemical.quantity)} {chemical.unit} · {chemical.location_name}
            </span>
          </li>
        ))}
      </ul>
      <p className="app-recent-foot">
        {dashboard.chemicalCount(latest.data.total)}
        <LinkButton variant="quiet" href={paths.chemicals} iconEnd={<ArrowRight aria-hidden="true" />}>
          {dashboard.viewAllChemicals}
        </LinkButton>
      </p>
    </>
  );
}
