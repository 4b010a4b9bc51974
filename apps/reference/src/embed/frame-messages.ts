import { loadControlWords } from "@placard/ui/internal";
import { frameSettingsOf } from "./frame-settings.ts";

/**
 * Loads the built-in texts of the controls in the language of the frame: the build contains only the English ones. If
 * loading fails, they stay English. The component's own texts come from its catalogue.
 */
export async function loadFrameMessages(search: string): Promise<void> {
  const { language } = frameSettingsOf(search);
  if (language !== undefined) await loadControlWords(language).catch(() => undefined);
}
