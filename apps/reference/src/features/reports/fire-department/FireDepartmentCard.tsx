import { sitesGeoJson, sitesKml } from "@placard/hazmat-core/regulatory";
import { Button, Card } from "@placard/ui";
import { FileText, MapPinned } from "lucide-react";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { LoadingRecord } from "../../../lib/api/LoadingRecord.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { useCompanyName } from "../../../shell/account/use-company-name.ts";
import type { ReportingBusiness } from "../use-reported-business.ts";
import { inexactSites, mapSitesOf } from "./map-files.ts";
import { useInventoryPdf } from "./use-inventory-pdf.ts";

/** Files for a crew: the inventory as PDF and the sites for their own maps. */
export function FireDepartmentCard({ record }: { readonly record: ReportingBusiness }) {
  const messages = useMessages();
  const texts = messages.handOver.fire;
  const company = useCompanyName(useBusinessProfile().business_id);
  const pdf = useInventoryPdf(record, company);
  const sites = mapSitesOf(record, messages);
  const { absent, approximate } = inexactSites(sites);
  return (
    <Card title={texts.title}>
      <div className="app-hand-over-card">
        <p>{texts.text}</p>
        <div className="placard__actions">
          <Button
            variant="primary"
            icon={<FileText aria-hidden="true" />}
            isPending={pdf.isBusy}
            onPress={() => void pdf.save()}
          >
            {texts.pdf}
          </Button>
          <Button icon={<MapPinned aria-hidden="true" />} onPress={saveGeoJson}>
            {texts.geoJson}
          </Button>
          <Button icon={<MapPinned aria-hidden="true" />} onPress={saveKml}>
            {texts.kml}
          </Button>
        </div>
        {pdf.soFar !== null && <LoadingRecord soFar={pdf.soFar} texts={texts.reading} onCancel={pdf.cancel} />}
        {absent.length > 0 && <p className="placard__note">{texts.withoutPlace(absent.join(", "))}</p>}
        {approximate.length > 0 && <p className="placard__note">{texts.approximate(approximate.join(", "))}</p>}
      </div>
    </Card>
  );

  function saveGeoJson(): void {
    const text = JSON.stringify(sitesGeoJson(sites), null, 2);
    saveFile(new Blob([text], { type: "application/geo+json" }), fileNameOf(texts.file, new Date(), "geojson"));
  }

  function saveKml(): void {
    const file = new Blob([sitesKml(sites, texts.sitesOf(company))], { type: "application/vnd.google-earth.kml+xml" });
    saveFile(file, fileNameOf(texts.file, new Date(), "kml"));
  }
}
