import { createAlarmSound } from "@placard/ui/incident";

/** Shared by all alarm strips: sound allowed on one screen plays on every other. */
export const alarmSound = createAlarmSound();
