import { expect, it } from "vitest";
import { openProduct } from "../opening.ts";
import { demoAdmin, newcomer, signIn } from "../signed-in.ts";

/** Adding users to a business. */

const opening = openProduct();

it("invites a user by a link that creates one account and works once", async () => {
  const email = "lee@harbour-ice.example";
  let link: string;
  {
    await using admin = await demoAdmin(opening);
    const { page } = admin;
    await page.getByRole("link", { name: "People", exact: true }).first().click();
    const form = page.getByRole("form", { name: "Invite by email" });
    await form.getByLabel("Email").fill(email);
    await form.getByRole("button", { name: "Invite" }).click();
    const dialog = page.getByRole("dialog", { name: `Link for ${email}` });
    link = await dialog.getByLabel("Link", { exact: true }).inputValue();
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByText("1 pending invitation").waitFor();
    expect(admin.complaints).toEqual([]);
  }
  const { pathname, search } = new URL(link);
  {
    await using invited = await newcomer(opening);
    const { page } = invited;
    await page.goto(`${pathname}${search}`);
    await page.getByText(/^You are invited to join/).waitFor();
    await page.getByLabel("Full Name").fill("Lee Fox");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByLabel("Confirm Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL("**/login");
    await signIn(invited, { email, password: "correct horse battery" });
    await page.getByText("Welcome, Lee Fox").first().waitFor();
    expect(invited.complaints).toEqual([]);
  }
  await using late = await newcomer(opening);
  await late.page.goto(`${pathname}${search}`);
  await late.page.getByRole("link", { name: "Register without a link" }).waitFor();
});

it("makes a user with a temporary password choose a new one first", async () => {
  const told = { email: "sam@harbour-ice.example", password: "told by phone 1" };
  {
    await using admin = await demoAdmin(opening);
    const { page } = admin;
    await page.getByRole("link", { name: "Plan", exact: true }).first().click();
    await page.getByRole("radio", { name: /^Premium/ }).press(" "); // the plan limit of the demo is reached
    await page.getByRole("button", { name: "Continue to Dashboard" }).click();
    await page.getByText("Subscription updated!").waitFor();
    await page.getByRole("link", { name: "People", exact: true }).first().click();
    await page.getByRole("radio", { name: "Temporary password" }).check({ force: true });
    const form = page.getByRole("form", { name: "Add User" });
    await form.getByLabel("Name").fill("Sam Lake");
    await form.getByLabel("Email").fill(told.email);
    await form.getByLabel("Temporary password").fill(told.password);
    await form.getByRole("button", { name: "Add User" }).click();
    await page.getByText("User added").waitFor();
    expect(admin.complaints).toEqual([]);
  }
  await using sam = await newcomer(opening);
  const { page } = sam;
  await signIn(sam, told);
  const form = page.getByRole("form", { name: "Choose a new password" });
  await form.getByLabel("Temporary password").fill(told.password);
  await form.getByLabel("New password", { exact: true }).fill("my own long password");
  await form.getByLabel("Confirm Password").fill("my own long password");
  await form.getByRole("button", { name: "Save new password" }).click();
  await page.getByText("Password changed").waitFor();
  await page.getByRole("link", { name: "Chemicals", exact: true }).first().waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Chemicals", exact: true }).first().waitFor();
  expect(sam.complaints).toEqual([]);
});
