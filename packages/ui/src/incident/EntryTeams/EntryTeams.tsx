import { formatClock } from "@placard/hazmat-core";
import { LogIn, Timer, X } from "lucide";
import { useState } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { SegmentedControl } from "../../controls/SegmentedControl/SegmentedControl.tsx";
import { Select } from "../../controls/Select/Select.tsx";
import { TextField } from "../../controls/TextField/TextField.tsx";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { entryTeamTexts } from "../../messages/en/incident/entry-teams.ts";
import { useTexts } from "../../messages/use-texts.ts";
import {
  DEFAULT_PAR_MIN,
  ENTRY_LIMIT_MIN,
  ENTRY_LIMITS_MIN,
  PAR_EVERY_MIN,
  type EntryTeam,
  type NewEntryTeam,
  SIGN_EVERY_MIN,
} from "./entry-team.ts";
import "./EntryTeams.css";

/** Input for a team that has not started yet. */
export interface EntryDraft {
  readonly name: string;
  /** Names separated by commas or new lines. */
  readonly people: string;
}

export interface EntryTeamsProps {
  /** From `entryTeams` of the incident log. */
  teams: readonly EntryTeam[];
  /** Called when a team starts now. Without it there is no form, as in a closed log. */
  onStart?: ((team: NewEntryTeam) => void) | undefined;
  /** Earlier input that was not started. */
  defaultDraft?: EntryDraft | undefined;
  /** Called with the unsaved input at each change. */
  onDraftChange?: ((draft: EntryDraft) => void) | undefined;
  /** Called to close the panel. Without it there is no button. */
  onClose?: () => void;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Starts entry teams with names and time limit, and lists earlier ones. Their clocks run in `EntryStrip`.
 *
 * @example
 * <EntryTeams teams={entryTeams(log)} onStart={(team) => enter(entryStarted(crypto.randomUUID(), team))} />
 */
export function EntryTeams({ teams, onStart, defaultDraft, onDraftChange, onClose, className }: EntryTeamsProps) {
  const { entryTeams: texts } = useTexts(entryTeamTexts);
  return (
    <section className={joinClasses("placard-entry-teams", className)} aria-label={texts.title}>
      <header>
        <Icon of={Timer} aria-hidden="true" />
        <h2>{texts.title}</h2>
        {onClose === undefined ? undefined : (
          <IconButton label={texts.close} icon={<Icon of={X} aria-hidden="true" />} onPress={onClose} />
        )}
      </header>
      <div className="placard__scroll">
        {onStart === undefined ? undefined : (
          <StartForm
            nextName={texts.teamName(teams.length + 1)}
            onStart={onStart}
            defaultDraft={defaultDraft}
            onDraftChange={onDraftChange}
          />
        )}
        {teams.length === 0 ? (
          <EmptyState icon={<Icon of={Timer} aria-hidden="true" />} title={texts.none} text={texts.noneText} />
        ) : (
          <Past teams={teams} />
        )}
      </div>
    </section>
  );
}

const NOTHING_TYPED: EntryDraft = { name: "", people: "" };

interface StartFormProps extends Pick<EntryTeamsProps, "defaultDraft" | "onDraftChange"> {
  readonly nextName: string;
  readonly onStart: (team: NewEntryTeam) => void;
}

function StartForm({ nextName, onStart, defaultDraft = NOTHING_TYPED, onDraftChange }: StartFormProps) {
  const { entryTeams: texts } = useTexts(entryTeamTexts);
  const [draft, setDraft] = useState(defaultDraft);
  const [limit, setLimit] = useState(String(ENTRY_LIMIT_MIN));
  const [par, setPar] = useState(String(DEFAULT_PAR_MIN));
  const [isAsked, setAsked] = useState(false);
  const people = namesIn(draft.people);

  function type(part: Partial<EntryDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraftChange?.(next);
  }

  function start(): void {
    setAsked(people.length === 0);
    if (people.length === 0) return;
    const name = draft.name.trim() === "" ? nextName : draft.name.trim();
    onStart({ name, people, limitMin: Number(limit), parEveryMin: Number(par) });
    type({ name: "", people: "" });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <TextField
        label={texts.name}
        placeholder={nextName}
        value={draft.name}
        onChange={(name) => type({ name })}
        maxLength={80}
      />
      <TextField
        label={texts.people}
        description={texts.peopleHint}
        value={draft.people}
        onChange={(names) => type({ people: names })}
        maxLength={400}
        isRequired
        {...(isAsked && people.length === 0 && { errorMessage: texts.peopleMissing })}
      />
      <Select
        label={texts.limit}
        items={ENTRY_LIMITS_MIN.map((minutes) => ({
          id: String(minutes),
          label: texts.minutes(minutes),
          ...(minutes > ENTRY_LIMIT_MIN && { hint: texts.rule(ENTRY_LIMIT_MIN) }),
        }))}
        {...(Number(limit) > ENTRY_LIMIT_MIN && { description: texts.overRule(ENTRY_LIMIT_MIN) })}
        value={limit}
        onChange={setLimit}
      />
      <SegmentedControl
        label={texts.parEvery}
        hasVisibleLabel
        options={PAR_EVERY_MIN.map((minutes) => ({ id: String(minutes), label: texts.minutes(minutes) }))}
        value={par}
        onChange={setPar}
      />
      <p className="placard-muted">{texts.ringsHere(SIGN_EVERY_MIN)}</p>
      <Button type="submit" variant="primary" icon={<Icon of={LogIn} aria-hidden="true" />}>
        {texts.start}
      </Button>
    </form>
  );
}

/** Earlier teams, the latest first. */
function Past({ teams }: Pick<EntryTeamsProps, "teams">) {
  const { entryTeams: texts } = useTexts(entryTeamTexts);
  return (
    <ol reversed>
      {teams.toReversed().map((team) => (
        <li key={team.id} data-inside={team.leftAtMs === null || undefined}>
          <strong>{team.name}</strong> <span>{team.people.join(", ")}</span>
          <small>
            {texts.wentIn(clockOf(team.enteredAtMs), team.limitMin)}
            {team.limitMin > ENTRY_LIMIT_MIN ? <span>{texts.rule(ENTRY_LIMIT_MIN)}</span> : undefined}
            {team.parAtMs === null ? undefined : <span>{texts.parAt(clockOf(team.parAtMs))}</span>}
            {team.leftAtMs === null ? (
              <b>{texts.inside}</b>
            ) : (
              <span>{texts.cameOut(clockOf(team.leftAtMs), minutesIn(team.leftAtMs - team.enteredAtMs))}</span>
            )}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** Splits names at commas, semicolons and new lines. */
function namesIn(text: string): readonly string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

const clockOf = (ms: number): string => formatClock(new Date(ms));
const minutesIn = (ms: number): number => Math.max(0, Math.round(ms / 60_000));
