import { CLIENT_HEADER, createClient, memorySession } from "@placard/api-client";
import { loginResponder, loginUser } from "@placard/api-client/internal";
import type { Page } from "playwright";
import { newVisitor, type Viewport, type Visitor } from "./browser.ts";
import type { Opening } from "./opening.ts";
import type { Product } from "./product.ts";

export interface Account {
  readonly email: string;
  readonly password: string;
}

type Kind = "business" | "responder";

/** Start page of a demo user, and the call that signs them in. */
const HOME = { business: "/dashboard", responder: "/responder" } as const satisfies Record<Kind, string>;
const LOGIN = { business: loginUser, responder: loginResponder } as const;

/** Console messages expected on a first visit and a rejected sign-in. */
const EXPECTED = [/\/api\/login-user|\/api\/session/];

/** A visitor without an account, whose refused sign-ins are not complaints. */
export const newcomer = (
  { browser, product }: Opening,
  serviceWorkers: "allow" | "block" = "block",
): Promise<Visitor> => newVisitor(browser, product.url, undefined, EXPECTED, serviceWorkers);

/** The demo account of a business or a responder. */
export async function demoAccount(product: Product, kind: Kind): Promise<Account> {
  const { demo } = await createClient({ baseUrl: product.url }).service.getConfig();
  const account = demo?.sign_ins.find((one) => one.kind === kind);
  if (account === undefined) throw new Error(`The demo has no ${kind} sign-in.`);
  return account;
}

/** Fills in the sign-in form on the page and submits it. */
export async function enter(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Opens the sign-in form and submits it. */
export async function signIn({ page }: Pick<Visitor, "page">, account: Account): Promise<void> {
  await page.goto("/login");
  await enter(page, account);
}

interface Seat {
  readonly viewport?: Viewport;
  /**
   * `allow`: the app is stored for offline use, which takes as long as a short test. By default `block`: the test can
   * also see and delay every request.
   */
  readonly serviceWorkers?: "allow" | "block";
  /** Other console messages that the test causes. */
  readonly expected?: readonly RegExp[];
}

/**
 * Opens the start page in a new, signed-in browser. The sign-in is one API call: the form is covered by tests that fill
 * it in (`signIn`), and takes a page load.
 */
export async function openSignedIn({ context, page }: Visitor, kind: Kind, account: Account): Promise<void> {
  const answer = await context.request.post(`/api${LOGIN[kind].path}`, {
    data: account,
    headers: { [CLIENT_HEADER]: "e2e" },
  });
  if (!answer.ok()) throw new Error(`The ${kind} could not sign in: ${await answer.text()}`);
  await page.goto(HOME[kind]);
}

/** A signed-in demo user in their own browser, at their start page. */
export async function demoPerson(
  { browser, product }: Opening,
  kind: Kind,
  { viewport, serviceWorkers = "block", expected = [] }: Seat = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, product.url, viewport, [...EXPECTED, ...expected], serviceWorkers);
  await openSignedIn(visitor, kind, await demoAccount(product, kind));
  return visitor;
}

/** An Admin of the demo's business, at the dashboard. */
export const demoAdmin = (opening: Opening, seat?: Seat): Promise<Visitor> => demoPerson(opening, "business", seat);

/** An API client that is signed in as the Admin of the demo's business, and the ID of that business. */
export async function demoClient({ product }: Opening) {
  const client = createClient({ baseUrl: product.url, session: memorySession(null) });
  await client.session.loginUser({ body: await demoAccount(product, "business") });
  const { user } = await client.session.getSession();
  if (user?.userType !== "business") throw new Error("No business is signed in.");
  return { client, businessId: user.business_id };
}
