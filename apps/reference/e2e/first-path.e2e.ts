import { createClient, HttpError } from "@placard/api-client";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";
import { entrancePicture, floorPlan } from "./sample-files.ts";

/** The main path, from a new visitor to an incident with a closed log. The steps depend on each other. */
describe("the first visit of a business and a responder", () => {
  let product: Product;
  let browser: Browser;
  let business: Visitor;
  let responder: Visitor;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct({}, "empty"), openBrowser()]);
    // The first visit requests the session; the sign-in form tries a business account before a responder account.
    const asked = [/\/api\/session/, /\/api\/login-user/];
    business = await newVisitor(browser, product.url, undefined, asked);
    responder = await newVisitor(browser, product.url, undefined, asked);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.[Symbol.asyncDispose]();
  });

  it("1a. a visitor reads the landing page and registers a business", async () => {
    const { page } = business;
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "Know what's behind the door." }).waitFor();
    await page.getByRole("link", { name: "Get Started" }).first().click();
    const noType = page.getByRole("button", { name: "Please select an account type" });
    expect(await noType.getAttribute("aria-disabled")).toBe("true");
    await page.getByRole("radio", { name: /Business/ }).check({ force: true });

    const submit = page.getByRole("button", { name: "Create account" });
    await submit.click();
    for (const message of [
      "Business name is required",
      "User name is required",
      "Email is required",
      "Password is required",
    ]) {
      await page.getByText(message, { exact: true }).waitFor();
    }
    await page.getByLabel("Business Name").fill("Harbour Water Works");
    await page.getByLabel("User Name").fill("Dana Reid");
    await page.getByLabel("User Email").fill("dana@");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByLabel("Confirm Password").fill("another horse");
    await page.getByText("Please enter a valid email address").waitFor();
    await page.getByText("Passwords do not match").waitFor();
    expect(new URL(page.url()).pathname).toBe("/register");

    await page.getByLabel("User Email").fill("dana@harbour-water.example");
    await page.getByLabel("Confirm Password").fill("correct horse battery");
    await page.getByRole("combobox", { name: "Business Address" }).pressSequentially("Halif", { delay: 30 });
    await chooseByKeyboard(page, /Halifax/);
    expect(await page.getByRole("combobox", { name: "Business Address" }).inputValue()).toMatch(/^Halifax/);
    await page.getByLabel(/^Phone Number/).fill("902 555 0100");
    await page.getByLabel(/^Business Type/).fill("Water treatment");
    await choose(page, /^Number of Locations/, "2-5");
    await choose(page, /^Number of Chemicals Onsite/, "11-50");
    await submit.click();
    await page.waitForURL("**/subscription/business?locations=2&chemicals=30");
  });

  it("1b. picks the recommended plan and reaches the dashboard with its guide", async () => {
    const { page } = business;
    await page.getByText("You told us 2-5 locations and 11-50 chemicals.").waitFor();
    const standard = page.getByRole("radio", { name: /^Standard.*Recommended/ });
    expect(await standard.isChecked()).toBe(true);
    await page.getByRole("button", { name: "Continue to Dashboard" }).click();
    await page.getByText("Subscription updated!").waitFor();
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { level: 1, name: "Welcome, Dana Reid" }).waitFor();
    await page.getByText("Registration Incomplete").waitFor();
    await expect.poll(() => guide(page)).toEqual({ step: "Complete Registration", progress: "0" });
    const { business: stored } = await detailsOf(page);
    expect(stored).toMatchObject({
      name: "Harbour Water Works",
      tier: 2,
      number_of_locations: 2,
      number_of_chemicals: 30,
    });
  });

  it("1c. completes the registration details", async () => {
    const { page } = business;
    await page.getByRole("button", { name: "Save registration details" }).click();
    await page.getByText("Emergency contact name is required").waitFor();
    await page.getByLabel("Emergency contact name").fill("Control room");
    await page.getByLabel("Emergency contact phone").fill("902 555 0100");
    await page.getByLabel("General business email").fill("office@harbour-water.example");
    await page.getByLabel("Business registration number").fill("1234567");
    await page.getByRole("button", { name: "Save registration details" }).click();
    await page.getByText("Your business details have been saved successfully.").waitFor();
    await page.getByText("Registration Complete", { exact: true }).first().waitFor();
    await expect.poll(() => guide(page)).toEqual({ step: "Add Location", progress: "50" });
    const { registration } = await detailsOf(page);
    expect(registration).toMatchObject({ emergency_contact_name: "Control room", business_registration: "1234567" });
  });

  it("1d. adds a location with an address, an entrance picture and a floor plan", async () => {
    const { page } = business;
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL("**/dashboard/locations/add?*");
    await page.getByLabel("Location Name").fill("Pump hall");
    await page.getByRole("combobox", { name: "Civic Address" }).pressSequentially("Dartmouth", { delay: 30 });
    await chooseByKeyboard(page, /Dartmouth/);
    expect(await page.getByRole("combobox", { name: "Civic Address" }).inputValue()).toBe("Dartmouth, NS");
    await page.getByRole("button", { name: "Set the pin", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Coordinates").fill("44.6712, -63.5701");
    await page.getByRole("button", { name: "Use this pin" }).click();
    await page.getByText("Pin confirmed").waitFor();
    await page.locator('input[type="file"][accept*="image"]').setInputFiles(entrancePicture);
    await page.locator('input[type="file"][accept*="pdf"]').setInputFiles(floorPlan);
    await page.getByRole("button", { name: "Save location" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("link", { name: "Locations", exact: true }).click();
    await page.getByRole("button", { name: "Pump hall", exact: true }).click();
    await page.getByRole("tab", { name: /^Images/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "View main gate" }).waitFor();
    await dialog.getByText("Pump hall floor plan").waitFor();
    await page.keyboard.press("Escape");
  });

  it.each([
    ["1017", /Chlorine/, "1017", "Chlorine", "1814"],
    ["7664-41-7", /Ammonia/, "1005", "Ammonia", "640"],
  ])("1e. adds the chemical found by %s", async (typed, offered, unDigits, name, quantity) => {
    const { page } = business;
    await page.goto("/dashboard/chemicals/add");
    await page.getByRole("combobox", { name: /^Chemical Name/ }).pressSequentially(typed, { delay: 20 });
    await chooseByKeyboard(page, offered);
    await expect.poll(() => page.getByLabel(/^UN Number/).inputValue()).toBe(unDigits);
    await expect.poll(() => page.getByLabel(/^Hazard Classification/).inputValue()).toMatch(/2\.3/);
    await page.getByLabel(/^Quantity(?! per)/).fill(quantity);
    await choose(page, /^Unit/, "kg");
    await choose(page, /^Location/, /Pump hall/);
    await page.getByRole("button", { name: "Add Chemical" }).click();
    await page.waitForURL("**/dashboard/chemicals");
    const row = await page.getByRole("row", { name: new RegExp(name) }).innerText();
    expect(row.replaceAll(/\s/g, "")).toContain(`${quantity}kg`);
    expect(row).toContain("Extreme");
    expect(row).toContain("Pump hall");
  });

  it("1f. shows what is due in place of the finished setup guide", async () => {
    const { page } = business;
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { name: "Due now" }).waitFor();
    expect(await page.getByRole("progressbar", { name: "Progress" }).count()).toBe(0);
  });

  it("2a. a responder registers as department admin, signs in and opens an incident", async () => {
    const { page } = responder;
    await page.goto("/register");
    await page.getByRole("radio", { name: /Responder/ }).check({ force: true });
    await page.getByRole("radio", { name: "Department Admin" }).check({ force: true });
    await page.getByLabel("Full Name").fill("Alex Morin");
    await page.getByLabel("Email", { exact: true }).fill("alex@fire.example");
    await page.getByLabel("Department/Agency").fill("Harbour Fire and Rescue");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByLabel("Confirm Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL("**/login");
    await page.getByLabel("Email").fill("alex@fire.example");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL("**/responder");

    await page.getByRole("button", { name: /New Incident/ }).click();
    await page.getByLabel("Incident title").fill("Chlorine leak");
    await page.getByRole("button", { name: "Create Incident" }).click();
    await page.getByText("Incident Created").waitFor();
    await page.waitForURL("**/responder/dashboard**");
    await page.getByRole("region", { name: "Chlorine leak" }).waitFor();
  });

  it("2b. searches the business and reads its inventory and pictures", async () => {
    const { page } = responder;
    await page.getByRole("button", { name: "Business / Address Search" }).click();
    await page.getByRole("searchbox").fill("Harbour Water");
    await page.getByText("Harbour Water Works").first().click();
    await page.getByText("Control room").first().waitFor();
    await page.getByText("Chlorine").first().waitFor();
    await page.getByText("Pump hall").first().waitFor();
    await page
      .getByRole("button", { name: /main.gate/i })
      .first()
      .waitFor();
  });

  it("2c. searches chlorine by its UN number and reads the card with its sources", async () => {
    const { page } = responder;
    await page.getByRole("button", { name: "Chemical Search" }).click();
    await page.getByRole("combobox", { name: "Name, UN, CAS or formula" }).fill("1017");
    const card = page.getByRole("article", { name: /^Chlorine/ });
    await card.waitFor();
    const words = await card.innerText();
    expect(words).toMatch(/Small spill\s+60\s*m\s+1\.5\s*km/); // ERG Table 1
    expect(words).toMatch(/Large spill\s+1\s000\s*m\s+11\+\s*km/); // ERG Table 3, rail tank car
    expect(words).toMatch(/SCBA/);
    expect(words).toMatch(/upwind/);
    expect(words).toMatch(/IDLH/);
    expect(words).toMatch(/AEGL-3/);
    expect(words).toMatch(/20\s*ppm/); // AEGL-3, 60 min
    expect(words).toMatch(/ERG 2024, Guide 124/);
    expect(words).toMatch(/NIOSH/);
    await card.getByRole("img", { name: /NFPA/ }).first().waitFor();
  });

  it("3a. models a leak of carbon monoxide with entered weather and sees its zones", async () => {
    const { page } = responder;
    await describeScene(page);
    await calculate(page, "Carbon monoxide", "0.5");
    const table = page
      .getByRole("table", { name: /Zones/ })
      .or(page.getByRole("grid", { name: /Zones/ }))
      .first();
    await table.waitFor();
    const words = await table.innerText();
    expect(words).toMatch(/AEGL-2/);
    expect(words).toMatch(/AEGL-3/);
    expect(words).toMatch(/\d+\s*(m|km)/);
    expect(words).toMatch(/[Ii]nitial evacuation/);
    await page.getByText("Calculation Complete").first().waitFor();
  });

  it("3b. models chlorine as a heavy gas, never as a passive one", async () => {
    const { page } = responder;
    await calculate(page, "Chlorine", "0.15");
    await page.getByText("Heavy gas.", { exact: true }).first().waitFor();
    expect(await page.getByText("Gaussian plume.", { exact: true }).count()).toBe(0);
    await page
      .getByRole("table", { name: /Zones/ })
      .or(page.getByRole("grid", { name: /Zones/ }))
      .first()
      .waitFor();
  });

  it("3c. ends the incident, and the log contains every action", async () => {
    const { page } = responder;
    await page.getByRole("button", { name: "End", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End", exact: true }).click();
    await page.getByText("Incident Completed").waitFor();
    await page.waitForURL("**/responder");

    const log = await asPage(page, async (client) => {
      const { incidents } = await client.incidents.getUserIncidents({ params: { userId: await userId(page) } });
      const [incident] = incidents;
      if (incident === undefined) throw new Error("There is no incident.");
      return client.incidents.getIncidentLog({ params: { incident_id: incident.incident_id } });
    });
    expect(log.incident).toMatchObject({ title: "Chlorine leak", status: "completed" });
    const actions = log.entries.map(({ module, action_type }) => `${module} ${action_type}`);
    expect(actions).toEqual(
      expect.arrayContaining([
        "business-search search_performed",
        "business-search business_selected",
        "chemical-search search_performed",
        "evacuation-plume plume_calculated",
      ]),
    );
    const selected = log.entries.find((entry) => entry.action_type === "business_selected");
    expect(selected?.action_data).toMatchObject({ name: "Harbour Water Works", timestamp: expect.any(String) });
  });

  it("4a. keeps each area closed to the other account type", async () => {
    await business.page.goto("/responder");
    await business.page.waitForURL("**/dashboard");
    await responder.page.goto("/dashboard");
    await responder.page.waitForURL("**/responder");
  });

  it("4b. keeps both accounts from reading or writing each other's rows through the API", async () => {
    const businessId = await asPage(business.page, async (client) => {
      const { user } = await client.session.getSession();
      return user?.userType === "business" ? user.business_id : -1;
    });
    const responderId = await userId(responder.page);

    const refusedToBusiness = await asPage(business.page, (client) =>
      refusal(client.incidents.getUserIncidents({ params: { userId: responderId } })),
    );
    expect(refusedToBusiness).toBe(403);
    const refusedToResponder = await asPage(responder.page, (client) =>
      refusal(client.businesses.updateBusiness({ params: { id: businessId }, body: { name: "Taken over" } })),
    );
    expect(refusedToResponder).toBe(403);
    const refusedPeople = await asPage(responder.page, (client) =>
      refusal(client.people.getBusinessUsers({ params: { business_id: businessId } })),
    );
    expect(refusedPeople).toBe(403);
    const stranger = createClient({ baseUrl: product.url });
    expect(await refusal(stranger.chemicals.getChemicalsByBusiness({ params: { id: businessId } }))).toBe(401);
  });

  it("logs no console error, no uncaught error and no third-party request", () => {
    expect(business.complaints).toEqual([]);
    expect(responder.complaints).toEqual([]);
  });
});

/** Opens a select by its label and chooses the option with this text. */
async function choose(page: Page, label: RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option, exact: typeof option === "string" }).click();
}

/** Moves through the open list with the arrow key and chooses the option with Enter. */
async function chooseByKeyboard(page: Page, option: RegExp): Promise<void> {
  const wanted = page.getByRole("option", { name: option }).first();
  await wanted.waitFor();
  await expect
    .poll(
      async () => {
        await page.keyboard.press("ArrowDown");
        return wanted.getAttribute("data-focused");
      },
      { interval: 300 },
    )
    .not.toBeNull();
  await page.keyboard.press("Enter");
}

/** Replaces the text of a field key by key, like a user. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text, { delay: 15 });
}

/** Opens the plume form and enters position and weather: wind from the south-west at 5 m/s, class D. */
async function describeScene(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Evacuation / Plume" }).click();
  await typeInto(page.getByRole("combobox", { name: "Incident address" }), "44.6652, -63.5677");
  await page.getByRole("option").first().click();
  await page.getByLabel(/Emission height/).fill("0");
  await page.getByText("Gas", { exact: true }).click();
  await page.getByRole("textbox", { name: /Wind speed/ }).fill("18");
  await page.getByRole("textbox", { name: "Wind from" }).fill("225");
  await page.getByLabel(/Air temperature/).fill("11");
  await choose(page, /^Stability class/, /^D/);
}

/** Models a release of a chemical in the current scene. */
async function calculate(page: Page, chemical: string, ratePerSecond: string): Promise<void> {
  await typeInto(page.getByRole("combobox", { name: "Chemical name" }), chemical);
  await page
    .getByRole("option", { name: new RegExp(`^${chemical}`) })
    .first()
    .click();
  await page.getByLabel(/Emission rate/).fill(ratePerSecond);
  await page.getByRole("button", { name: "Calculate" }).click();
}

/** The marked step of the getting-started guide, and its progress in percent. */
async function guide(page: Page): Promise<{ readonly step: string | null; readonly progress: string | null }> {
  const progress = await page.getByRole("progressbar", { name: "Progress" }).getAttribute("aria-valuenow");
  const marked = page.locator("[aria-current='step'] strong");
  return { step: (await marked.count()) === 0 ? null : await marked.innerText(), progress };
}

/** The server's records of the signed-in business. */
async function detailsOf(page: Page) {
  return asPage(page, async (client) => {
    const { user } = await client.session.getSession();
    if (user?.userType !== "business") throw new Error("No business is signed in.");
    return client.businesses.getBusinessDetails({ params: { id: user.business_id } });
  });
}

/** Calls the API with the cookies of a page, as the user who is signed in there. */
async function asPage<T>(page: Page, work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return work(createClient({ baseUrl: new URL(page.url()).origin, headers: { cookie } }));
}

async function userId(page: Page): Promise<number> {
  const { user } = await asPage(page, (client) => client.session.getSession());
  if (user === null || user === undefined) throw new Error("Nobody is signed in.");
  return user.user_id;
}

/** The HTTP status of a call that must be refused; 0 if it was not refused. */
async function refusal(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 0;
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
}
