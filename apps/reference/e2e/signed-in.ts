import { createClient } from "@placard/api-client";
import type { Browser } from "playwright";
import { newVisitor, type Visitor } from "./browser.ts";
import type { Product } from "./product.ts";

interface Account {
  readonly email: string;
  readonly password: string;
}

/** A visitor of no account yet, whose refused sign-ins are no complaint. */
export const newcomer = (browser: Browser, product: Product): Promise<Visitor> =>
  newVisitor(browser, product.url, undefined, [/\/api\/login-user|\/api\/session/]);

/** Fills in the sign-in form of the page. */
export async function signIn({ page }: Visitor, { email, password }: Account): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** An Admin of the demo's business, at the dashboard. */
export async function demoAdmin(browser: Browser, product: Product): Promise<Visitor> {
  const { demo } = await createClient({ baseUrl: product.url }).service.getConfig();
  const account = demo?.sign_ins.find(({ kind }) => kind === "business");
  if (account === undefined) throw new Error("The demo has no business.");
  const visitor = await newcomer(browser, product);
  await signIn(visitor, account);
  await visitor.page.waitForURL("**/dashboard");
  return visitor;
}
