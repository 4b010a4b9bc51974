import type { AddressSuggestion, Geocoder, LonLat } from "@placard/hazmat-core";
import { coordinateFault, farCoordinates } from "@placard/hazmat-core/scene";
import { Building2, CircleDashed, MapPin } from "lucide";
import { useState } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { useSearch, type SearchState } from "../../hooks/use-search.ts";
import type { Messages } from "../../messages/en.ts";
import { addressTexts } from "../../messages/en/controls/address.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from "../ComboBox/ComboBox.tsx";
import { FarPlaceNotice } from "./FarPlaceNotice.tsx";
import { onEarth, positionsOnly, squareWidth } from "./typed-place.ts";
import { withTypedStreet } from "./typed-street.ts";
import { FailedLookUp } from "../ComboBox/FailedLookUp.tsx";

/** Settings of the address suggestions: minimum characters, pause in ms, and maximum number. */
export const ADDRESS_SEARCH = { least: 3, pauseMs: 300, most: 5 } as const;

export interface AddressInputProps extends Omit<
  ComboBoxProps,
  "label" | "items" | "inputValue" | "onInputChange" | "onSelect" | "emptyText" | "notice" | "isLoading" | "onChange"
> {
  /** Default "Incident Address". */
  label?: string;
  /** Source of the addresses. Pass the same object in every render. Without it the field finds only typed coordinates. */
  geocoder?: Geocoder | undefined;
  /** Text of the field. */
  value: string;
  /** Called with the text of the field at each change. */
  onChange: (text: string) => void;
  /**
   * Called with the chosen suggestion, with its position and precision. If it is a town, `place_name` keeps the typed
   * street: `14 Industrial Road, Dartmouth, NS`.
   */
  onSelect: (suggestion: AddressSuggestion) => void;
  /**
   * The incident, or the centre of the region in use. If typed coordinates are far from it, and near with another sign or
   * in the other order, the field asks which are meant. Leave it out once the place of the text is chosen.
   */
  near?: LonLat | null | undefined;
}

/** Address field with suggestions that show their precision. Free text is allowed. */
export function AddressInput({
  label,
  geocoder = positionsOnly,
  value,
  onChange,
  onSelect,
  near,
  ...props
}: AddressInputProps) {
  const texts = useTexts(addressTexts).address;
  const [chosen, setChosen] = useState<string | null>(null);
  const suggest = async (query: string, signal: AbortSignal) =>
    onEarth(await geocoder.suggest(query, { limit: ADDRESS_SEARCH.most, signal })).slice(0, ADDRESS_SEARCH.most);
  const isTaken = value === chosen;
  const isFar = !isTaken && farCoordinates(value, near) !== null;
  const fault = isFar ? "direction" : coordinateFault(value);
  const hasSearch = geocoder !== positionsOnly;
  const { state, results, retry } = useSearch(isTaken || fault !== null ? "" : value, suggest, ADDRESS_SEARCH);

  function take(suggestion: AddressSuggestion): void {
    const place_name = withTypedStreet(value, suggestion);
    setChosen(place_name);
    onChange(place_name);
    onSelect({ ...suggestion, place_name });
  }

  return (
    <ComboBox
      prefixIcon={<Icon of={MapPin} aria-hidden="true" />}
      {...(hasSearch ? {} : { description: texts.faults.incomplete })}
      {...props}
      label={label ?? texts.label}
      inputValue={value}
      onInputChange={onChange}
      items={results.map((suggestion) => suggestionItem(suggestion, texts))}
      isLoading={state === "searching"}
      emptyText={
        isTaken || isFar || state === "failed"
          ? undefined
          : fault === null
            ? emptyText(state, hasSearch, texts)
            : texts.faults[fault]
      }
      notice={
        state === "failed" ? (
          <FailedLookUp title={texts.failed} onRetry={retry} />
        ) : isTaken ? undefined : (
          <FarPlaceNotice text={value} near={near} onChoose={take} />
        )
      }
      onSelect={({ suggestion }) => take(suggestion)}
    />
  );
}

function emptyText(state: SearchState, hasSearch: boolean, texts: Messages["address"]): string {
  return state === "found" || !hasSearch ? texts.none : texts.keepTyping;
}

interface SuggestionItem extends ComboBoxItem {
  readonly suggestion: AddressSuggestion;
}

function suggestionItem(suggestion: AddressSuggestion, texts: Messages["address"]): SuggestionItem {
  const { unanswered_by: service } = suggestion;
  const width = squareWidth(suggestion);
  const precision = width === null ? texts.precision[suggestion.precision] : texts.square(width);
  return {
    suggestion,
    id: suggestion.id,
    label: suggestion.place_name,
    meta: service === undefined ? precision : texts.unanswered(precision, service),
    icon: precisionIcon(suggestion.precision),
  };
}

function precisionIcon(precision: AddressSuggestion["precision"]) {
  if (precision === "registered") return <Icon of={Building2} aria-hidden="true" />;
  return precision === "town" || precision === "none" ? (
    <Icon of={CircleDashed} aria-hidden="true" />
  ) : (
    <Icon of={MapPin} aria-hidden="true" />
  );
}
