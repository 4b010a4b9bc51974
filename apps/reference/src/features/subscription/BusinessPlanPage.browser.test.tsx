import { getBusinessDetails, getBusinessStats } from "@placard/api-client/internal";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { problem, type AnsweringTable } from "../../test/answering-fetch.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const PAGE = "/subscription/business";
const SAVE = "PUT /update-business/3";
const { business, contacts } = getBusinessDetails.example.response;
const { stats } = getBusinessStats.example.response;

const premium: AnsweringTable = {
  ...emptyBusiness,
  "GET /get-business-details/3": {
    business: { ...business, tier: 3 },
    contacts,
    registration: null,
    registration_version: 1,
  },
  "GET /get-business-stats/3": { stats: { ...stats, locations: 4, total_chemicals: 12, users: 3 } },
  [SAVE]: { business: { ...business, tier: 1 } },
};

const proceed = () => screen.getByRole("button", { name: "Continue to Dashboard" });

async function choose(plan: string, table: AnsweringTable) {
  const app = renderApp(PAGE, table);
  await screen.findByText(dana.companyName);
  await app.user.click(await screen.findByRole("radio", { name: new RegExp(`^${plan}`) }));
  await waitFor(() => expect(proceed().getAttribute("aria-disabled")).not.toBe("true"));
  await app.user.click(proceed());
  return app;
}

describe("changing to a smaller plan", () => {
  it("requires confirmation of everything that exceeds it", async () => {
    const { user, calls, sent } = await choose("Basic", premium);
    const dialog = await screen.findByRole("alertdialog", { name: "Change to Basic?" });
    expect(dialog.textContent).toContain("You have 4 locations; this plan allows 1.");
    expect(dialog.textContent).toContain("You have 12 chemicals; this plan allows 3.");
    expect(dialog.textContent).toContain("Nothing is deleted and no one is locked out");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(calls()).not.toContain(SAVE);

    await user.click(proceed());
    const again = await screen.findByRole("alertdialog", { name: "Change to Basic?" });
    await user.click(within(again).getByRole("button", { name: "Change plan" }));
    await screen.findByText("Subscription updated!");
    expect(sent(SAVE)).toEqual({ tier: 1 });
  });

  it.each([
    ["the plan on file is not known", { "GET /get-business-details/3": problem(403, "forbidden", "No.") }],
    ["the plan on file is still being read", { "GET /get-business-details/3": () => new Promise<object>(() => {}) }],
  ])("requires confirmation if %s", async (_, unknown) => {
    const { calls } = await choose("Basic", { ...premium, ...unknown });
    const dialog = await screen.findByRole("alertdialog", { name: "Change to Basic?" });
    expect(dialog.textContent).toContain("You have 4 locations; this plan allows 1.");
    expect(calls()).not.toContain(SAVE);
  });

  it("requires confirmation if neither current plan nor counts are known", async () => {
    const refused = problem(403, "forbidden", "No.");
    const unknown = { "GET /get-business-details/3": refused, "GET /get-business-stats/3": refused };
    const { calls } = await choose("Basic", { ...premium, ...unknown });
    const dialog = await screen.findByRole("alertdialog", { name: "Change to Basic?" });
    expect(dialog.textContent).toContain("Your locations, chemicals and users could not be counted");
    expect(calls()).not.toContain(SAVE);
  });

  it("waits while counts load, and shows it", async () => {
    const { user, calls } = renderApp(PAGE, {
      ...premium,
      "GET /get-business-details/3": problem(403, "forbidden", "No."),
      "GET /get-business-stats/3": () => new Promise<object>(() => {}),
    });
    await screen.findByText(dana.companyName);
    await user.click(await screen.findByRole("radio", { name: /^Basic/ }));
    await waitFor(() => expect(proceed().getAttribute("aria-disabled")).toBe("true"));
    await user.clickAnyway(proceed());
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(calls()).not.toContain(SAVE);
  });

  it("is immediate if everything fits, and the largest plan is always immediate", async () => {
    const small = { stats: { ...stats, locations: 1, total_chemicals: 2, users: 1 } };
    const { sent } = await choose("Basic", { ...premium, "GET /get-business-stats/3": small });
    await screen.findByText("Subscription updated!");
    expect(sent(SAVE)).toEqual({ tier: 1 });
    await clearDevice();
    const unknown = { "GET /get-business-details/3": problem(403, "forbidden", "No.") };
    const largest = await choose("Premium", { ...premium, ...unknown });
    await waitFor(() => expect(largest.sent(SAVE)).toEqual({ tier: 3 }));
  });
});

it("waits while the plan loads instead of saying that none is selected", async () => {
  let answer: (details: object) => void = () => undefined;
  const reading = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { user, sent } = renderApp(PAGE, { ...premium, "GET /get-business-details/3": () => reading });
  await screen.findByText(dana.companyName);
  await waitFor(() => expect(proceed().getAttribute("aria-disabled")).toBe("true"));
  await user.clickAnyway(proceed());
  expect(screen.queryByText("No plan selected")).toBeNull();
  answer({ business: { ...business, tier: 3 }, contacts, registration: null, registration_version: 1 });
  await waitFor(() => expect(proceed().getAttribute("aria-disabled")).not.toBe("true"));
  await user.click(proceed());
  await waitFor(() => expect(sent(SAVE)).toEqual({ tier: 3 }));
});

it("shows that no plan is selected if none is on file or chosen", async () => {
  const { user, calls } = renderApp(PAGE, {
    ...premium,
    "GET /get-business-details/3": problem(403, "forbidden", "No."),
  });
  await screen.findByText(dana.companyName);
  await waitFor(() => expect(proceed().getAttribute("aria-disabled")).not.toBe("true"));
  await user.click(proceed());
  await screen.findByText("No plan selected");
  await screen.findByText("Please select a subscription plan to continue");
  expect(calls()).not.toContain(SAVE);
});

it("shows a plain error with its report number if a plan was not saved, and removes it after success", async () => {
  let tries = 0;
  const { user } = await choose("Premium", {
    ...premium,
    [SAVE]: () => {
      tries += 1;
      return tries === 1 ? problem(500, "internal_error", "Broken.") : { business };
    },
  });
  await screen.findByText("Update failed");
  await screen.findByText(
    "Failed to update subscription. Please try again. If this keeps happening, report error number test.",
  );
  await user.click(proceed());
  await screen.findByText("Subscription updated!");
  await waitFor(() => expect(screen.queryByText("Update failed")).toBeNull());
});
