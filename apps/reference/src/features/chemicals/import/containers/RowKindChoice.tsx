import { SegmentedControl } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { Import } from "../use-import.ts";

/** Asks what the rows of a worksheet are if its columns fit both an inventory and a container list. */
export function RowKindChoice({ work }: { readonly work: Import }) {
  const { containerImport: texts } = useMessages();
  const { file, readRowsAs } = work;
  if (!file.canBeEither) return null;
  return (
    <section className="placard-surface app-import-card" aria-labelledby="import-rows-are">
      <h2 id="import-rows-are">{texts.rowsAre}</h2>
      <SegmentedControl
        label={texts.rowsAre}
        options={[
          { id: "chemicals", label: texts.rowsAreChemicals },
          { id: "containers", label: texts.rowsAreContainers },
        ]}
        value={file.opened === null ? "containers" : "chemicals"}
        onChange={(id) => readRowsAs(id === "containers" ? "containers" : "chemicals")}
      />
      <p>{file.opened === null ? texts.asContainers : texts.asChemicals}</p>
    </section>
  );
}
