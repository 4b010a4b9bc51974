import { toasts } from "@placard/ui";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { storageProblem } from "../../lib/device/storage-problem.ts";
import { emptyBusiness } from "../../test/business-answers.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(async () => {
  await clearDevice();
  await page.viewport(1280, 800);
});

async function open(table: Parameters<typeof renderApp>[1] = emptyBusiness) {
  const app = renderApp("/dashboard/fire-safety", table);
  await screen.findByRole("heading", { level: 1, name: "Safety Inspections" });
  return app;
}

describe("the business layout", () => {
  it("marks the link of the current page", async () => {
    await open();
    const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Dashboard",
      "People",
      "Locations",
      "Chemicals",
      "Safety Data Sheets",
      "Safety Inspections",
      "Reports",
      "Plan",
    ]);
    expect(
      links.filter((link) => link.getAttribute("aria-current") === "page").map((link) => link.textContent),
    ).toEqual(["Safety Inspections"]);
  });

  it("collapses the sidebar on a tablet until it was opened there", async () => {
    await page.viewport(1024, 768);
    const { user, unmount } = await open();
    await user.click(screen.getByRole("button", { name: /Expand sidebar/ }));
    unmount();
    await open();
    expect(screen.getByRole("button", { name: /Collapse sidebar/ })).toBeTruthy();
  });

  it("opens the sidebar on wide screens and follows width changes", async () => {
    await page.viewport(1440, 900);
    await open();
    expect(screen.getByRole("button", { name: /Collapse sidebar/ })).toBeTruthy();
    await page.viewport(1024, 768);
    expect(await screen.findByRole("button", { name: /Expand sidebar/ })).toBeTruthy();
  });

  it("collapses with Ctrl B and stays collapsed on the next visit", async () => {
    const { user, unmount } = await open();
    await user.keyboard("{Control>}b{/Control}");
    expect(screen.getByRole("button", { name: /Expand sidebar/ })).toBeTruthy();
    await waitFor(() => expect(document.cookie).toContain("sidebar:state=false"));
    unmount();
    await open();
    expect(screen.getByRole("button", { name: /Expand sidebar/ }).getAttribute("aria-expanded")).toBe("false");
  });

  it("warns that the device cannot save, because forms promise to keep input", async () => {
    await open();
    expect(screen.queryByText("This device cannot save any more")).toBeNull();
    act(() => storageProblem.set(true));
    expect(await screen.findByText("This device cannot save any more")).toBeTruthy();
    act(() => storageProblem.set(false));
  });

  it("logs out from the account menu", async () => {
    const { user, address, calls } = await open({ ...emptyBusiness, "POST /logout": {} });
    await user.click(screen.getByRole("button", { name: /Account menu/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(calls()).toContain("POST /logout");
    expect(await screen.findByText("You have been successfully logged out.")).toBeTruthy();
    expect(localStorage.getItem("placard.profile")).toBeNull();
  });

  it("clears messages to one user before the next signs in", async () => {
    const { user, address } = await open({ ...emptyBusiness, "POST /logout": {} });
    toasts.show({ tone: "danger", title: "Add User Failed" });
    await screen.findByText("Add User Failed");
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(address()).toBe("/login"));
    await waitFor(() => expect(screen.queryByText("Add User Failed")).toBeNull());
  });

  it("logs out offline and completes the logout on the server later", async () => {
    const { user, address } = await open({ ...emptyBusiness, "POST /logout": "no network" });
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(address()).toBe("/login"));
    expect(localStorage.getItem("placard.sign-out-owed")).toBe("true");
  });

  it("applies and keeps the chosen theme immediately", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: /Account menu/ }));
    await user.click(await screen.findByRole("menuitemradio", { name: "Dark" }));
    await waitFor(() => expect(document.documentElement.dataset["placardTheme"]).toBe("dark"));
    expect(JSON.parse(localStorage.getItem("placard.look") ?? "{}")).toMatchObject({ business: { theme: "dark" } });
  });
});

describe("an address without a page", () => {
  it("shows an error and links to the home page", async () => {
    renderApp("/nowhere/at/all", {});
    expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  });
});
