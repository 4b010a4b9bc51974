import { expect, it } from "vitest";
import { readSidebarState, sidebarCookie } from "./sidebar-state.ts";

it.each([
  ["", null],
  ["sidebar:state=true", "open"],
  ["a=1; sidebar:state=false; b=2", "collapsed"],
  ["other-sidebar:state=false", null],
] as const)("reads %j as %s", (cookies, state) => {
  expect(readSidebarState(cookies)).toBe(state);
});

it("keeps the state for seven days", () => {
  expect(sidebarCookie("collapsed")).toBe("sidebar:state=false; path=/; max-age=604800; samesite=lax");
});
