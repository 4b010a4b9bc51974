import { Banner, Button } from "@placard/ui";
import { useRef } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useCamera } from "./use-camera.ts";

interface CameraViewProps {
  readonly onCode: (text: string) => void;
  /** Called after a failure; the caller renders a new view to retry. */
  readonly onAgain: () => void;
}

/** Shows the camera until a code is found, or the reason why the camera cannot be used and how to fix it. */
export function CameraView({ onCode, onAgain }: CameraViewProps) {
  const { containers: words } = useMessages();
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  if (state.kind === "failed") {
    return (
      <div className="app-camera">
        <Banner
          tone="caution"
          title={words.cameraFailed[state.reason]}
          action={<Button onPress={onAgain}>{words.tryAgain}</Button>}
        >
          {words.cameraHelp[state.reason]}
        </Banner>
      </div>
    );
  }
  return (
    <div className="app-camera">
      <video ref={video} muted playsInline aria-label={words.cameraPicture} />
      <p role="status">
        {state.kind === "asking" ? words.cameraAsking : words.cameraSeeing}{" "}
        {state.kind === "seeing" && !state.readsBarCodes && words.qrAlone}
      </p>
    </div>
  );
}
