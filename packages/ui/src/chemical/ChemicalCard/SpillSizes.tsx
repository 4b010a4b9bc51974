import { formatMetres, formatSafeDistance, type IsolationBySize } from "@placard/hazmat-core";
import { cardTexts } from "../../messages/en/chemical/card.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";

export type SpillSize = NonNullable<IsolationBySize["told"]>;

interface SpillSizesProps {
  sizes: IsolationBySize;
  /** The leading size; `null`: neither. */
  value: SpillSize | null;
  onChange: (value: SpillSize | null) => void;
}

/** The distances of a small and of a large spill as two buttons. One press makes a size lead, a second withdraws it. */
export function SpillSizes({ sizes, value, onChange }: SpillSizesProps) {
  const texts = useTexts(cardTexts).card;
  const { figure } = useSpeech();
  return (
    <div part="distance" className="placard__spills" role="group" aria-label={texts.spillSize} data-placard-toast-free>
      {SIZES.map((size) => {
        const answer = sizes[size];
        const downwindM = answer.kind === "distance" ? answer.downwindM : null;
        return (
          <button
            key={size}
            type="button"
            aria-pressed={value === size}
            onClick={() => onChange(value === size ? null : size)}
          >
            <span>{texts.spills[size]}</span>{" "}
            <b>
              <bdi>{answer.isolateM === null ? "–" : figure(formatMetres(answer.isolateM))}</bdi>
            </b>{" "}
            {downwindM === null ? undefined : (
              <span>
                <bdi>{figure(formatSafeDistance(downwindM))}</bdi> {texts.downwindColumn}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

const SIZES = ["small", "large"] as const;
