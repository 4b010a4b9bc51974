import { LinkButton } from "@placard/ui/internal";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { PublicHeader } from "../../shell/public/PublicHeader.tsx";
import { FeatureGrid } from "./FeatureGrid.tsx";
import { GetStartedLink } from "./GetStartedLink.tsx";
import { HeroIllustration } from "./HeroIllustration.tsx";
import { LandingFoot } from "./LandingFoot.tsx";
import "./LandingPage.css";

/** Landing page for businesses and responders. */
export function LandingPage() {
  const { landing } = useMessages();
  return (
    <div className="app-landing">
      <PageTitle name={landing.title} />
      <PublicHeader>
        <nav>
          <a href="#features" className="placard__text">
            {landing.features}
          </a>
          <Link to={paths.signIn} className="placard__text">
            {landing.logIn}
          </Link>
          <LinkButton variant="primary" href={paths.register}>
            {landing.getStarted}
          </LinkButton>
        </nav>
      </PublicHeader>
      <main tabIndex={-1}>
        <section className="placard__hero">
          <div className="placard__words">
            <h1>{landing.title}</h1>
            <p className="placard__lead">{landing.lead}</p>
            <p className="placard__call">
              <GetStartedLink />
              <LinkButton size="lg" href={paths.signIn}>
                {landing.logIn}
              </LinkButton>
            </p>
            <ul className="placard__promises">
              {landing.promises.map((promise) => (
                <li key={promise}>
                  <Check aria-hidden="true" />
                  {promise}
                </li>
              ))}
            </ul>
          </div>
          <HeroIllustration />
        </section>
        <FeatureGrid />
        <div className="placard__close">
          <section className="placard__band" data-placard-theme="dark">
            <div>
              <h2>{landing.callTitle}</h2>
              <p>{landing.callText}</p>
            </div>
            <GetStartedLink />
          </section>
        </div>
      </main>
      <LandingFoot />
    </div>
  );
}
