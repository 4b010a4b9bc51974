import { useEffect, useMemo, useState } from "react";
import type { Translate } from "./phrase-book.ts";
import { useSpeech, type Books, type Speech } from "./speech.ts";

/**
 * The speech of the providers around with a book that only some pieces read. Until it is there its sentences are said in
 * English; it is asked for again when the network is back.
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
        .catch(() => undefined); // English stays
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

/** Many pieces of one page read the same book: it is made once. One that did not come is asked for again. */
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
