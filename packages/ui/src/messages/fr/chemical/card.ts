import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const cardWords: Pick<Messages, "card"> = {
  card: {
    label: (name) => `${name}, carte dix secondes`,
    recordOf: (name) => `données de ${name}`,
    isolate: "Isolez",
    protect: "Protégez",
    firstAction: "Première action",
    exposure: "Exposition",
    exposureFor: (minutes) => `Exposition, ${minutes} min`,
    nfpa: "NFPA 704",
    ergGuide: "Guide du GMU",
    class: "Classe",
    allDirections: "dans toutes les directions",
    protectDownwind: (distance) => `Protégez ${distance} sous le vent`,
    guide: (guide) => `Guide ${guide}`,
    followGuide: (guide) => `dans toutes les directions, puis suivez le guide ${guide}`,
    followIt: "consultez-le pour la distance",
    sizeKnown: "Situation",
    moreLines: (lines) => counted(lines, `${lines} autre ligne`, `${lines} autres lignes`),
    moreSources: "Autres sources",
    moreRows: (rows) => counted(rows, `${rows} autre rangée`, `${rows} autres rangées`),
    isolateColumn: "isolez",
    downwindColumn: "sous le vent",
    toxicByInhalation: "toxique par inhalation",
    zone: (zones) => `zone de danger ${zones.join(", ")}`,
    waterGives: (gases) => `dégage dans l’eau ${gases.join(", ")}`,
    polymerizes: "peut polymériser",
    thin: "Aucune limite d’exposition professionnelle au dossier pour cette fiche.",
    notReviewed: "Non révisé par un officier en matières dangereuses",
  },
};
