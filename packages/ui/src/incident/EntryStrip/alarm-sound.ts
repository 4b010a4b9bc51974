/**
 * Whether an alert can sound: `refused` until the user has interacted with the page, `missing` if there is no sound at
 * all.
 */
export type SoundState = "ready" | "refused" | "missing";

/** Plays alert sounds. A browser lets a page play sound only after the user has interacted with it. */
export interface AlarmSound {
  readonly state: () => SoundState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Requests permission from the browser. Call it in a press handler. */
  readonly allow: () => Promise<void>;
  /** `sign`: two short tones. `over`: a long alternating tone. Silent if sound is not allowed. */
  readonly ring: (kind: "sign" | "over") => void;
}

/** Frequency in Hz and duration in s of the tones, in order. */
const TONES = {
  sign: [880, 880],
  over: [880, 660, 880, 660, 880, 660],
} as const;
const TONE_S = 0.28;
const PAUSE_S = 0.12;
/** Loud, without distortion of the speaker. */
const GAIN = 0.6;

/**
 * Creates alert tones in the browser, without files or network.
 *
 * @param make - default: the audio context of the browser; throws if there is none
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
      // The state stays refused, and is shown.
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
      // Browsers allow sound after any interaction with the page.
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
