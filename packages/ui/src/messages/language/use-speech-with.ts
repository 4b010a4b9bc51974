import { useEffect, useMemo, useState } from "react";
import type { Translate } from "./phrase-book.ts";
import { useSpeech, type Books, type Speech } from "./speech.ts";

/**
 * Returns the surrounding speech with translations that only some components need. Until they are loaded, their
 * sentences are in English. Retries when the device is back online.
 */
export function useSpeechWith(name: keyof Books): Speech {
  const speech = useSpeech();
  const [loadedBook, setLoadedBook] = useState<LoadedBook | null>(null);
  const book = speech.books[name];
  const isWanted = book !== undefined && loadedBook?.of !== book;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = () =>
      void loadBookOnce(book)
        .then((translate) => isCurrent && setLoadedBook({ of: book, translate }))
        .catch(() => undefined); // stays English
    load();
    window.addEventListener("online", load);
    return () => {
      isCurrent = false;
      window.removeEventListener("online", load);
    };
  }, [isWanted, book]);
  return useMemo(() => {
    if (loadedBook === null || loadedBook.of !== book) return speech;
    const say: Speech["say"] = (english) => speech.say(english) ?? loadedBook.translate(english, speech.figure);
    return { ...speech, say };
  }, [speech, book, loadedBook]);
}

/** Cache, because many components of a page need the same translations. A failed load is tried again. */
const REQUESTS = new WeakMap<Book, Promise<Translate>>();

function loadBookOnce(book: Book): Promise<Translate> {
  const before = REQUESTS.get(book);
  if (before !== undefined) return before;
  const request = book();
  REQUESTS.set(book, request);
  void request.catch(() => REQUESTS.delete(book));
  return request;
}

type Book = NonNullable<Books[keyof Books]>;

interface LoadedBook {
  readonly of: Book;
  readonly translate: Translate;
}
