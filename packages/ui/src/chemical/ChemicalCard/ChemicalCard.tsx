import type { ChemicalMatch, ChemicalSource } from "@placard/hazmat-core";
import { lazy, Suspense } from "react";
import type { ErrorHandler } from "../../hooks/use-error-reporting.ts";
import { warnOnce } from "../../internal/warn-once.ts";
import { NoData } from "../ChemicalSearch/NoData.tsx";
import { CardView, type CardViewProps } from "./CardView.tsx";

/** Loads the search with the component, and the data on the first request. */
const NamedCard = lazy(async () => ({ default: (await import("./NamedCard.tsx")).NamedCard }));

interface CardByNumber extends Omit<CardViewProps, "record" | "card" | "onError"> {
  /** Default: the data of the package. Pass the same object in every render. */
  source?: ChemicalSource;
  /** Called with the substance of the card shown. */
  onOpen?: (match: ChemicalMatch) => void;
  /** Called with errors of the source. The card shows that loading failed, and a button to try again. */
  onError?: ErrorHandler;
  /** Not with a UN or CAS number, which loads the record. */
  record?: undefined;
  /** Not with a UN or CAS number, which loads the card. */
  card?: undefined;
}

/** A card that loads itself, by a UN or NA number. */
export interface CardByUn extends CardByNumber {
  /** `1017`, `UN1017` or `NA1993`. */
  un: string;
  /** Not with a UN number. */
  cas?: undefined;
}

/** A card that loads itself, by a CAS number. */
export interface CardByCas extends CardByNumber {
  /** `7782-50-5`. */
  cas: string;
  /** Not with a CAS number. */
  un?: undefined;
}

/** A card whose record and content are loaded by the page. */
export interface LoadedCard extends CardViewProps {
  /** Not with a card. */
  un?: undefined;
  /** Not with a card. */
  cas?: undefined;
}

/** Props of the card: a loaded record with its card, or the number of a card that loads itself. */
export type ChemicalCardProps = LoadedCard | CardByUn | CardByCas;

/**
 * Shows the ten-second card: identity, then isolate, protect and first action, then exposure limits.
 *
 * @example
 * <ChemicalCard un="1017" />;
 * <ChemicalCard record={record} card={await loadResponseCard(source, record.key)} />;
 */
export function ChemicalCard(props: ChemicalCardProps) {
  const { un, cas, ...rest } = props;
  if (rest.card != null) return <CardView {...rest} />;
  const text = un == null ? cas : un.trim().replace(/^(?=\d)/, "UN ");
  if (text == null || text.trim() === "") {
    if (process.env.NODE_ENV !== "production") {
      warnOnce('ChemicalCard has no data. Pass `un`, `cas`, or `record` with `card`: <ChemicalCard un="1017" />.');
    }
    return <NoData />;
  }
  const { record: _record, card: _card, ...named } = rest;
  return (
    <Suspense>
      <NamedCard {...named} text={text} />
    </Suspense>
  );
}
