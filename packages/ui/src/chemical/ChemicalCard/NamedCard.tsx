import { bundledChemicalSource, type ChemicalMatch, type ChemicalSource, type Meant } from "@placard/hazmat-core";
import { readSearchTopic } from "@placard/hazmat-core/identify";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { FoundCard } from "../ChemicalSearch/FoundCard.tsx";
import { MeantQuestion } from "../MeantQuestion/MeantQuestion.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { ErrorState } from "../../feedback/ErrorState/ErrorState.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { hasFunctions, useErrorReporting, type ErrorHandler } from "../../hooks/use-error-reporting.ts";
import { warnOnce } from "../../internal/warn-once.ts";
import { NoData } from "../ChemicalSearch/NoData.tsx";
import type { CardViewProps } from "./CardView.tsx";
import { useOnline } from "../../hooks/use-online.ts";
import { searchTexts } from "../../messages/en/chemical/search.ts";
import { useTexts } from "../../messages/use-texts.ts";

const TopicCard = lazy(() => import("../ChemicalSearch/TopicCard.tsx"));

interface NamedCardProps extends Omit<CardViewProps, "record" | "card" | "onError"> {
  source?: ChemicalSource | undefined;
  /** A UN or CAS number, or a name. */
  text: string;
  /** Called with the substance of the card shown. */
  onOpen?: ((match: ChemicalMatch) => void) | undefined;
  onError?: ErrorHandler | undefined;
}

const bundled = /* @__PURE__ */ bundledChemicalSource();

/** The ten-second card for a text. If the text does not identify one substance, asks which one is meant. */
export function NamedCard({ source: givenSource = bundled, text, onOpen, onError, ...cardProps }: NamedCardProps) {
  const [attempt, setAttempt] = useState(0);
  const source = useErrorReporting(givenSource, onError);
  if (!hasFunctions(source, "meant")) {
    if (process.env.NODE_ENV !== "production") {
      warnOnce(
        "The `source` of a chemical card is not a ChemicalSource. Leave it out, or pass bundledChemicalSource().",
      );
    }
    return <NoData />;
  }
  return (
    <NameReader
      key={`${text} ${attempt}`}
      source={source}
      text={text}
      onOpen={onOpen}
      cardProps={cardProps}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface NameReaderProps extends Pick<NamedCardProps, "text" | "onOpen"> {
  source: ChemicalSource;
  cardProps: Omit<CardViewProps, "record" | "card">;
  onRetry: () => void;
}

function NameReader({ source, text, onOpen, cardProps, onRetry }: NameReaderProps) {
  const texts = useTexts(searchTexts).search;
  const [meant, setMeant] = useState<Meant | "asked" | "failed">("asked");
  const newest = useRef({ source, onOpen });
  useEffect(() => {
    newest.current = { source, onOpen };
  });
  useOnline(meant === "failed", onRetry);

  useEffect(() => {
    const reader = new AbortController();
    void newest.current.source
      .meant(text, { signal: reader.signal })
      .catch(() => "failed" as const)
      .then((next) => {
        if (!reader.signal.aborted) setMeant(next);
      });
    return () => reader.abort();
  }, [text]);

  const match = typeof meant === "object" && meant.kind === "one" ? meant.match : null;
  useEffect(() => {
    if (match !== null) newest.current.onOpen?.(match);
  }, [match]);

  if (meant === "asked") return <Skeleton lines={6} label={texts.reading(text)} />;
  if (meant === "failed") {
    return (
      <ErrorState
        title={texts.notRead(text)}
        text={texts.notReadText}
        action={<Button onPress={onRetry}>{texts.retry}</Button>}
      />
    );
  }
  const topic = readSearchTopic(text);
  if (topic !== null && meant.kind === "none") {
    return (
      <Suspense>
        <TopicCard topic={topic} />
      </Suspense>
    );
  }
  if (meant.kind === "one") return <FoundCard source={source} match={meant.match} cardProps={cardProps} />;
  return <MeantQuestion text={text} meant={meant} onChoose={(chosen) => setMeant({ kind: "one", match: chosen })} />;
}
