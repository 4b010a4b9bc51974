import { hashPassword } from "../../src/access/passwords.ts";
import { createHarness, type Harness } from "../harness.ts";
import { createWorld, type World } from "../world.ts";

/** Environment of a round trip: a new server, and a world of two businesses and three departments. */

let opened: { readonly harness: Harness; readonly world: World } | undefined;

export async function openGround(): Promise<void> {
  const started = await createHarness();
  opened = { harness: started, world: await createWorld(started.ctx) };
}

export async function closeGround(): Promise<void> {
  await opened?.harness[Symbol.asyncDispose]();
  opened = undefined;
}

function ground() {
  if (opened === undefined) throw new Error("The ground stands only while the tests run.");
  return opened;
}

export const harness = (): Harness => ground().harness;
export const world = (): World => ground().world;

export const PASSWORD = "correct horse battery";

/** Sets a password for calls that require the caller's own password. */
export async function setPassword(accountId: number): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  await harness().ctx.database.system((rows) =>
    rows.updateTable("accounts").set({ password_hash }).where("id", "=", accountId).execute(),
  );
}

export const admin = () => harness().client(world().ours.accounts.Admin);
export const chief = () => harness().client(world().verified.admin);
