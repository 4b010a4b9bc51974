import type { LimitedKind, PlanWords } from "@placard/hazmat-core/business";

const KINDS: Readonly<Record<LimitedKind, string>> = {
  locations: "emplacements",
  chemicals: "matières",
  users: "utilisateurs",
};

/** Plans and their limits. */
export const plans: PlanWords = {
  title: { 1: "De base", 2: "Standard", 3: "Supérieur" },
  room: (kind, count, limit) =>
    limit === Infinity
      ? `Votre forfait ne limite pas les ${KINDS[kind]}.`
      : `En usage, ${KINDS[kind]} : ${count} de ${limit}.`,
  upgrade: (kind, titles) => `Pour ajouter plus de ${KINDS[kind]}, il faut le forfait ${titles.join(" ou ")}.`,
  highest: (kind, title, limit) =>
    `Le forfait le plus élevé, ${title}, permet ${limit} ${KINDS[kind]}. Retirez-en avant d’en ajouter.`,
};
