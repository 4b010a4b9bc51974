import { citation, type SourceRef } from "@placard/hazmat-core";
import { sitesGeoJson, sitesKml } from "@placard/hazmat-core/regulatory";
import { Button, Card, toasts } from "@placard/ui";
import { useDocumentWords } from "@placard/ui/incident";
import { FileText, MapPinned } from "lucide-react";
import { useState } from "react";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { useCompanyName } from "../../../shell/account/use-company-name.ts";
import type { HandedOver } from "../use-hand-over.ts";
import { inventoryPaper } from "./inventory-paper.ts";
import { inexactSites, mapSitesOf } from "./map-files.ts";

const MATTER = "inventory-pdf";
const CLP: SourceRef = { key: "CLP-VI" };

/** What a crew takes along: the inventory on paper, and the sites for their own maps. */
export function FireDepartmentCard({ record }: { readonly record: HandedOver }) {
  const messages = useMessages();
  const { handOver, paper } = messages;
  const words = handOver.fire;
  const company = useCompanyName(useBusinessProfile().business_id);
  const { planDocument } = useDocumentWords();
  const [isBusy, setBusy] = useState(false);
  const sites = mapSitesOf(record, messages);
  const { absent, approximate } = inexactSites(sites);
  return (
    <Card title={words.title}>
      <div className="app-hand-over-card">
        <p>{words.text}</p>
        <div className="placard__actions">
          <Button
            variant="primary"
            icon={<FileText aria-hidden="true" />}
            isPending={isBusy}
            onPress={() => void savePdf()}
          >
            {words.pdf}
          </Button>
          <Button icon={<MapPinned aria-hidden="true" />} onPress={saveGeoJson}>
            {words.geoJson}
          </Button>
          <Button icon={<MapPinned aria-hidden="true" />} onPress={saveKml}>
            {words.kml}
          </Button>
        </div>
        {absent.length > 0 && <p className="placard__note">{words.withoutPlace(absent.join(", "))}</p>}
        {approximate.length > 0 && <p className="placard__note">{words.approximate(approximate.join(", "))}</p>}
      </div>
    </Card>
  );

  function saveGeoJson(): void {
    const text = JSON.stringify(sitesGeoJson(sites), null, 2);
    saveFile(new Blob([text], { type: "application/geo+json" }), fileNameOf(words.file, new Date(), "geojson"));
  }

  function saveKml(): void {
    const text = sitesKml(sites, words.sitesOf(company));
    saveFile(
      new Blob([text], { type: "application/vnd.google-earth.kml+xml" }),
      fileNameOf(words.file, new Date(), "kml"),
    );
  }

  async function savePdf(): Promise<void> {
    setBusy(true);
    try {
      const [{ writeInventoryPdf }, ghs] = await Promise.all([
        import("./write-inventory-pdf.ts"),
        pictogramsOf(record),
      ]);
      const at = new Date();
      const document = inventoryPaper({
        record,
        company,
        ghs,
        ghsSource: citation(CLP),
        words: planDocument,
        language: planDocument.language,
        messages,
      });
      const bytes = await writeInventoryPdf(document, paper.page, at);
      saveFile(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), fileNameOf(document.title, at, "pdf"));
      toasts.show({ tone: "ok", title: paper.saved, matter: MATTER });
    } catch {
      toasts.show({ tone: "danger", title: paper.failed, text: paper.failedText, matter: MATTER });
    } finally {
      setBusy(false);
    }
  }
}

/** GHS pictograms by CAS number, of each substance that is on file once. */
async function pictogramsOf({ chemicals }: HandedOver): Promise<ReadonlyMap<string, readonly string[]>> {
  const numbers = [...new Set(chemicals.flatMap(({ cas_number }) => cas_number ?? []))];
  const found = await Promise.all(
    numbers.map(async (number) => {
      const meant = await chemicalSource.meant(number);
      const record = meant.kind === "one" ? await chemicalSource.record(meant.match.key) : null;
      return [number, record?.ghs?.pictograms ?? []] as const;
    }),
  );
  return new Map(found);
}
