import { loadControlWords } from "@placard/ui/messages";
import { frameLookOf } from "./frame-look.ts";

/**
 * Loads the built-in texts of the controls in the language of the frame: the build contains only the English ones. If
 * loading fails, they stay English. The component's own texts come from its catalogue.
 */
export async function loadFrameWords(search: string): Promise<void> {
  const { language } = frameLookOf(search);
  if (language !== undefined) await loadControlWords(language).catch(() => undefined);
}
