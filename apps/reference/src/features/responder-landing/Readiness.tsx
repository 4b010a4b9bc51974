import { Building2, CloudUpload, Database, Map as MapIcon, TabletSmartphone } from "lucide-react";
import type { ReadinessLine } from "./readiness/readiness.ts";
import { useAppReadiness } from "./readiness/use-app-readiness.ts";
import { useChemistryReadiness } from "./readiness/use-chemistry-readiness.ts";
import { useLogReadiness } from "./readiness/use-log-readiness.ts";
import { useSiteReadiness } from "./readiness/use-site-readiness.ts";
import { useStreetReadiness } from "./readiness/use-street-readiness.ts";

/** Shows whether app, chemical data, sites, streets and log are ready for offline use, each from its own state. */
export function Readiness() {
  const app = useAppReadiness();
  const chemistry = useChemistryReadiness();
  const sites = useSiteReadiness();
  const streets = useStreetReadiness();
  const log = useLogReadiness();
  const lines: readonly ReadinessLine[] = [
    { icon: <TabletSmartphone />, ...app },
    { icon: <Database />, ...chemistry },
    { icon: <Building2 />, ...sites },
    { icon: <MapIcon />, ...streets },
    { icon: <CloudUpload />, ...log },
  ];
  return (
    <ul className="placard__readiness">
      {lines.map(({ icon, tone, title, text }) => (
        <li key={title} data-tone={tone}>
          <span aria-hidden="true">{icon}</span>
          <strong>{title}</strong>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  );
}
