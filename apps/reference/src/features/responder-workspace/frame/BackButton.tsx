import { Badge } from "@placard/ui";
import { PlainButton } from "@placard/ui/internal";
import { useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useOthersOpen } from "./use-others-open.ts";

/** Button back to the incidents, with the number of other open incidents. */
export function BackButton() {
  const { responder } = useMessages();
  const navigate = useNavigate();
  const others = useOthersOpen();
  return (
    <PlainButton
      className="placard__tool placard__back"
      aria-label={responder.back}
      aria-describedby="others-open"
      onPress={() => void navigate({ to: paths.responder })}
    >
      <ArrowLeft aria-hidden="true" />
      <span>{responder.back}</span>
      {others === 0 ? undefined : (
        <Badge tone="caution" className="placard__others" aria-hidden="true">
          {others}
        </Badge>
      )}
      <small hidden id="others-open">
        {others === 0 ? "" : responder.othersOpen(others)}
      </small>
    </PlainButton>
  );
}
