import type { ClassCard } from "../card/response-card.ts";
import { loadTransport, type TransportData } from "../data/load.ts";
import { guidanceForGuide } from "../guidance/guidance-for-guide.ts";
import type { IsolationAnswer } from "../isolation/isolation-answer.ts";
import { guideDistancesOf } from "../reference/transport-entry-of.ts";
import { guideCard } from "./guide-card.ts";
import { placardOf } from "./placards.ts";

/**
 * Loads the ten-second card of a guide, for users who know the guide number but not the substance.
 *
 * @param guide - three digits
 * @param name - title of the card
 * @returns `null` if there is no such guide; rejects if its texts or distances cannot be loaded
 * @example
 * const card = await loadGuideCard("124", "Guide 124");
 * card?.isolate.isolateM; // 100
 * await loadGuideCard("999", "Guide 999"); // null
 */
export async function loadGuideCard(guide: string, name: string): Promise<ClassCard | null> {
  const [transport, guidance] = await Promise.all([loadTransport(), guidanceForGuide(guide)]);
  return guidance === null ? null : guideCard(name, guidance, transport);
}

/** True if a UN number is of a class or of one of its divisions. */
function isOfClass(printed: string | undefined, hazardClass: string): boolean {
  return placardOf(printed ?? "")?.hazardClass === hazardClass;
}

/** The largest immediate isolation distance of the guides of a class's UN numbers. */
function farthestOf(hazardClass: string, { entries, guides }: TransportData): IsolationAnswer["rows"][number] | null {
  const ids = [...entries.values()].filter((entry) => isOfClass(entry.class, hazardClass));
  const distances = ids.flatMap(({ guide }) => guides.get(guide ?? "") ?? []).map(guideDistancesOf);
  const [lead] = distances.toSorted((a, b) => (b.isolateM ?? 0) - (a.isolateM ?? 0));
  if (lead === undefined || lead.isolateM === null) return null;
  const label = `Largest immediate isolation of ${ids.length} UN numbers in class ${hazardClass}: Guide ${lead.guide}`;
  return { label, isolateM: lead.isolateM, downwindM: null, source: { ...lead.source, mark: "derived" } };
}

/** The material is not known, so the largest distance leads and the answer says so. */
function raised(answer: IsolationAnswer, farthest: IsolationAnswer["rows"][number] | null): IsolationAnswer {
  if (farthest?.isolateM == null || farthest.isolateM <= (answer.isolateM ?? 0)) return answer;
  const { label, isolateM, source } = farthest;
  return {
    ...answer,
    isolateM,
    why: `${label}. ${answer.why}`,
    rows: [farthest, ...answer.rows],
    basis: { ...answer.basis, sources: [source, ...answer.basis.sources] },
  };
}

/**
 * Loads the ten-second card of a placard: guide, distance, protection and first action of its class. It does not
 * identify a substance. The distance is the largest immediate isolation distance of all UN numbers of the class.
 *
 * @param hazardClass - class or division on the placard: `2.3`, `8`
 * @param name - title of the card
 * @returns `null` if it is not a class; rejects if the tables cannot be loaded
 * @example
 * const card = await loadPlacardCard("2.3", "Placard 2.3");
 * card?.guide; // "123"
 * card?.isolate.isolateM; // 100
 */
export async function loadPlacardCard(hazardClass: string, name: string): Promise<ClassCard | null> {
  const placard = placardOf(hazardClass);
  if (placard === null) return null;
  const { classCard } = await import("../card/class-card.ts");
  const [transport, card] = await Promise.all([
    loadTransport(),
    classCard(name, placard.hazardClass, {
      source: { key: "SCENE", locator: "placard" },
      ...(placard.state === undefined ? {} : { state: placard.state }),
    }),
  ]);
  if (card === null) return null;
  return { ...card, isolate: raised(card.isolate, farthestOf(placard.hazardClass, transport)) };
}
