import { problemText } from "@placard/hazmat-core/business";
import { Banner, ProgressBar } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PlannedPlace } from "./report-import.ts";
import type { ReportImport } from "./use-report-import.ts";

interface ImportSummaryProps {
  readonly bringing: Pick<
    ReportImport,
    "planned" | "contacts" | "plans" | "plansRefused" | "unkept" | "steps" | "done"
  >;
}

/** Preview of an import, and its progress. */
export function ImportSummary({ bringing }: ImportSummaryProps) {
  const { planned, contacts, unkept, steps, done } = bringing;
  const texts = useMessages().handOver.importing;
  const replaced = planned.flatMap((place) => place.replaced);
  const withoutAmount = planned.flatMap((place) => place.withoutAmount);
  return (
    <>
      <p>{texts.summary(sum(planned, "changed"), sum(planned, "added"))}</p>
      <p>{texts.contacts(contacts.changed.length, contacts.added.length)}</p>
      {replaced.length > 0 && <Banner tone="caution" title={texts.replaced(replaced.join(", "))} />}
      {withoutAmount.length > 0 && <Banner tone="caution" title={texts.withoutAmount(withoutAmount.join(", "))} />}
      {contacts.withoutEmail.length > 0 && (
        <Banner tone="caution" title={texts.withoutEmail(contacts.withoutEmail.join(", "))} />
      )}
      <ImportedPlans {...bringing} />
      {unkept.length > 0 && (
        <Banner tone="caution" title={texts.unkept}>
          {unkept.map(({ what, values: said }) => texts.unkeptLine(texts.unkeptKinds[what], said.join(", "))).join(" ")}
        </Banner>
      )}
      {done !== null && (
        <ProgressBar label={texts.pending} value={done} maxValue={steps} valueLabel={texts.progress(done, steps)} />
      )}
    </>
  );
}

/** Lists the site plans to import, and those left out with the reason. */
function ImportedPlans({ plans: { added, left }, plansRefused }: Pick<ReportImport, "plans" | "plansRefused">) {
  const { handOver, problems } = useMessages();
  const texts = handOver.importing;
  const why = left.map(({ fileName, why: reason }) => {
    if (typeof reason === "string") return texts.planLeft[reason](fileName);
    return reason.code === "floor_plan.type" ? texts.planNoPdf(fileName) : problemText(reason, problems);
  });
  const isRefused = plansRefused !== null && added.length > 0;
  return (
    <>
      {added.length > 0 && !isRefused && <p>{texts.plans(added.map(({ location }) => location.name).join(", "))}</p>}
      {isRefused && (
        <Banner tone="caution" title={texts.plansLeftOut(added.length)}>
          {plansRefused}
        </Banner>
      )}
      {why.length > 0 && (
        <Banner tone="caution" title={texts.plansLeftOut(why.length)}>
          {why.join(" ")}
        </Banner>
      )}
    </>
  );
}

const sum = (planned: readonly PlannedPlace[], part: "changed" | "added"): number =>
  planned.reduce((all, place) => all + place[part].length, 0);
