import { isPhone, problemText } from "@placard/hazmat-core/business";
import { Banner, TextField } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { UnusablePhone } from "./unusable-phones.ts";

interface UnusablePhonesProps {
  readonly phones: readonly UnusablePhone[];
  /** Typed texts by the key of the number. */
  readonly corrections: ReadonlyMap<string, string>;
  readonly onCorrect: (key: string, text: string) => void;
}

/** Asks for each phone number of a report that cannot be dialled. */
export function UnusablePhones({ phones, corrections, onCorrect }: UnusablePhonesProps) {
  const { handOver, problems } = useMessages();
  const texts = handOver.importing;
  if (phones.length === 0) return null;
  return (
    <>
      <Banner tone="caution" title={texts.unusablePhones(phones.length)}>
        {texts.unusablePhonesText}
      </Banner>
      {phones.map(({ key, owner, type, number }) => {
        const text = corrections.get(key) ?? number;
        return (
          <TextField
            key={key}
            label={texts.phoneOf(owner, type)}
            value={text}
            onChange={(typed) => onCorrect(key, typed)}
            errorMessage={isPhone(text) ? undefined : problemText({ code: "phone.form" }, problems)}
          />
        );
      })}
    </>
  );
}
