import { afterEach } from "vitest";
import { forgetClosed, tellAll } from "./witness.ts";

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") await tellAll();
  forgetClosed();
});
