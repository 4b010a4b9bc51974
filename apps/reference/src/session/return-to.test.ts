import { describe, expect, it } from "vitest";
import { pageToReturnTo } from "./return-to.ts";

describe("pageToReturnTo", () => {
  it.each([
    ["/dashboard", "business"],
    ["/dashboard/chemicals/add", "business"],
    ["/dashboard/profile-settings?tab=contacts", "business"],
    ["/responder/dashboard", "responder"],
  ] as const)("continues with %s in the %s area", (page, area) => {
    expect(pageToReturnTo(page, area)).toBe(page);
  });

  it.each([
    "/dashboard/safety-data-sheets?site=21&record=3",
    "/dashboard/containers?code=K7QX-2M9P&record=3",
    "/dashboard/containers?code=%220042%22&record=3",
  ])("opens the record of the business for responders who scanned the printed code %s", (page) => {
    expect(pageToReturnTo(page, "business")).toBe(page);
    expect(pageToReturnTo(page, "responder")).toBe("/responder/dashboard?module=business-search&record=3");
  });

  it.each([
    "/dashboard/safety-data-sheets?site=21",
    "/dashboard/containers?record=-1",
    "/login?record=3",
    "//x?record=3",
  ])("opens no record for responders on %s", (page) => {
    expect(pageToReturnTo(page, "responder")).toBeNull();
  });

  it.each([
    ["another site", "https://evil.example/dashboard"],
    ["another site without a scheme", "//evil.example/dashboard"],
    ["another site behind backslashes", "\\\\evil.example"],
    ["a script", "javascript:alert(1)//dashboard"],
    ["another site that begins as ours", "/dashboard@evil.example"],
    ["a way up", "/dashboard/../login"],
    ["a page of nobody", "/dashboard/unknown"],
    ["the sign-in page itself", "/login"],
    ["the other area", "/responder"],
    ["no text", 7],
    ["nothing", undefined],
  ])("refuses %s", (_, page) => {
    expect(pageToReturnTo(page, "business")).toBeNull();
  });
});
