import { formatMetres, formatSafeDistance, type IsolationBySize } from "@placard/hazmat-core";
import { cardWords } from "../../messages/en/chemical/card.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useWords } from "../../messages/use-words.ts";

export type SpillSize = NonNullable<IsolationBySize["told"]>;

interface SpillSizesProps {
  sizes: IsolationBySize;
  /** The leading size; `null`: neither. */
  value: SpillSize | null;
  onChange: (value: SpillSize | null) => void;
}

/** The distances of a small and of a large spill as two buttons. One press makes a size lead, a second withdraws it. */
export function SpillSizes({ sizes, value, onChange }: SpillSizesProps) {
  const words = useWords(cardWords).card;
  const { figure } = useSpeech();
  return (
    <div part="distance" className="placard__spills" role="group" aria-label={words.spillSize}>
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
            <span>{words.spills[size]}</span>{" "}
            <b>
              <bdi>{answer.isolateM === null ? "–" : figure(formatMetres(answer.isolateM))}</bdi>
            </b>{" "}
            {downwindM === null ? undefined : (
              <span>
                <bdi>{figure(formatSafeDistance(downwindM))}</bdi> {words.downwindColumn}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

const SIZES = ["small", "large"] as const;
