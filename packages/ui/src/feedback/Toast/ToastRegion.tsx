import { Bell, CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Text } from "react-aria-components/Text";
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { controlWords } from "../../messages/en/controls/controls.ts";
import { useWords } from "../../messages/use-words.ts";
import { queue, type ToastTone } from "./toasts.ts";
import { useFirstRegion } from "./use-first-region.ts";
import { useToastRoom } from "./use-toast-room.ts";
import "./Toast.css";

/**
 * Where toasts appear. Of several on a page the first shows them. The time stands still while the pointer or focus is
 * inside.
 *
 * They cover nothing that a hand needs when the page ends above them: `--placard-toast-room` on the root says how much of
 * the window's end they take, and `--placard-toast-inset` is the host's way to keep its own bar free.
 */
export function ToastRegion() {
  return useFirstRegion() ? <ShownRegion /> : null;
}

function ShownRegion() {
  const words = useWords(controlWords);
  const room = useToastRoom();
  return (
    <AriaToastRegion ref={room} queue={queue} className="placard-toasts" aria-label={words.notifications}>
      {({ toast }) => (
        <Toast toast={toast} className="placard-toast" data-tone={toast.content.tone}>
          {TONE_ICONS[toast.content.tone]}
          <ToastContent className="placard-toast-words">
            <Text slot="title">
              <span className="placard-visually-hidden">{words.tone[toast.content.tone]}: </span>
              {toast.content.title}
            </Text>
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
          <Button slot="close" className="placard-toast-close" aria-label={words.close}>
            <X aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  );
}

const TONE_ICONS: Record<ToastTone, ReactNode> = {
  neutral: <Bell aria-hidden="true" />,
  ok: <CircleCheck aria-hidden="true" />,
  caution: <TriangleAlert aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
};
