import { checkNumberOfChemicals } from "@placard/api-client/internal";
import { planLimits } from "@placard/hazmat-core/business";
import { Banner, Button, ProgressBar } from "@placard/ui";
import { FileDrop } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { RestoredNote } from "../../../forms/RestoredNote.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useSeePlans } from "../../../lib/rights/use-see-plans.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { FileContents } from "./reading/FileContents.tsx";
import type { Import } from "./use-import.ts";

interface ImportFileCardProps {
  readonly file: Import["file"];
  /** Time at which the restored file was chosen; `null` if the file was chosen on this page. */
  readonly restoredAt: string | null;
  readonly onChoose: (file: File | null) => void;
  readonly onSheet: (name: string) => void;
}

/** Card with the chosen file, its contents, and the reason if it cannot be read. */
export function ImportFileCard({ file, restoredAt, onChoose, onSheet }: ImportFileCardProps) {
  const { chemicalImport: texts, common } = useMessages();
  return (
    <section className="placard-surface app-import-card">
      <PlanRoom />
      <RestoredNote form={{ restoredAt, reset: () => onChoose(null) }} />
      <FileDrop
        label={texts.file}
        accept={[".xlsx", ".csv", ".tsv", "text/csv"]}
        description={texts.fileHint}
        files={file.file === null ? [] : [file.file]}
        onAdd={(files) => onChoose(files.at(-1) ?? null)}
        onRemove={() => onChoose(null)}
        errorMessage={file.unread === null ? undefined : texts.unread[file.unread]}
      />
      {file.unread === "reader" && <Button onPress={() => void file.choose(file.file)}>{common.retry}</Button>}
      {file.isReading && <ProgressBar label={texts.reading} />}
      <FileContents file={file} onSheet={onSheet} />
    </section>
  );
}

/** The limit of the plan, shown before a file is chosen. Renders nothing for unlimited plans. */
function PlanRoom() {
  const { chemicalImport: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const { label, onPress } = useSeePlans();
  const { data } = useQuery({
    queryKey: [...chemicalsKey(business_id), "plan"],
    queryFn: ({ signal }) => api.call(checkNumberOfChemicals, { params: { business_id } }, { signal }),
  });
  if (data === undefined) return null;
  const { chemicals: most } = planLimits[data.current_tier];
  if (most === Infinity) return null;
  return (
    <Banner
      tone={data.allowed ? "info" : "caution"}
      title={data.allowed ? texts.planLimit(most) : texts.planFull}
      action={<Button onPress={onPress}>{label}</Button>}
    >
      {texts.planLimitText(data.message)}
    </Banner>
  );
}
