import { expect, it } from "vitest";
import { bundledChemicalSource } from "../../ports/bundled-chemical-source.ts";

const source = bundledChemicalSource();

// Results that came first while typing, before common materials were ranked higher: cartridges ("ammo"),
// beta-chloroprene, combustible liquid ("gasoil"), and ammonia because of "meth lab".
it.each([
  ["amm", "Ammonia"],
  ["chl", "Chlorine"],
  ["gaso", "Gasoline"],
  ["ammo", "Cartridges for weapons, inert projectile or Cartridges, small arms"],
] as const)("%s offers %s first", async (typed, name) => {
  const [first] = await source.search(typed);
  expect(first?.name).toBe(name);
});

it('does not offer "meth lab" first while "meth" is typed', async () => {
  const [first] = await source.search("meth");
  expect(first?.matchedText).not.toBe("meth lab");
});
