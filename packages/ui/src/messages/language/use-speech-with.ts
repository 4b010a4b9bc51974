import { useEffect, useMemo, useState } from "react";
import type { Translate } from "./phrase-book.ts";
import { useSpeech, type Books, type Speech } from "./speech.ts";

/**
 * Returns the surrounding speech with translations that only some components need. Until they are loaded, their
 * sentences are in English. Retries when the device is back online.
 */
export function useSpeechWith(name: keyof Books): Speech {
  const speech = useSpeech();
  const [held, setHeld] = useState<HeldBook | null>(null);
  const book = speech.books[name];
  const isWanted = book !== undefined && held?.of !== book;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = () =>
      void broughtOnce(book)
        .then((translate) => isCurrent && setHeld({ of: book, translate }))
        .catch(() => undefined); // stays English
    load();
    window.addEventListener("online", load);
    return () => {
      isCurrent = false;
      window.removeEventListener("online", load);
    };
  }, [isWanted, book]);
  return useMemo(() => {
    if (held === null || held.of !== book) return speech;
    const say: Speech["say"] = (english) => speech.say(english) ?? held.translate(english, speech.figure);
    return { ...speech, say };
  }, [speech, book, held]);
}

/** Cache, because many components of a page need the same translations. A failed load is tried again. */
const ASKED = new WeakMap<Book, Promise<Translate>>();

function broughtOnce(book: Book): Promise<Translate> {
  const before = ASKED.get(book);
  if (before !== undefined) return before;
  const asked = book();
  ASKED.set(book, asked);
  void asked.catch(() => ASKED.delete(book));
  return asked;
}

type Book = NonNullable<Books[keyof Books]>;

interface HeldBook {
  readonly of: Book;
  readonly translate: Translate;
}
