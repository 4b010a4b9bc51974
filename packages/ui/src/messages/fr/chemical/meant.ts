import type { Messages } from "../../en.ts";

export const meantTexts: Pick<Messages, "meant"> = {
  meant: {
    choose: "Choisissez la matière",
    several: (text) => `« ${text} » correspond à plus d’une matière.`,
    which: "Choisissez la bonne.",
    or: (others) => `Ce pourrait aussi être : ${others}.`,
    notOnFile: (text) => `« ${text} » n’est pas au dossier.`,
    probably: (text) => `Correspondance probable pour « ${text} ».`,
    didYouMeanIt: "Est-ce bien cette matière? Choisissez-la seulement si c’est la bonne.",
    didYouMean: "Est-ce l’une de ces matières? Choisissez-en une seulement si le nom est juste.",
    known: (name, what) => `${name} : ${what}.`,
    spelledLike: (name, what) => `S’écrit presque comme ${name} : ${what}.`,
    unregulated: "Ne figure pas dans les règlements de transport. Aucune directive n’est donnée pour elle.",
    called: (name) => `« ${name} »`,
    consistsOf: "se compose de",
    notListed: "Aucun numéro propre au dossier. Identifiez-la d’après les documents d’expédition.",
    checkSpelling: "Vérifiez l’orthographe, ou utilisez le numéro UN ou le numéro CAS.",
    untilIdentified: (guide, distance) =>
      `Ni distance, ni combinaison, ni décontamination au dossier pour elle. Tant qu’elle n’est pas identifiée, utilisez le guide ${guide}. Isolez ${distance} dans toutes les directions.`,
    unidentified: (guide, distance) =>
      [
        guide === null
          ? "Traitez-la comme non identifiée."
          : `Traitez-la comme non identifiée. Utilisez le guide ${guide}.`,
        distance === null ? "" : `Isolez ${distance} dans toutes les directions.`,
        "Vérifiez de nouveau le numéro sur la plaque ou les documents d’expédition.",
      ]
        .filter(Boolean)
        .join(" "),
    disagree: "Le nom, le numéro UN et le numéro CAS ne concordent pas.",
    disagreeText: "Vérifiez le contenant, puis choisissez.",
    byUn: "d’après son numéro UN",
    byCas: "d’après son numéro CAS",
  },
};
