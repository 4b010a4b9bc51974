import { Banner, Button } from "@placard/ui";
import { useRef } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useCamera } from "./use-camera.ts";

/** What the camera sees, until it sees a code. Where it cannot be used, the reason and what to do. */
export function CameraView({ onCode }: { readonly onCode: (text: string) => void }) {
  const { containers: words } = useMessages();
  const video = useRef<HTMLVideoElement>(null);
  const { state, again } = useCamera(video, onCode);
  if (state.kind === "failed") {
    return (
      <div className="app-camera">
        <Banner
          tone="caution"
          title={words.cameraFailed[state.reason]}
          action={<Button onPress={again}>{words.tryAgain}</Button>}
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
