import type { LimitedKind, PlanWords } from "@placard/hazmat-core/business";

const KINDS: Readonly<Record<LimitedKind, string>> = {
  locations: "sitios",
  chemicals: "sustancias",
  users: "usuarios",
};

/** Plans and their limits. */
export const plans: PlanWords = {
  title: { 1: "Básico", 2: "Estándar", 3: "Premium" },
  room: (kind, count, limit) =>
    limit === Infinity
      ? `Su plan no limita los registros de ${KINDS[kind]}.`
      : `En uso, ${KINDS[kind]}: ${count} de ${limit}.`,
  upgrade: (kind, titles) => `Para agregar más ${KINDS[kind]}, necesita el plan ${titles.join(" o ")}.`,
  highest: (kind, title, limit) =>
    `El plan más alto, ${title}, permite ${limit} ${KINDS[kind]}. Quite antes de agregar.`,
};
