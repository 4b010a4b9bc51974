import type { SourceRef } from "@placard/hazmat-core";
import { reactivityVerdictWords } from "@placard/hazmat-core/reactivity";
import { CircleHelp, TriangleAlert, UnfoldHorizontal } from "lucide";
import type { ReactNode } from "react";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { standingTexts } from "../../messages/en/chemical/standing.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import "./StandingPairs.css";

/** Two chemicals stored together that may react, for display. Sentences come from the core, in English. */
export interface PairTogether {
  readonly id: string;
  readonly one: string;
  readonly other: string;
  readonly verdict: "incompatible" | "caution";
  /** `site`: the room of one of the chemicals is not on file. */
  readonly nearness: "cabinet" | "room" | "site";
  readonly room: string | null;
  readonly cabinet: string | null;
  /** Worst first. */
  readonly hazards: readonly string[];
  readonly gases: readonly string[];
  /** Reactive group of each chemical, and the rule that assigned it. */
  readonly reasons: readonly { readonly name: string; readonly group: string; readonly rule: string }[];
  readonly sources: readonly SourceRef[];
  /** User who accepted storing them together, with reason and date. */
  readonly accepted: { readonly by: string; readonly reason: string; readonly at: ReactNode } | null;
}

/** Substances of two reactive groups that must be kept apart, and the storage location that they share. */
export interface GroupTogether {
  /** Names of the reactive groups, in English. */
  readonly groups: readonly [string, string];
  readonly nearness: PairTogether["nearness"];
  readonly room: string | null;
  readonly cabinet: string | null;
  /** Names of the substances to move. */
  readonly one: readonly string[];
  /** Number of further substances to move that are not in `one`; default 0. */
  readonly furtherOne?: number;
  /** Empty if the substances of `one` react with each other. */
  readonly other: readonly string[];
  /** Number of further substances that are not in `other`; default 0. */
  readonly furtherOther?: number;
  readonly hazards: readonly string[];
  readonly gases: readonly string[];
  readonly sources: readonly SourceRef[];
  /** A room without chemicals on file that react with `one`. */
  readonly moveTo: string | null;
  readonly isAccepted: boolean;
}

export interface StandingPairsProps {
  /** Worst first. */
  groups?: readonly GroupTogether[];
  /** Pairs of chemicals stored together. */
  pairs: readonly PairTogether[];
  /** Names of substances with no reactive group on file. */
  unknown?: readonly string[];
  /** True if there are more pairs. */
  isCut?: boolean;
  /** Renders the actions of a pair, such as accept and withdraw. */
  renderActions?: (pair: PairTogether) => ReactNode;
  /** Class names to add to the outermost element. */
  className?: string;
}

const NO_NAMES: readonly string[] = [];
const NO_GROUPS: readonly GroupTogether[] = [];

/** Maximum number of names shown for each side. The others are counted. */
const MAX_NAMES = 8;

/**
 * Shows chemicals stored together that may react, by groups or pairs: hazards, gases, storage location, rule and
 * source. It never states that others can be stored together.
 *
 * @example
 * <StandingPairs pairs={pairs} unknown={["Pond dye"]} />
 */
export function StandingPairs({
  groups = NO_GROUPS,
  pairs,
  unknown = NO_NAMES,
  isCut = false,
  renderActions,
  className,
}: StandingPairsProps) {
  const { standing: texts } = useTexts(standingTexts);
  return (
    <SubstanceTexts>
      <section className={joinClasses("placard-standing", className)} aria-label={texts.title}>
        {pairs.length + groups.length === 0 ? (
          <p className="placard__none">{texts.none}</p>
        ) : (
          <ul>
            {groups.map((group) => (
              <li
                key={`${group.groups.join()} ${group.nearness} ${group.room} ${group.cabinet}`}
                data-verdict={group.isAccepted ? "accepted" : "incompatible"}
              >
                <Group group={group} />
              </li>
            ))}
            {pairs.map((pair) => (
              <li key={pair.id} data-verdict={pair.accepted === null ? pair.verdict : "accepted"}>
                <Pair pair={pair} />
                {renderActions === undefined ? undefined : (
                  <div className="placard__actions">{renderActions(pair)}</div>
                )}
              </li>
            ))}
          </ul>
        )}
        {isCut ? <p className="placard__none">{texts.cut}</p> : undefined}
        {unknown.length === 0 ? undefined : (
          <p className="placard__unknown">
            <Icon of={CircleHelp} aria-hidden="true" />
            <span>
              <b>{texts.unknownTitle}.</b> {texts.unknown(unknown.join(", "))}
            </span>
          </p>
        )}
      </section>
    </SubstanceTexts>
  );
}

