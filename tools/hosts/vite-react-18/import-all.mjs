import { readFileSync } from "node:fs";

// Loads every entry of a package as a server does, without a page.
const folder = new URL("./node_modules/@placard/ui/package.json", import.meta.url);
const { name, exports } = JSON.parse(readFileSync(folder, "utf8"));
const entries = Object.entries(exports).filter(([, { default: file = "" }]) => file.endsWith(".js"));
for (const [entry] of entries) await import(entry.replace(".", name));
console.log(entries.length);
