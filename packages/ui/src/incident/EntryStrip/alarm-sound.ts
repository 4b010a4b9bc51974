/** True if an alarm is heard: `refused` until someone has touched the page, `missing` where there is no sound at all. */
export type SoundState = "ready" | "refused" | "missing";

/** What rings. A browser lets a page sound only after someone has touched it. */
export interface AlarmSound {
  readonly state: () => SoundState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the browser to let it sound: from a press. */
  readonly allow: () => Promise<void>;
  /** `sign`: two short tones. `over`: a long alternating one. Nothing where it may not sound. */
  readonly ring: (kind: "sign" | "over") => void;
}

/** Frequency in Hz and length in s, one after the other. */
const TONES = {
  sign: [880, 880],
  over: [880, 660, 880, 660, 880, 660],
} as const;
const TONE_S = 0.28;
const PAUSE_S = 0.12;
/** Loud, and short of a distorted speaker. */
const GAIN = 0.6;

/**
 * An alarm of tones that the browser makes: no file, no network.
 *
 * @param make - default: the local storage of the browser; throws where there is none
 */
export function createAlarmSound(make: () => AudioContext = () => new AudioContext()): AlarmSound {
  const listeners = new Set<() => void>();
  let context: AudioContext | null = null;
  let isMissing = false;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  function contextNow(): AudioContext | null {
    if (context !== null || isMissing) return context;
    try {
      context = make();
      context.addEventListener("statechange", tell);
    } catch {
      isMissing = true;
    }
    return context;
  }

  async function allow(): Promise<void> {
    try {
      await contextNow()?.resume();
    } catch {
      // It stays refused, and says so.
    }
    tell();
  }

  return {
    state() {
      const now = contextNow();
      if (now === null) return "missing";
      return now.state === "running" ? "ready" : "refused";
    },
    subscribe(listener) {
      listeners.add(listener);
      // Any touch of the page is what a browser waits for.
      const touched = () => void allow();
      document.addEventListener("pointerdown", touched);
      document.addEventListener("keydown", touched);
      return () => {
        listeners.delete(listener);
        document.removeEventListener("pointerdown", touched);
        document.removeEventListener("keydown", touched);
      };
    },
    allow,
    ring(kind) {
      const now = contextNow();
      if (now?.state !== "running") return;
      for (const [at, hertz] of TONES[kind].entries()) sound(now, hertz, now.currentTime + at * (TONE_S + PAUSE_S));
    },
  };
}

function sound(context: AudioContext, hertz: number, from: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "square";
  tone.frequency.value = hertz;
  volume.gain.value = GAIN;
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + TONE_S);
}
