import {
  loadResponseCard,
  type ChemicalMatch,
  type ChemicalRecord,
  type ChemicalSource,
  type ResponseCard,
} from "@placard/hazmat-core";
import { useEffect, useRef, useState } from "react";
import { useOnline } from "../../hooks/use-online.ts";
import { searchTexts } from "../../messages/en/chemical/search.ts";
import { nameOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Button } from "../../controls/Button/Button.tsx";
import type { CardView, CardViewProps } from "../ChemicalCard/CardView.tsx";
import { ErrorState } from "../../feedback/ErrorState/ErrorState.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";

interface FoundCardProps {
  source: ChemicalSource;
  match: ChemicalMatch;
  /** Further props of the card. */
  cardProps?: Omit<CardViewProps, "record" | "card">;
}

type LoadedCard =
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | {
      readonly state: "ready";
      readonly record: ChemicalRecord;
      readonly card: ResponseCard;
      readonly Card: typeof CardView;
    };

/**
 * Loads and shows the ten-second card of a match; code and data load in parallel. On failure shows a button to try
 * again.
 */
export function FoundCard(props: FoundCardProps) {
  const [attempt, setAttempt] = useState(0);
  return <CardLoader key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function CardLoader({ source: givenSource, match, cardProps, onRetry }: FoundCardProps & { onRetry: () => void }) {
  const texts = useTexts(searchTexts).search;
  const name = nameOrEnglish(useSpeech(), match.name);
  const [loaded, setLoaded] = useState<LoadedCard>({ state: "loading" });
  const { key, unNumber } = match;
  const id = `${key} ${unNumber}`;
  const [choice, setChoice] = useState<{ readonly of: string; readonly guide: string | null } | null>(null);
  const guide = choice?.of === id ? choice.guide : null;
  const newest = useRef(givenSource);
  useEffect(() => {
    newest.current = givenSource;
  });
  useOnline(loaded.state === "failed", onRetry);

  useEffect(() => {
    const source = newest.current;
    const reader = new AbortController();
    const { signal } = reader;
    void Promise.all([
      source.record(key, { signal }),
      loadResponseCard(source, { key, unNumber }, guide === null ? {} : { guide }, { signal }),
      import("../ChemicalCard/CardView.tsx"),
    ])
      .then(([record, card, { CardView: Card }]): LoadedCard =>
        record === null || card === null ? { state: "failed" } : { state: "ready", record, card, Card },
      )
      .catch((): LoadedCard => ({ state: "failed" }))
      .then((next) => {
        if (!signal.aborted) setLoaded(next);
      });
    return () => reader.abort();
  }, [key, unNumber, guide]);

  switch (loaded.state) {
    case "loading":
      return <Skeleton lines={6} label={texts.reading(name)} />;
    case "failed":
      return (
        <ErrorState
          title={texts.notRead(name)}
          text={texts.notReadText}
          action={<Button onPress={onRetry}>{texts.retry}</Button>}
        />
      );
    case "ready":
      return (
        <loaded.Card
          {...cardProps}
          record={loaded.record}
          card={loaded.card}
          onGuide={(chosen) => {
            setChoice({ of: id, guide: chosen });
            cardProps?.onGuide?.(chosen);
          }}
        />
      );
  }
}
