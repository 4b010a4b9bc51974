import { useEffect, useMemo, useState } from "react";
import type { Translate } from "./phrase-book.ts";
import { useSpeech, type Speech } from "./speech.ts";

/**
 * The speech of the providers around with the items of the checklists, which are a book of their own. Until it is there
 * they are said in English; it is asked for again when the network is back.
 */
export function useChecklistSpeech(): Speech {
  const speech = useSpeech();
  const [held, setHeld] = useState<HeldBook | null>(null);
  const { checklists } = speech;
  const isWanted = checklists !== null && held?.of !== checklists;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = () =>
      void checklists()
        .then((translate) => isCurrent && setHeld({ of: checklists, translate }))
        .catch(() => undefined); // English stays
    load();
    window.addEventListener("online", load);
    return () => {
      isCurrent = false;
      window.removeEventListener("online", load);
    };
  }, [isWanted, checklists]);
  return useMemo(() => {
    if (held === null || held.of !== checklists) return speech;
    const say: Speech["say"] = (english) => speech.say(english) ?? held.translate(english, speech.figure);
    return { ...speech, say };
  }, [speech, checklists, held]);
}

interface HeldBook {
  readonly of: Speech["checklists"];
  readonly translate: Translate;
}
