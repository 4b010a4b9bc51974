import { createCaller, httpGeocoder, httpWeather } from "@placard/api-client";
import type { Geocoder } from "@placard/hazmat-core";
import {
  ChecklistPanel,
  ChemicalSearch,
  deviceChecklistStore,
  LanguageProvider,
  PlumePanel,
  type PlumeMapProps,
} from "@placard/ui";
import { PlumeMap } from "@placard/ui/map";
import { useCallback, useEffect, useState } from "react";
import { chemicalSource } from "../lib/chemical/chemical-source.ts";
import { embedPathOf, embedPaths, type EmbedPath } from "../paths.ts";
import type { Theme } from "../shell/account/appearance.ts";
import { frameSettingsOf } from "./frame-settings.ts";
import { portalOf, type Portal } from "./portal.ts";

export { loadFrameMessages } from "./frame-messages.ts";

/** One component in an embedded frame: no session and no cookie. Sends events to the portal that contains the frame. */
export function EmbedPage() {
  const [{ language, theme }] = useState(() => frameSettingsOf(window.location.search));
  const [portal] = useState(() => portalOf(window));
  const path = embedPathOf(window.location.pathname);
  useEffect(() => {
    if (language !== undefined) document.documentElement.lang = language;
  }, [language]);
  useEffect(() => portal.post({ type: "placard:ready" }), [portal]);
  return (
    <LanguageProvider language={language}>
      {path === null ? undefined : <EmbeddedComponent path={path} portal={portal} theme={theme} />}
    </LanguageProvider>
  );
}

interface EmbeddedComponentProps {
  readonly path: EmbedPath;
  readonly portal: Portal;
  readonly theme: Theme;
}

function EmbeddedComponent({ path, portal, theme }: EmbeddedComponentProps) {
  switch (path) {
    case embedPaths.chemicalSearch:
      return (
        <ChemicalSearch
          source={chemicalSource}
          onSearch={(query, matches) => portal.post({ type: "placard:search", query, matches })}
          onOpen={(match, text) => portal.post({ type: "placard:open", match, text })}
        />
      );
    case embedPaths.plume:
      return <EmbeddedPlume portal={portal} theme={theme} />;
    case embedPaths.checklist:
      return <ChecklistPanel store={checks} onGuideChange={(guide) => portal.post({ type: "placard:guide", guide })} />;
  }
}

const checks = deviceChecklistStore();

/** Addresses and weather come from the server after the portal sends a token; without a token the user enters them. */
function EmbeddedPlume({ portal, theme }: Pick<EmbeddedComponentProps, "portal" | "theme">) {
  const [access] = useState(accessByToken);
  const [hasToken, setHasToken] = useState(false);
  const ThemedMap = useCallback((props: PlumeMapProps) => <PlumeMap {...props} theme={theme} />, [theme]);
  useEffect(
    () =>
      portal.onToken((token) => {
        access.take(token);
        setHasToken(true);
      }),
    [portal, access],
  );
  return (
    <PlumePanel
      source={chemicalSource}
      geocoder={access.geocoder}
      weather={hasToken ? access.weather : null}
      map={ThemedMap}
      onResult={(result) => portal.post({ type: "placard:plume", result })}
    />
  );
}

/** API calls with a token of the portal, never with a cookie of this browser. */
function accessByToken() {
  let token: string | null = null;
  const api = createCaller({
    headers: () => (token === null ? {} : { Authorization: `Bearer ${token}` }),
    fetch: (url, init) => fetch(url, { ...init, credentials: "omit" }),
  });
  const places = httpGeocoder(api);
  const geocoder: Geocoder = {
    suggest: async (text, options) => (token === null ? [] : places.suggest(text, options)),
  };
  return {
    geocoder,
    weather: httpWeather(api),
    take: (next: string) => {
      token = next;
    },
  };
}
