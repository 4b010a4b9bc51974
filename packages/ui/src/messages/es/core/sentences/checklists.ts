import type { checklists as french } from "../../../fr/core/sentences/checklists.ts";

/** Items of the role checklists. */
export const checklists = {
  "Decon Officer": "Oficial de descontaminación",
  "Entry Team Leader": "Líder del equipo de entrada",
  "Operations Lead": "Jefe de operaciones",
  "Resource Officer": "Oficial de recursos",
  "Safety Officer": "Oficial de seguridad",
  "Site Management & Control": "Manejo y control del sitio",
  "Identify the Problem/Product": "Identificar el problema o el producto",
  "Hazard & Risk Evaluation": "Evaluación de peligros y riesgos",
  "Select Protective Clothing & Equipment": "Elegir ropa y equipo de protección",
  "Develop Plan of Action and Coordinate Resources": "Hacer el plan de acción y coordinar recursos",
  "Implement Action Plans": "Ejecutar los planes de acción",
  Decontamination: "Descontaminación",
  "Termination of Incident": "Cierre del incidente",
  "Post-Decontamination": "Después de la descontaminación",
} satisfies Record<keyof typeof french, string>;
