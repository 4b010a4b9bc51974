/**
 * `pnpm verify [part ...]`: the long-running and measured runs that the gate leaves out. Without a part it runs all of
 * them. `pnpm verify --list` lists the parts. Options such as `--kills=200` go to the command of a single part.
 */
import { runSteps } from "../run-steps.ts";
import { buildAppIfChanged } from "../start/app-build.ts";
import { VERIFY_PARTS } from "./verify-parts.ts";

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith("--") && arg !== "--list");
const names = args.filter((arg) => !options.includes(arg));
const unknown = names.filter((name) => name !== "--list" && !Object.hasOwn(VERIFY_PARTS, name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(", ")}. Choose from: ${Object.keys(VERIFY_PARTS).join(", ")}.`);
  process.exit(2);
}
if (names.includes("--list")) {
  for (const [name, { about }] of Object.entries(VERIFY_PARTS)) console.log(`${name.padEnd(10)}${about}`);
  process.exit(0);
}

if (options.length > 0 && names.length !== 1) {
  console.error(`Choose the part that takes ${options.join(" ")}.`);
  process.exit(2);
}

const chosen = Object.entries(VERIFY_PARTS).filter(([name]) => names.length === 0 || names.includes(name));
if (chosen.some(([, part]) => part.usesApp)) await buildAppIfChanged((line) => console.log(line));
await runSteps(chosen.map(([, { step }]) => ({ ...step, command: [...step.command, ...options] })));