function Group({ group }: { readonly group: GroupTogether }) {
  const { standing: texts } = useTexts(standingTexts);
  const speech = useSpeech();
  const { groups, one, furtherOne = 0, other, furtherOther = 0, hazards, gases, sources, moveTo, isAccepted } = group;
  const [first, second] = groups.map((name) => translatedOrEnglish(speech, name));
  const named = (names: readonly string[], further: number): string => {
    const shown = names.slice(0, MAX_NAMES);
    const more = names.length - shown.length + further;
    return more === 0 ? shown.join(", ") : texts.more(shown.join(", "), more);
  };
  const moved = named(one, furtherOne);
  return (
    <>
      <p className="placard__names">
        <Badge tone="danger" icon={<Icon of={UnfoldHorizontal} aria-hidden="true" />}>
          {translatedOrEnglish(speech, reactivityVerdictWords("incompatible"))}
        </Badge>
        <strong>{other.length === 0 ? first : texts.groups(first ?? "", second ?? "")}</strong>
        {isAccepted ? <Badge>{texts.accepted}</Badge> : undefined}
      </p>
      <p className="placard__where">{placeOf(group, texts)}</p>
      <p>
        <bdi>{other.length === 0 ? texts.among(moved) : texts.apart(moved, named(other, furtherOther))}</bdi>
      </p>
      {gases.length === 0 ? undefined : (
        <p className="placard__gases">
          {texts.gases(gases.map((name) => translatedOrEnglish(speech, name)).join(", "))}
        </p>
      )}
      <p>
        {hazards.map((hazard) => (
          <span key={hazard}>
            <CoreSentence text={hazard} />{" "}
          </span>
        ))}
      </p>
      {group.nearness === "site" ? undefined : (
        <p>
          <bdi>{moveTo === null ? texts.noRoom : texts.move(moved, moveTo)}</bdi>
        </p>
      )}
      <div className="placard__why">
        <ProvenanceNote sources={sources} />
      </div>
    </>
  );
}

function Pair({ pair }: { readonly pair: PairTogether }) {
  const { standing: texts, colon } = useTexts({ ...standingTexts, ...figureTexts });
  const speech = useSpeech();
  const { one, other, verdict, hazards, gases, reasons, sources, accepted } = pair;
  const label = translatedOrEnglish(speech, reactivityVerdictWords(verdict));
  return (
    <>
      <p className="placard__names">
        {verdict === "incompatible" ? (
          <Badge tone="danger" icon={<Icon of={UnfoldHorizontal} aria-hidden="true" />}>
            {label}
          </Badge>
        ) : (
          <Badge tone="caution" icon={<Icon of={TriangleAlert} aria-hidden="true" />}>
            {label}
          </Badge>
        )}
        <strong>
          <bdi>{texts.pair(one, other)}</bdi>
        </strong>
      </p>
      <p className="placard__where">{placeOf(pair, texts)}</p>
      {gases.length === 0 ? undefined : (
        <p className="placard__gases">
          {texts.gases(gases.map((name) => translatedOrEnglish(speech, name)).join(", "))}
        </p>
      )}
      <p>
        {hazards.map((hazard) => (
          <span key={hazard}>
            <CoreSentence text={hazard} />{" "}
          </span>
        ))}
      </p>
      <p className="placard__why">
        {reasons.map(({ name, group, rule }) => (
          <span key={`${name} ${group}`}>{texts.because(name, group, rule)}</span>
        ))}
        <ProvenanceNote sources={sources} />
      </p>
      {accepted === null ? undefined : (
        <p className="placard__accepted">
          <Badge>{texts.accepted}</Badge> {texts.acceptedBy(accepted.by)}, {accepted.at}
          {colon} <q>{accepted.reason}</q>
        </p>
      )}
    </>
  );
}

function placeOf(
  { nearness, room, cabinet }: Pick<PairTogether, "nearness" | "room" | "cabinet">,
  texts: (typeof standingTexts)["standing"],
): string {
  if (nearness === "cabinet" && cabinet !== null) return texts.cabinet(cabinet, room);
  return nearness === "room" && room !== null ? texts.room(room) : texts.site;
}
