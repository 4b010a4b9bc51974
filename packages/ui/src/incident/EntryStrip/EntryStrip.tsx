import { formatElapsed } from "@placard/hazmat-core";
import { LogOut, UserCheck, UsersRound, Volume2, VolumeX } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { ConfirmDialog } from "../../feedback/ConfirmDialog/ConfirmDialog.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { entryTeamTexts } from "../../messages/en/incident/entry-teams.ts";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ENTRY_LIMIT_MIN, type EntryTeam } from "../EntryTeams/entry-team.ts";
import { createAlarmSound, type AlarmSound } from "./alarm-sound.ts";
import "./EntryStrip.css";
import { useEntrySigns, type TimedTeam } from "./use-entry-signs.ts";

export interface EntryStripProps {
  /** From `entryTeams` of the incident log. Teams that are out are not shown. */
  teams: readonly EntryTeam[];
  /** Called when all members of a team have answered (PAR). Without it there is no button, as in a closed log. */
  onPar?: ((team: EntryTeam) => void) | undefined;
  /** Called when a team is out of the hot zone. */
  onOut?: ((team: EntryTeam) => void) | undefined;
  /** Called to open the list of teams; with `incidentOf`, the incident of this team. */
  onOpen?: (team: EntryTeam) => void;
  /** Returns the title of a team's incident, for teams of incidents that are not open here. */
  incidentOf?: (team: EntryTeam) => string;
  /** Called with the text of each alert, for example for a system notification. */
  onSign?: (text: string) => void;
  /**
   * Current time in ms since 1970-01-01 UTC. Default: the clock of this device. Pass a clock that several devices share
   * if there is one.
   */
  now?: () => number;
  /** Sound of the alerts; default: tones of the browser. Create it once and share it between all strips of a page. */
  sound?: AlarmSound;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Shows the teams in the hot zone with their clocks. Alerts with sound every five minutes, every minute after the time
 * limit, and reminds of the PAR. Shows nothing if no team is inside.
 *
 * @example
 * <EntryStrip teams={entryTeams(log)} onPar={(team) => enter(parTaken(team))} onOut={(team) => enter(entryEnded(team))} />
 */
export function EntryStrip(props: EntryStripProps) {
  return props.teams.some(({ leftAtMs }) => leftAtMs === null) ? <TeamsInside {...props} /> : undefined;
}

function TeamsInside({
  teams,
  onPar,
  onOut,
  onOpen,
  incidentOf,
  onSign,
  now,
  sound: givenSound,
  className,
}: EntryStripProps) {
  const { entryTeams: texts, colon } = useTexts({ ...entryTeamTexts, ...figureTexts });
  const [own] = useState(() => givenSound ?? createAlarmSound());
  const sound = givenSound ?? own;
  const spoken = (signs: readonly TimedTeam[]) =>
    signs.map((one) => signText(one, texts, incidentOf && `${incidentOf(one.team)}${colon}`)).join(" ");
  const { timed, said } = useEntrySigns(teams, { sound, now, onDue: (due) => onSign?.(spoken(due)) });
  const [teamToConfirm, setTeamToConfirm] = useState<EntryTeam | null>(null);
  return (
    <section
      className={joinClasses("placard-entry-strip", className)}
      aria-label={incidentOf === undefined ? texts.title : texts.elsewhere}
    >
      <SoundButton sound={sound} />
      <ul>
        {timed.map(({ team, clock }) => (
          <li key={team.id} data-state={clock.state} data-par={clock.isParDue || undefined}>
            <TeamButton team={team} incident={incidentOf?.(team)} onOpen={onOpen} />
            <Clock team={team} clock={clock} />
            <span className="placard__acts">
              {onPar === undefined ? undefined : (
                <Button
                  variant={clock.isParDue ? "primary" : "secondary"}
                  icon={<Icon of={UserCheck} aria-hidden="true" />}
                  onPress={() => onPar(team)}
                >
                  {texts.par} <span className="placard-visually-hidden">{texts.parOf(team.name)}</span>
                </Button>
              )}
              {onOut === undefined ? undefined : (
                <Button icon={<Icon of={LogOut} aria-hidden="true" />} onPress={() => setTeamToConfirm(team)}>
                  {texts.out} <span className="placard-visually-hidden">{team.name}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="placard-visually-hidden">
        {spoken(said)}
      </p>
      <ConfirmDialog
        title={texts.outTitle(teamToConfirm?.name ?? "")}
        text={texts.outText(teamToConfirm?.people.join(", ") ?? "")}
        tone="primary"
        confirmLabel={texts.outConfirm}
        cancelLabel={texts.cancel}
        isOpen={teamToConfirm !== null}
        onOpenChange={() => setTeamToConfirm(null)}
        onConfirm={() => {
          if (teamToConfirm !== null) onOut?.(teamToConfirm);
          setTeamToConfirm(null);
        }}
      />
    </section>
  );
}

type Texts = (typeof entryTeamTexts)["entryTeams"];

interface TeamButtonProps {
  readonly team: EntryTeam;
  readonly onOpen: EntryStripProps["onOpen"] | undefined;
  readonly incident: string | undefined;
}

function TeamButton({ team, incident, onOpen }: TeamButtonProps) {
  const { entryTeams: texts } = useTexts(entryTeamTexts);
  const who = (
    <>
      <strong>{incident === undefined ? team.name : texts.teamIn(team.name, incident)}</strong>
      <small>{team.people.join(", ")}</small>
    </>
  );
  if (onOpen === undefined) return <span className="placard__who">{who}</span>;
  return (
    <Button
      variant="quiet"
      className="placard__who"
      icon={<Icon of={UsersRound} aria-hidden="true" />}
      onPress={() => onOpen(team)}
    >
      <span>
        {who}{" "}
        <span className="placard-visually-hidden">{incident === undefined ? texts.openList : texts.openIncident}</span>
      </span>
    </Button>
  );
}

function Clock({ team, clock }: TimedTeam) {
  const { entryTeams: texts } = useTexts(entryTeamTexts);
  const { leftS, elapsedS, signMin, state, isParDue } = clock;
  return (
    <span className="placard__clock">
      <span role="timer" aria-label={texts.clockOf(team.name)}>
        {minutesAndSeconds(elapsedS)}
      </span>
      <small>
        {state === "over" ? (
          <b>{texts.over(minutesAndSeconds(-leftS))}</b>
        ) : (
          texts.left(minutesAndSeconds(leftS), team.limitMin)
        )}
        {signMin > 0 && state !== "over" ? <b>{texts.sign(signMin)}</b> : undefined}
        {isParDue ? <b>{texts.parDue}</b> : undefined}
        {team.limitMin > ENTRY_LIMIT_MIN ? <span>{texts.rule(ENTRY_LIMIT_MIN)}</span> : undefined}
      </small>
    </span>
  );
}

/** Formats `12:40`; from one hour on `01:12:40`. */
function minutesAndSeconds(seconds: number): string {
  return formatElapsed(seconds).replace(/^00:/, "");
}

/** Text of an alert for screen readers. */
function signText({ team, clock }: TimedTeam, texts: Texts, incident: string | undefined): string {
  return [
    ...(incident === undefined ? [] : [incident]),
    clock.state === "over" ? texts.saidOver(team.name) : texts.said(team.name, clock.signMin, team.limitMin),
    ...(clock.isParDue ? [texts.saidPar] : []),
  ].join(" ");
}

function SoundButton({ sound }: { readonly sound: AlarmSound }) {
  const { entryTeams: texts } = useTexts(entryTeamTexts);
  const state = useSyncExternalStore(sound.subscribe, sound.state, () => "refused" as const);
  if (state === "missing") {
    return (
      <p className="placard__sound">
        <Icon of={VolumeX} aria-hidden="true" /> {texts.soundMissing}
      </p>
    );
  }
  if (state === "ready") {
    return (
      <p className="placard__sound" data-ready>
        <Icon of={Volume2} aria-hidden="true" /> <span className="placard-visually-hidden">{texts.soundReady}</span>
      </p>
    );
  }
  return (
    <Button
      variant="primary"
      className="placard__sound"
      icon={<Icon of={VolumeX} aria-hidden="true" />}
      onPress={() => void sound.allow()}
    >
      {texts.soundRefused}
    </Button>
  );
}
