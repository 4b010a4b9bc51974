import {
  loadResponseCard,
  type ChemicalMatch,
  type ChemicalRecord,
  type ChemicalSource,
  type ResponseCard,
} from "@placard/hazmat-core";
import { useEffect, useRef, useState } from "react";
import { useOnline } from "../../hooks/use-online.ts";
import { searchWords } from "../../messages/en/chemical/search.ts";
import { useWords } from "../../messages/use-words.ts";
import { Button } from "../../controls/Button/Button.tsx";
import type { ReadCard, ReadCardProps } from "../ChemicalCard/ReadCard.tsx";
import { ErrorState } from "../../feedback/ErrorState/ErrorState.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";

interface FoundCardProps {
  source: ChemicalSource;
  match: ChemicalMatch;
  /** Further props of the card. */
  look?: Omit<ReadCardProps, "record" | "card">;
}

type Loaded =
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | {
      readonly state: "ready";
      readonly record: ChemicalRecord;
      readonly card: ResponseCard;
      readonly Card: typeof ReadCard;
    };

/**
 * Loads and shows the ten-second card of a match; code and data load in parallel. On failure shows a button to try
 * again.
 */
export function FoundCard(props: FoundCardProps) {
  const [attempt, setAttempt] = useState(0);
  return <CardReader key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function CardReader({ source: given, match, look, onRetry }: FoundCardProps & { onRetry: () => void }) {
  const words = useWords(searchWords).search;
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  const { key, unNumber } = match;
  const id = `${key} ${unNumber}`;
  const [choice, setChoice] = useState<{ readonly of: string; readonly guide: string | null } | null>(null);
  const guide = choice?.of === id ? choice.guide : null;
  const newest = useRef(given);
  useEffect(() => {
    newest.current = given;
  });
  useOnline(loaded.state === "failed", onRetry);

  useEffect(() => {
    const source = newest.current;
    const reader = new AbortController();
    const { signal } = reader;
    void Promise.all([
      source.record(key, { signal }),
      loadResponseCard(source, { key, unNumber }, guide === null ? {} : { guide }, { signal }),
      import("../ChemicalCard/ReadCard.tsx"),
    ])
      .then(([record, card, { ReadCard: Card }]): Loaded =>
        record === null || card === null ? { state: "failed" } : { state: "ready", record, card, Card },
      )
      .catch((): Loaded => ({ state: "failed" }))
      .then((next) => {
        if (!signal.aborted) setLoaded(next);
      });
    return () => reader.abort();
  }, [key, unNumber, guide]);

  switch (loaded.state) {
    case "loading":
      return <Skeleton lines={6} label={words.reading(match.name)} />;
    case "failed":
      return (
        <ErrorState
          title={words.notRead(match.name)}
          text={words.notReadText}
          action={<Button onPress={onRetry}>{words.retry}</Button>}
        />
      );
    case "ready":
      return (
        <loaded.Card
          {...look}
          record={loaded.record}
          card={loaded.card}
          onGuide={(chosen) => {
            setChoice({ of: id, guide: chosen });
            look?.onGuide?.(chosen);
          }}
        />
      );
  }
}
