import { expect, it } from "vitest";
import { shownPlume, type SharedPlume } from "./shared-plume.ts";

const shared = (line: number, at: string): SharedPlume => ({
  line,
  who: "Robin",
  from: { at } as SharedPlume["from"], // other parts are not read
});
const own = (afterLine: number, at: string | null) => ({ afterLine, at });

it("shows a plume of others if none was calculated here", () => {
  expect(shownPlume(null, null, false)).toBeNull();
  expect(shownPlume(null, shared(7, "14:00"), false)).toBe("shared");
});

it("shows the local plume until the log has a later one of someone else, by log order and not by clock", () => {
  expect(shownPlume(own(0, "14:10"), null, false)).toBe("own");
  expect(shownPlume(own(7, "14:10"), shared(7, "14:00"), true)).toBe("own");
  expect(shownPlume(own(7, "14:10"), shared(8, "14:10"), true)).toBe("own");
  expect(shownPlume(own(7, "14:10"), shared(9, "13:00"), true)).toBe("shared");
});

it("shows the local plume while it waits to send, and no old plume below a failed calculation", () => {
  expect(shownPlume(own(7, "14:10"), shared(9, "14:05"), false)).toBe("own");
  expect(shownPlume(own(7, null), shared(7, "14:05"), false)).toBe("own");
  expect(shownPlume(own(7, null), shared(9, "14:20"), false)).toBe("shared");
});
