import { HazardBadge, MessagesProvider } from "@placard/ui";
import "@placard/ui/styles.css";

export function LevelsInTheWordsOfThePlant() {
  return (
    <MessagesProvider messages={{ hazardLevel: { high: "Red list", low: "Green list" } }}>
      <HazardBadge level="high" />
      <HazardBadge level="low" />
    </MessagesProvider>
  );
}
