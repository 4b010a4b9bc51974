import type { Page } from "playwright";
import { expect, it } from "vitest";
// The list belongs to a test, not to the published core.
import {
  COMMON_MATERIALS,
  type CommonMaterial,
} from "../../../../packages/hazmat-core/src/card/vectors/common-materials.ts";
import { isReady, openQuickSearch } from "../crew.ts";
import { openProduct } from "../opening.ts";
import { demoPerson } from "../signed-in.ts";

/** Content of a card if the text of its guide could not be loaded. */
const WITHOUT_GUIDE = /Assume the worst/;

/** Substance of the card and the headlines of its first three steps. */
const readCard = (page: Page) =>
  page.getByRole("article").evaluate((card) => {
    const said = (selector: string) => card.querySelector(selector)?.textContent.trim() ?? "";
    const ids = [...card.querySelectorAll(".placard__ids > div")].map((id) => [
      id.querySelector("dt")?.textContent.trim() ?? "",
      id.querySelector("dd")?.textContent.trim() ?? "",
    ]);
    const step = (title: string) => {
      const steps = [...card.querySelectorAll(".placard-card-step")];
      const found = steps.find((one) => one.querySelector("h2, h3, h4")?.textContent.endsWith(title));
      return found?.querySelector(".placard__spills b, .placard__big, .placard__say")?.textContent.trim() ?? "";
    };
    return {
      name: said("h1"),
      number: ids.map(([term, id]) => (term === "UN" || term === "NA" ? `${term}${id}` : "")).join(""),
      guide: ids.find(([term]) => term === "ERG Guide")?.[1] ?? "",
      isolation: step("Isolate"),
      protection: step("Protect"),
      firstAction: step("First action"),
    };
  });

/**
 * Types a name and chooses the matching suggestion; a name without a number is confirmed with Enter. These are the two
 * interactions: a further question would be a third.
 */
async function lookUp(page: Page, typed: string, number: string | null): Promise<void> {
  const box = page.getByRole("combobox", { name: "Name, UN, CAS or formula" });
  const card = page.getByRole("article");
  await box.fill(""); // closes the previous card
  await card.waitFor({ state: "detached" });
  await box.fill(typed);
  const choices = page.getByRole("group", { name: "Choose the substance" }).getByRole("button");
  if (number === null) {
    await box.press("Enter");
    const offered = choices.filter({ hasNotText: /\b(UN|NA)\d{4}/ });
    await offered.or(card).first().waitFor();
    if ((await card.count()) === 0) await offered.first().click();
  } else {
    const offered = page.getByRole("option").or(choices).filter({ hasText: number });
    await offered.or(card).first().waitFor();
    if ((await card.count()) === 0) await offered.first().click();
  }
  await card.waitFor();
}

/** Problems with the card of a material, as text. */
async function faultsOf(page: Page, [typed, number, guide]: CommonMaterial): Promise<readonly string[]> {
  try {
    await lookUp(page, typed, number);
  } catch (error) {
    return [`${typed}: no card in two interactions (${error instanceof Error ? error.message.split("\n")[0] : ""})`];
  }
  const card = await readCard(page);
  const faults = [
    ...(/^\d[\d,.]* k?m\b/.test(card.isolation) ? [] : [`isolation “${card.isolation}”`]),
    ...(card.protection === "" ? ["no protection"] : []),
    ...(card.firstAction === "" || WITHOUT_GUIDE.test(card.firstAction) ? ["no first action"] : []),
    ...(card.guide === guide ? [] : [`guide ${card.guide}, not ${guide}`]),
    ...(number === null || card.number === number ? [] : [`${card.number}, not ${number}`]),
  ];
  return faults.length === 0 ? [] : [`${typed} (${card.name}): ${faults.join(", ")}`];
}

/** Problems on the cards of these materials, each typed and opened in two interactions. */
async function cardFaults(page: Page, materials: readonly CommonMaterial[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const material of materials) faults.push(...(await faultsOf(page, material)));
  return faults;
}

const opening = openProduct();

it(
  "opens each of the 200 common materials in two interactions, with isolation, protection and first action",
  { timeout: 1_200_000 },
  async () => {
    await using visitor = await demoPerson(opening, "responder", { serviceWorkers: "allow", expected: [/.*/] });
    const { page, context } = visitor;
    await isReady(page);
    await openQuickSearch(page);
    await context.setOffline(true);
    expect(COMMON_MATERIALS).toHaveLength(200);
    expect(await cardFaults(page, COMMON_MATERIALS)).toEqual([]);
  },
);
