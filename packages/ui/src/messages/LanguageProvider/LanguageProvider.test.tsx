import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ThemeRoot } from "../../controls/ThemeRoot/ThemeRoot.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import { spanish } from "../es/index.ts";
import { french } from "../fr/index.ts";
import { MessagesProvider } from "../MessagesProvider/MessagesProvider.tsx";
import { LanguageProvider } from "./LanguageProvider.tsx";
import { loadedLanguage, loadLanguage } from "../language/load-language.ts";
import { useSpeech } from "../language/speech.ts";

function Figure({ text }: { readonly text: string }) {
  return useSpeech().figure(text);
}

describe("an imported language", () => {
  it("is available immediately, also on a server, and sets lang on its root", () => {
    const html = renderToString(
      <LanguageProvider language={french}>
        <ThemeRoot>
          <HazardBadge level="high" />
          <CoreSentence text="Do not touch the spill." />
          <Figure text="1.4 km" />
        </ThemeRoot>
      </LanguageProvider>,
    );
    expect(html).toContain('lang="fr-CA"');
    expect(html).toContain("Élevé");
    expect(html).toContain("Ne touchez pas le déversement.");
    expect(html).toContain("1,4 km");
  });

  it("leaves a sentence without a translation in English, marked as English", () => {
    const html = renderToString(
      <LanguageProvider language={spanish}>
        <CoreSentence text="Paint it blue." />
      </LanguageProvider>,
    );
    expect(html).toBe('<span lang="en">Paint it blue.</span>');
  });

  it("keeps a figure and its unit on one line, in every language", () => {
    const text = "Air-purifying respirator: never above 10 ppm, never in an unknown concentration.";
    expect(renderToString(<CoreSentence text={text} />)).toContain("10\u00a0ppm,");
    const spoken = <CoreSentence text="Isolate 60 m in all directions." />;
    expect(renderToString(<LanguageProvider language={french}>{spoken}</LanguageProvider>)).toContain("60\u00a0m ");
    expect(renderToString(<CoreSentence text="Be out within 20 minutes, 5 members." />)).toContain(
      "20 minutes, 5 members",
    );
  });

  it("uses a host's text for any text, and the language for the others", () => {
    const html = renderToString(
      <LanguageProvider language={french} messages={{ hazardLevel: { high: "Grave" } }}>
        <MessagesProvider messages={{ hazardLevel: { low: "Léger" } }}>
          <HazardBadge level="high" />
          <HazardBadge level="low" />
          <HazardBadge level="extreme" />
        </MessagesProvider>
      </LanguageProvider>,
    );
    for (const word of ["Grave", "Léger", "Extrême"]) expect(html).toContain(word);
  });

  it("replaces the texts of the language around it", () => {
    const html = renderToString(
      <LanguageProvider language={french} messages={{ hazardLevel: { high: "Grave" } }}>
        <LanguageProvider language={spanish}>
          <HazardBadge level="high" />
        </LanguageProvider>
        <LanguageProvider language="en-CA">
          <HazardBadge level="high" />
        </LanguageProvider>
      </LanguageProvider>,
    );
    expect(html).toContain("Alto");
    expect(html).toContain("High");
    expect(html).not.toContain("Grave");
  });
});

describe("a locale", () => {
  it("uses English until its catalogue has loaded, and for languages without one", async () => {
    const shown = (locale: string) =>
      renderToString(
        <LanguageProvider language={locale}>
          <ThemeRoot>
            <HazardBadge level="high" />
            <Figure text="1.4 km" />
          </ThemeRoot>
        </LanguageProvider>,
      );
    expect(shown("fr")).toContain("High");
    expect(shown("fr")).toContain('lang="en-CA"');
    await loadLanguage("fr");
    expect(shown("fr")).toContain("Élevé");
    expect(shown("de-DE")).toContain("High");
    expect(shown("de-DE")).toContain("1.4 km");
  });

  it("uses the format of its region, or that of the terms if it names none", async () => {
    await loadLanguage("es");
    expect(loadedLanguage("es")?.locale).toBe("es-MX");
    expect(loadedLanguage("es-ES")?.locale).toBe("es-ES");
    expect(await loadLanguage("de-DE")).toBeNull();
  });
});
