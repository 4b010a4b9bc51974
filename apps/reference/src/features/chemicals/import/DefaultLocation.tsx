import { Select } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { NONE } from "./UnusedColumns.tsx";
import type { Import } from "./use-import.ts";

/** Location for rows without one. */
export function DefaultLocation({ work }: { readonly work: Import }) {
  const { chemicalImport: texts } = useMessages();
  return (
    <Select
      label={texts.defaultLocation}
      items={[
        { id: NONE, label: texts.noDefaultLocation },
        ...work.onFile.locations.map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
      value={String(work.setting.defaultLocationId ?? NONE)}
      onChange={(id) => work.setDefaultLocation(id === NONE ? null : Number(id))}
    />
  );
}
