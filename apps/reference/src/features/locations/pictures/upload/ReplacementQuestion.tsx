import { Banner, Button } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import "./ReplacementQuestion.css";
import type { Replacement } from "./use-single-drop.ts";

/** Asks which of two files to use in a field that accepts one. */
export function ReplacementQuestion({ replacement }: { readonly replacement: Replacement | null }) {
  const { locations: texts } = useMessages();
  if (replacement === null) return null;
  const { chosen, offered, replace, keep } = replacement;
  return (
    <Banner
      tone="caution"
      title={texts.replaceFile(chosen, offered)}
      action={
        <span className="app-file-question">
          <Button onPress={keep}>{texts.replaceKeep(chosen)}</Button>
          <Button onPress={replace}>{texts.replaceYes}</Button>
        </span>
      }
    />
  );
}
