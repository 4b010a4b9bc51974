import { expect, it } from "vitest";
import { bundledChemicalSource } from "../../ports/bundled-chemical-source.ts";

const source = bundledChemicalSource();

// What was offered first while it is typed, before what crews meet most weighed more: cartridges ("ammo"),
// beta-chloroprene, combustible liquid ("gasoil"), and ammonia by way of "meth lab".
it.each([
  ["amm", "Ammonia"],
  ["chl", "Chlorine"],
  ["gaso", "Gasoline"],
  ["ammo", "Cartridges for weapons, inert projectile or Cartridges, small arms"],
] as const)("%s offers %s first", async (typed, name) => {
  const [first] = await source.search(typed);
  expect(first?.name).toBe(name);
});

it("does not lead with what is made somewhere when a name is started", async () => {
  const [first] = await source.search("meth");
  expect(first?.matchedText).not.toBe("meth lab");
});
