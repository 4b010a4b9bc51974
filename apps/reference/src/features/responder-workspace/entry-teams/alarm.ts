import { createAlarmSound } from "@placard/ui/internal";

/** Shared by all alarm strips: sound enabled on one screen also plays on the others. */
export const alarmSound = createAlarmSound();
