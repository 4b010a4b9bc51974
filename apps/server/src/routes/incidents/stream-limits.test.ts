import { expect, it } from "vitest";
import { streamCounter, STREAM_LIMITS } from "./stream-limits.ts";

const owner = (accountId: number, departmentId: number, address: string) => ({
  actor: { accountId, departmentId },
  address,
});
const refused = (message: string) => expect.objectContaining({ code: "rate_limited", message });

it("refuses a stream beyond the limit per person, and allows one after another has ended", () => {
  const count = streamCounter();
  const ends = Array.from({ length: STREAM_LIMITS.person }, (_, at) => count(owner(1, 1, `a${at}`)));
  const another = () => count(owner(1, 1, "b"));
  expect(another).toThrow(refused("You have too many pages with live updates open. Close some tabs on your devices."));
  expect(() => count(owner(2, 1, "b"))).not.toThrow();
  ends[0]?.();
  ends[0]?.();
  expect(another).not.toThrow();
  expect(another).toThrow(refused("You have too many pages with live updates open. Close some tabs on your devices."));
});

it("refuses a stream beyond the limit per department, for any member", () => {
  const count = streamCounter();
  for (let at = 0; at < STREAM_LIMITS.department; at += 1) count(owner(at, 1, `a${at}`));
  expect(() => count(owner(-1, 1, "b"))).toThrow(
    refused("Your department has too many pages with live updates open. Close some tabs."),
  );
  expect(() => count(owner(-1, 2, "b"))).not.toThrow();
});

it("refuses a stream beyond the limit per address, for any department", () => {
  const count = streamCounter();
  for (let at = 0; at < STREAM_LIMITS.address; at += 1) count(owner(at, at, "a"));
  expect(() => count(owner(-1, -1, "a"))).toThrow(
    refused("Your network has too many pages with live updates open. Close some tabs."),
  );
});
