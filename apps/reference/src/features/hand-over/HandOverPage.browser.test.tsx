import { getChemicalsByBusiness, getContactsByBusiness, getLocationsByBusiness } from "@placard/api-client";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { emptyBusiness } from "../../test/business-answers.ts";
import { dana } from "../../test/people.ts";
import { clearDevice, renderApp } from "../../test/render-app.tsx";

beforeEach(clearDevice);

const PAGE = "/dashboard/hand-over";
const [ammonia] = getChemicalsByBusiness.example.response.chemicals;
const { locations } = getLocationsByBusiness.example.response;
const { users } = getContactsByBusiness.example.response;
if (ammonia === undefined) throw new Error("The contract's example holds no chemical.");

const server = {
  ...emptyBusiness,
  "GET /get-chemicals-by-business/3": { chemicals: [ammonia] },
  "GET /get-locations-by-business/3": { locations },
  "GET /get-contacts-by-business/3": { users },
};

it("shows each threshold with its rule and edition, and what is missing before the report can be made", async () => {
  renderApp(PAGE, server);
  const list = await screen.findByRole("list", { name: "Thresholds of Pier Road plant" }, { timeout: 30_000 });
  expect(list.textContent).toContain("from 500 lb");
  expect(list.textContent).toContain("40 CFR 355 Appendix A, Ammonia, unverified (eCFR of 2026-08-05)");
  expect(list.textContent).toMatch(/3\s307 lbmost on site at one time/); // 1,500 kg are 3,306.93 lb
  expect(within(list).getByText("To be reported")).toBeDefined();
  expect(screen.getByText(/Pier Road plant: Street, City, State, ZIP code, County/)).toBeDefined();
  const save = screen.getByRole("button", { name: "Save .t2s file" });
  expect(save.getAttribute("aria-disabled")).toBe("true");
}, 60_000);

it("holds the same stock against Schedule 1", async () => {
  renderApp(PAGE, server);
  const list = await screen.findByRole("list", { name: "Schedule 1 at Pier Road plant" }, { timeout: 30_000 });
  expect(list.textContent).toContain("4.5 t");
  expect(list.textContent).toContain("1.5 t");
  expect(within(list).getByText("Below")).toBeDefined();
}, 60_000);

it("lets a Viewer take the record along, and import nothing", async () => {
  renderApp(PAGE, { ...server, "GET /session": { user: { ...dana, role: "Viewer", user_role: false } } });
  const pdf = await screen.findByRole("button", { name: "Save inventory as PDF" }, { timeout: 30_000 });
  expect(pdf.getAttribute("aria-disabled")).not.toBe("true");
  const importing = screen.getByRole("button", { name: "Import last year's file" });
  expect(importing.getAttribute("aria-disabled")).toBe("true");
}, 60_000);

it("names the fix where a file is no report, and writes nothing", async () => {
  const { user, calls } = renderApp(PAGE, server);
  await user.click(await screen.findByRole("button", { name: "Import last year's file" }, { timeout: 30_000 }));
  const dialog = await screen.findByRole("dialog");
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("There is no file field.");
  await user.upload(input, new File(["<inventory />"], "stock.xml"));
  await within(dialog).findByText(/This is no Tier II report/);
  expect(within(dialog).getByRole("button", { name: "Import" }).getAttribute("aria-disabled")).toBe("true");
  expect(calls().filter((call) => !call.startsWith("GET"))).toEqual([]);
}, 60_000);
