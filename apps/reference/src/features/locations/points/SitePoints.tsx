import type { Location } from "@placard/api-client";
import { Button } from "@placard/ui";
import { SitePointList } from "@placard/ui/internal";
import { MapPinPlus } from "lucide-react";
import { useState } from "react";
import { sitePoints } from "../../../lib/map/site-points.ts";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { SitePointsDialog } from "./SitePointsDialog.tsx";
import "./SitePoints.css";

/** Points on the map of a site, with Add. */
export function SitePoints({ location }: { readonly location: Location }) {
  const { plans: texts } = useMessages();
  const refused = useRefusalReason()(useBusinessProfile().role, "edit_locations");
  const [isSetting, setSetting] = useState(false);
  return (
    <section className="app-site-points" aria-label={texts.mapPoints}>
      <div className="placard__head">
        <div>
          <h3>{texts.mapPoints}</h3>
          <p>{texts.mapPointsLine}</p>
        </div>
        <Button
          icon={<MapPinPlus aria-hidden="true" />}
          disabledReason={refused ?? undefined}
          onPress={() => setSetting(true)}
        >
          {texts.setOnMap}
        </Button>
      </div>
      <SitePointList points={sitePoints(location)} />
      {isSetting && <SitePointsDialog location={location} onClose={() => setSetting(false)} />}
    </section>
  );
}
