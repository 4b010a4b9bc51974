import type { Messages } from "../../en.ts";

export const safetyInformationTexts: Pick<Messages, "safetyInformation"> = {
  safetyInformation: {
    groups: { health: "Santé", ppe: "ÉPI", fire: "Feu", decon: "Décon" },
    topics: {
      cas: "CAS",
      un_number: "Numéro UN",
      first_aid_measures: "Mesures de premiers soins",
      first_aid: "Premiers soins",
      fire_fighting: "Lutte contre le feu",
      fire_fighting_procedures: "Grand feu",
      firefighting_hazards: "Dangers pendant la lutte contre le feu",
      accidental_release: "Rejet accidentel",
      isolation_and_evacuation: "Isolation et évacuation",
      spillage_disposal: "Récupération du déversement",
      cleanup_methods: "Méthodes de nettoyage",
      disposal_methods: "Méthodes d’élimination",
      preventive_measures: "Mesures préventives",
      exposure_control: "Contrôle de l’exposition et protection individuelle",
      ppe: "ÉPI",
      short_term_effects: "Effets à court terme",
      long_term_effects: "Effets à long terme",
      respirator_recommendations: "Appareils respiratoires recommandés",
      preventions: "Prévention",
      treatment: "Traitement",
    },
    decontamination: "Décontamination selon la matière et la tenue",
    byAgent: "Selon la matière",
    suits: {
      "level-a": "Niveau A : combinaison intégrale étanche aux vapeurs",
      "level-b": "Niveau B : combinaison anti-éclaboussures avec APRA",
      "level-c": "Niveau C : combinaison anti-éclaboussures avec appareil respiratoire filtrant",
      structural: "Tenue de feu",
    },
    saidAbove: "Comme ci-dessus.",
    groupsLabel: "Sujets de sécurité",
    identifiers: (cas, un) => [cas === null ? null : `CAS ${cas}`, un].filter((part) => part !== null).join(" · "),
    notReviewed:
      "Non révisé par un officier en matières dangereuses. Rédigé pour Placard. Chaque ligne cite sa source.",
    guidebook: "Guide des mesures d’urgence",
    guidebookHint: "Ouvre le site de la PHMSA dans un nouvel onglet. Exige une connexion réseau.",
  },
};
