import { loadControlWords } from "@placard/ui/messages";
import { frameLookOf } from "./frame-look.ts";

/**
 * Brings the words that controls say on their own in the language of the frame: the build keeps the English ones alone.
 * Those stay where others cannot be had; the words of the piece itself come by its catalogue.
 */
export async function loadFrameWords(search: string): Promise<void> {
  const { language } = frameLookOf(search);
  if (language !== undefined) await loadControlWords(language).catch(() => undefined);
}
