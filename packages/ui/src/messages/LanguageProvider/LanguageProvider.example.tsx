import { bundledChemicalSource } from "@placard/hazmat-core";
import { ChemicalSearch, LanguageProvider } from "@placard/ui";
import { french } from "@placard/ui/messages/fr";
import "@placard/ui/styles.css";

const source = bundledChemicalSource();

/** With `language="fr-CA"` instead, French loads on first use. */
export function SearchInFrench() {
  return (
    <LanguageProvider language={french}>
      <ChemicalSearch source={source} />
    </LanguageProvider>
  );
}
