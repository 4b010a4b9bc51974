/**
 * `pnpm verify [part ...]`: the long-running and measured runs that the gate leaves out. Without a part it runs all of
 * them. `pnpm verify --list` lists the parts.
 */
import { runSteps } from "../run-steps.ts";
import { buildAppIfChanged } from "../start/app-build.ts";
import { VERIFY_PARTS } from "./verify-parts.ts";

const names = process.argv.slice(2);
const unknown = names.filter((name) => name !== "--list" && !Object.hasOwn(VERIFY_PARTS, name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(", ")}. Choose from: ${Object.keys(VERIFY_PARTS).join(", ")}.`);
  process.exit(2);
}
if (names.includes("--list")) {
  for (const [name, { about }] of Object.entries(VERIFY_PARTS)) console.log(`${name.padEnd(10)}${about}`);
  process.exit(0);
}

const chosen = Object.entries(VERIFY_PARTS).filter(([name]) => names.length === 0 || names.includes(name));
if (chosen.some(([, part]) => part.usesApp)) await buildAppIfChanged((line) => console.log(line));
await runSteps(chosen.map(([, { step }]) => step));
