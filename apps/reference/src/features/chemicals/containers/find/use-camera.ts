import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { codeReader } from "./code-reader.ts";

/** Reason why the camera cannot be used. */
type CameraFailure = "denied" | "none" | "busy" | "unsupported";

type CameraState =
  | { readonly kind: "asking" }
  | { readonly kind: "seeing"; readonly readsBarCodes: boolean }
  | { readonly kind: "failed"; readonly reason: CameraFailure };

/** Interval between reading attempts, in ms. */
const SCAN_INTERVAL_MS = 180;

/** Shows the camera in a `<video>` and reads pictures until one contains a code. Stops when the component unmounts. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>({ kind: "asking" });
  const found = useEffectEvent(onCode);
  useEffect(() => {
    const leaving = new AbortController();
    watch(video, { signal: leaving.signal, onState: setState, onCode: (text) => found(text) }).catch(
      (error: unknown) => {
        if (!leaving.signal.aborted) setState({ kind: "failed", reason: reasonOf(error) });
      },
    );
    return () => leaving.abort();
  }, [video]);

  return state;
}

interface Watching {
  readonly signal: AbortSignal;
  readonly onState: (state: CameraState) => void;
  readonly onCode: (text: string) => void;
}

/** @throws the browser's error if it does not provide a camera */
async function watch(video: RefObject<HTMLVideoElement | null>, { signal, onState, onCode }: Watching): Promise<void> {
  const devices: MediaDevices | undefined = navigator.mediaDevices; // undefined on pages that are not served securely
  if (devices === undefined) throw new DOMException("No camera here.", "NotSupportedError");
  const stream = await devices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
  const end = (): void => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener("abort", end);
  if (signal.aborted) return end();
  const reader = await codeReader();
  const picture = video.current;
  if (picture === null || signal.aborted) return end();
  picture.srcObject = stream;
  await picture.play();
  onState({ kind: "seeing", readsBarCodes: reader.readsBarCodes });
  while (!signal.aborted) {
    const text = await reader.read(picture);
    if (signal.aborted) return;
    if (text !== null) {
      end();
      return onCode(text);
    }
    await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS));
  }
}

function reasonOf(error: unknown): CameraFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "none";
  return name === "NotSupportedError" ? "unsupported" : "busy";
}
