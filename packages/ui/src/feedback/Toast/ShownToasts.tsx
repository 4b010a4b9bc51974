import { Bell, CircleAlert, CircleCheck, TriangleAlert, X } from "lucide";
import { useSyncExternalStore, type PointerEvent, type ReactNode } from "react";
import { UNSAFE_PortalProvider, useUNSAFE_PortalContext } from "react-aria/PortalProvider";
import { Button } from "react-aria-components/Button";
import { Text } from "react-aria-components/Text";
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { controlTexts } from "../../messages/en/controls/controls.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Icon } from "../../internal/Icon.tsx";
import { fullscreenIn, onFullscreenChange, seenContainer } from "../../internal/fullscreen.ts";
import { queue, type ToastTone } from "./toasts.ts";
import { useToastPlace } from "./use-toast-place.ts";
import "./Toast.css";

/** The visible toasts. In full screen they are shown inside the full-screen element. */
export function ShownToasts() {
  const { getContainer } = useUNSAFE_PortalContext();
  const usual = (): HTMLElement => getContainer?.() ?? document.body;
  useSyncExternalStore(
    onFullscreenChange,
    () => fullscreenIn(usual().getRootNode()),
    () => null,
  );
  return (
    <UNSAFE_PortalProvider getContainer={() => seenContainer(usual())}>
      <Region />
    </UNSAFE_PortalProvider>
  );
}

function Region() {
  const texts = useTexts({ ...controlTexts, ...figureTexts });
  const place = useToastPlace();
  return (
    <AriaToastRegion
      ref={place}
      queue={queue}
      className="placard-toasts"
      aria-label={texts.notifications}
      onPointerEnter={resumeUnlessFocused}
      onPointerMove={pauseForMouse}
      onPointerLeave={resumeUnlessFocused}
    >
      {({ toast }) => (
        <Toast toast={toast} className="placard-toast" data-tone={toast.content.tone}>
          {TONE_ICONS[toast.content.tone]}
          <ToastContent className="placard-toast-words">
            <Text slot="title">
              <span className="placard-visually-hidden">
                {texts.tone[toast.content.tone]}
                {texts.colon}{" "}
              </span>
              {toast.content.title}
            </Text>{" "}
            {toast.content.text === undefined ? undefined : <Text slot="description">{toast.content.text}</Text>}
            {toast.content.action === undefined ? undefined : (
              <Button
                className="placard-toast-action"
                onPress={() => {
                  toast.content.action?.onPress();
                  queue.close(toast.key);
                }}
              >
                {toast.content.action.label}
              </Button>
            )}
          </ToastContent>
          <Button slot="close" className="placard-toast-close" aria-label={texts.close}>
            <Icon of={X} aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  );
}

/**
 * Lets the time continue after React Aria paused it because the mouse entered. The mouse may be at rest below toasts that
 * appear, for example on a laptop that is used by touch.
 */
function resumeUnlessFocused({ currentTarget: region }: PointerEvent): void {
  queueMicrotask(() => {
    if (region.matches(":focus-within")) return;
    queue.pauseAll(); // a timer that is resumed twice would close its toast although it is paused
    queue.resumeAll();
  });
}

/** Pauses the time while the user moves the mouse over toasts, until the mouse leaves them. */
function pauseForMouse({ pointerType }: PointerEvent): void {
  if (pointerType !== "touch") queue.pauseAll();
}

const TONE_ICONS: Record<ToastTone, ReactNode> = {
  neutral: <Icon of={Bell} aria-hidden="true" />,
  ok: <Icon of={CircleCheck} aria-hidden="true" />,
  caution: <Icon of={TriangleAlert} aria-hidden="true" />,
  danger: <Icon of={CircleAlert} aria-hidden="true" />,
};
