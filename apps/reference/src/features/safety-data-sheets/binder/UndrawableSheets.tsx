import { type SafetyDataSheet } from "@placard/api-client";
import { getSdsFile } from "@placard/api-client/internal";
import { Banner } from "@placard/ui";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Lists SDSs whose pages are not in the binder, each with its file. */
export function UndrawableSheets({ sheets }: { readonly sheets: readonly SafetyDataSheet[] }) {
  const { binder: texts } = useMessages();
  const api = useApi();
  return (
    <Banner tone="caution" title={texts.notDrawn(sheets.length)}>
      <ul>
        {sheets.map(({ id, chemical_name }) => (
          <li key={id}>
            <a href={api.url(getSdsFile, { params: { id }, query: { download: "1" } })} download>
              {texts.downloadOf(chemical_name)}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
