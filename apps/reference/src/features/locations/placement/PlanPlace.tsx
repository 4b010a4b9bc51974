import type { Picture } from "@placard/api-client";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Shows whether a plan is on the map, who placed it and when. */
export function PlanPlace({ placement }: Pick<Picture, "placement">) {
  const { planPlacement: texts } = useMessages();
  if (placement === null) return texts.notOnMap;
  return (
    <>
      {texts.onMap(placement.placed_by ?? texts.someone)}, <DayText iso={placement.placed_at} />
    </>
  );
}
