import { createAlarmSound } from "@placard/ui/incident";

/** Of all strips of the page: what someone allowed on one screen sounds on every other. */
export const alarmSound = createAlarmSound();
