import type { Messages } from "../../en.ts";

export const safetyInformationTexts: Pick<Messages, "safetyInformation"> = {
  safetyInformation: {
    groups: { health: "Salud", ppe: "EPP", fire: "Fuego", decon: "Descon" },
    topics: {
      cas: "CAS",
      un_number: "Número ONU",
      first_aid_measures: "Medidas de primeros auxilios",
      first_aid: "Primeros auxilios",
      fire_fighting: "Combate de incendios",
      fire_fighting_procedures: "Incendio grande",
      firefighting_hazards: "Peligros al combatir el incendio",
      accidental_release: "Liberación accidental",
      isolation_and_evacuation: "Aislamiento y evacuación",
      spillage_disposal: "Recolección del derrame",
      cleanup_methods: "Métodos de limpieza",
      disposal_methods: "Métodos de eliminación",
      preventive_measures: "Medidas preventivas",
      exposure_control: "Control de la exposición y protección personal",
      ppe: "EPP",
      short_term_effects: "Efectos a corto plazo",
      long_term_effects: "Efectos a largo plazo",
      respirator_recommendations: "Equipos respiratorios recomendados",
      preventions: "Prevención",
      treatment: "Tratamiento",
    },
    decontamination: "Descontaminación según la sustancia y el traje",
    byAgent: "Según la sustancia",
    suits: {
      "level-a": "Nivel A: traje encapsulado, hermético al vapor",
      "level-b": "Nivel B: traje de protección contra salpicaduras con ERA",
      "level-c": "Nivel C: traje de protección contra salpicaduras con respirador purificador de aire",
      structural: "Traje estructural de bombero",
    },
    saidAbove: "Igual que arriba.",
    groupsLabel: "Temas de seguridad",
    identifiers: (cas, un) => [cas === null ? null : `CAS ${cas}`, un].filter((part) => part !== null).join(" · "),
    notReviewed:
      "Sin revisar por un oficial de materiales peligrosos. Escrito para Placard. Cada línea cita su fuente.",
    guidebook: "Guía de Respuesta en caso de Emergencia",
    guidebookHint: "Abre el sitio de la PHMSA en otra pestaña. Necesita conexión a la red.",
  },
};
