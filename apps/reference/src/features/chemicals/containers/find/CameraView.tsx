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
  const { containers: texts } = useMessages();
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  if (state.kind === "failed") {
    return (
      <div className="app-camera">
        <Banner
          tone="caution"
          title={texts.cameraFailed[state.reason]}
          action={<Button onPress={onAgain}>{texts.tryAgain}</Button>}
        >
          {texts.cameraHelp[state.reason]}
        </Banner>
      </div>
    );
  }
  return (
    <div className="app-camera">
      <video ref={video} muted playsInline aria-label={texts.cameraPicture} />
      <p role="status">
        {state.kind === "asking" ? texts.cameraAsking : texts.cameraSeeing}{" "}
        {state.kind === "seeing" && !state.readsBarCodes && texts.qrAlone}
      </p>
    </div>
  );
}
