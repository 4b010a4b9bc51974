import type { Messages } from "../../en.ts";

export const meantWords: Pick<Messages, "meant"> = {
  meant: {
    choose: "Quelle matière est visée",
    several: (text) => `« ${text} » désigne plus d’une matière.`,
    which: "Choisissez celle qui est visée.",
    or: (others) => `Ce peut être aussi : ${others}.`,
    notOnFile: (text) => `« ${text} » n’est pas au dossier.`,
    probably: (text) => `« ${text} » désigne probablement ceci.`,
    didYouMeanIt: "Est-ce bien elle? Ne la choisissez que si c’est juste.",
    didYouMean: "Est-ce l’une d’elles? Ne choisissez que si le nom est juste.",
    known: (name, what) => `${name} : ${what}.`,
    spelledLike: (name, what) => `S’écrit presque comme ${name} : ${what}.`,
    unregulated: "Aucune règle de transport ne la nomme. Rien n’est calculé pour elle.",
    called: (name) => `« ${name} »`,
    consistsOf: "se compose de",
    notListed: "Elle n’est pas au dossier sous un numéro à elle. Identifiez-la par ses documents.",
    checkSpelling: "Vérifiez l’orthographe, ou utilisez le numéro UN ou le numéro CAS.",
    untilIdentified: (guide, distance) =>
      `Ni distance, ni vêtement, ni décontamination ne sont connus pour elle. Tant qu’elle n’est pas identifiée, le guide ${guide} fait foi : isolez ${distance} dans toutes les directions.`,
    unidentified: (guide, distance) =>
      [
        guide === null ? "Traitez-la comme non identifiée." : `Traitez-la comme non identifiée : guide ${guide}.`,
        distance === null ? "" : `Isolez ${distance} dans toutes les directions.`,
        "Relisez le numéro sur la plaque ou sur le document d’expédition.",
      ]
        .filter(Boolean)
        .join(" "),
    disagree: "Le numéro UN et le numéro CAS désignent des matières différentes.",
    disagreeText: "Vérifiez le contenant, puis choisissez.",
    byUn: "d’après son numéro UN",
    byCas: "d’après son numéro CAS",
  },
};
