import { ChartColumn, ClipboardCheck, FlaskConical, MapPin, TriangleAlert, UsersRound } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./FeatureGrid.css";

/** Six cards with features of the product. */
export function FeatureGrid() {
  const { landing } = useMessages();
  const features = [
    { Icon: TriangleAlert, title: landing.riskTitle, text: landing.riskText },
    { Icon: ClipboardCheck, title: landing.complianceTitle, text: landing.complianceText },
    { Icon: ChartColumn, title: landing.analyticsTitle, text: landing.analyticsText },
    { Icon: MapPin, title: landing.locationsTitle, text: landing.locationsText },
    { Icon: FlaskConical, title: landing.databaseTitle, text: landing.databaseText },
    { Icon: UsersRound, title: landing.rolesTitle, text: landing.rolesText },
  ];
  return (
    <section className="app-features" id="features" aria-labelledby="features-title">
      <div className="placard__head">
        <h2 id="features-title">{landing.featuresTitle}</h2>
        <p>{landing.featuresText}</p>
      </div>
      <ul>
        {features.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
