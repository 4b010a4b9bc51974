/** Waste disposal. */
export const disposal = {
  "Collect it as corrosive waste in compatible containers.":
    "Recueillez-la comme déchet corrosif, dans des contenants compatibles.",
  "Collect it as flammable waste in closed, grounded containers, away from ignition sources.":
    "Recueillez-la comme déchet inflammable, dans des contenants fermés et mis à la terre, loin des sources d’inflammation.",
  "Collect it as flammable waste, away from heat and friction.":
    "Recueillez-la comme déchet inflammable, loin de la chaleur et du frottement.",
  "Collect it as toxic waste in sealed, labelled containers.":
    "Recueillez-la comme déchet toxique, dans des contenants scellés et étiquetés.",
  "Collect it in sealed, labelled containers.": "Recueillez-la dans des contenants scellés et étiquetés.",
  "Disinfect it before disposal as medical waste.": "Désinfectez-la avant de l’éliminer comme déchet médical.",
  "Do not vent a cylinder to dispose of it.": "Ne videz pas une bouteille à l’air libre pour l’éliminer.",
  "Give the waste to a licensed hazardous waste contractor and follow local regulations.":
    "Remettez les déchets à une entreprise agréée en déchets dangereux et suivez les règlements locaux.",
  "Keep acid and alkaline waste separate.": "Gardez séparés les déchets acides et alcalins.",
  "Keep the waste away from fuels, paper, wood and other waste.":
    "Gardez les déchets loin des combustibles, du papier, du bois et des autres déchets.",
  "Keep the waste cool and away from all other waste.": "Gardez les déchets au frais et loin de tout autre déchet.",
  "Keep the waste dry. Never put it in water or a drain.":
    "Gardez les déchets au sec. Ne les mettez jamais dans l’eau ni à l’égout.",
  "Keep the waste away from air as the supplier directs until a specialist takes over.":
    "Gardez les déchets à l’abri de l’air selon les directives du fournisseur, jusqu’à ce qu’un spécialiste prenne la relève.",
  "Leave disposal to a specialist.": "Laissez l’élimination à un spécialiste.",
  "Leave disposal to an explosives specialist.": "Laissez l’élimination à un spécialiste des explosifs.",
  "Leave disposal to the radiation authority.": "Laissez l’élimination à l’autorité de radioprotection.",
  "Leave leaking cylinders to a specialist. Return the others to the supplier.":
    "Laissez les bouteilles qui fuient à un spécialiste. Retournez les autres au fournisseur.",
  "Return cylinders to the supplier.": "Rendez les bouteilles au fournisseur.",
  "Treat used absorbent and clothing as toxic waste.":
    "Traitez absorbant et vêtements usés comme des déchets toxiques.",
};
