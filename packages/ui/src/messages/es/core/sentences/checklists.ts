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
  "checklist limit: time in the hot zone": "límite de las listas: tiempo en la zona caliente",
  "checklist limit: time checks": "límite de las listas: controles de tiempo",
  "checklist limit: decontamination area": "límite de las listas: área de descontaminación",
  "checklist limit: post-incident analysis": "límite de las listas: análisis posterior al incidente",
  "checklist limit: effect of standard decontamination": "límite de las listas: efecto de la descontaminación estándar",
  "checklist limit: effect of removing clothing": "límite de las listas: efecto de quitar la ropa",
  "checklist limit: bleach for irritants": "límite de las listas: cloro para irritantes",
} satisfies Record<keyof typeof french, string>;
