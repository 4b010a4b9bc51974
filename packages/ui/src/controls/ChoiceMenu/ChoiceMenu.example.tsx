import { Button } from "@placard/ui";
import { ChoiceMenu, MenuChoices } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

const themes = [
  { id: "light", label: "Light" },
  { id: "night", label: "Night" },
] as const;

export function LookOfThePage() {
  const [theme, setTheme] = useState<"light" | "night">("light");
  return (
    <ChoiceMenu
      trigger={<Button>Appearance</Button>}
      label="Appearance"
      acts={[{ id: "reset", label: "As it was" }]}
      onAction={() => setTheme("light")}
    >
      <MenuChoices title="Theme" options={themes} value={theme} onChange={setTheme} />
    </ChoiceMenu>
  );
}
