import type { SourceRef } from "@placard/hazmat-core";
import { BookOpen } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { citeAll, sourcesIn } from "./cite-all.ts";
import "./ProvenanceNote.css";

export interface ProvenanceNoteProps extends Omit<ComponentProps<"span">, "children"> {
  /** Sources to cite, in their order. */
  sources: readonly SourceRef[];
  /** Shown after the sources: an age, a page, a station. */
  suffix?: ReactNode;
  /** Replaces the book icon: a clock for an age, a disk for a data pack. */
  icon?: ReactNode;
}

/** Shows the source below a figure. */
export function ProvenanceNote({ sources, suffix, icon, className, ...props }: ProvenanceNoteProps) {
  const texts = useTexts(figureTexts);
  const speech = useSpeech();
  const cited = sourcesIn(speech, citeAll(sources));
  return (
    <span {...props} className={joinClasses("placard-source", className)}>
      {icon ?? <Icon of={BookOpen} aria-hidden="true" />}
      <span>
        <span className="placard-visually-hidden">
          {texts.source}
          {texts.colon}{" "}
        </span>
        {cited === "" && suffix === undefined ? texts.notOnFile : cited}
        {suffix === undefined ? undefined : (
          <>
            {cited === "" ? undefined : ", "}
            {suffix}
          </>
        )}
      </span>
    </span>
  );
}
