import { ProgressBar } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useReadingProgress, type ReadingProgress } from "./reading-progress.ts";

/** Progress of matching the names in a file with the reference data. */
export function ReadingBar({ progress }: { readonly progress: ReadingProgress }) {
  const { chemicalImport: texts } = useMessages();
  const { read, all } = useReadingProgress(progress);
  return read < all && <ProgressBar label={texts.meanings(read, all)} value={Math.round((100 * read) / all)} />;
}
