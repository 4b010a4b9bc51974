/** Items of the role checklists. */
export const checklists = {
  "Decon Officer": "Officier de décontamination",
  "Entry Team Leader": "Chef de l’équipe d’entrée",
  "Operations Lead": "Chef des opérations",
  "Resource Officer": "Officier des ressources",
  "Safety Officer": "Officier de sécurité",
  "Site Management & Control": "Gestion et contrôle du site",
  "Identify the Problem/Product": "Identifier le problème ou le produit",
  "Hazard & Risk Evaluation": "Évaluation des dangers et des risques",
  "Select Protective Clothing & Equipment": "Choisir les vêtements et l’équipement de protection",
  "Develop Plan of Action and Coordinate Resources": "Établir le plan d’action et coordonner les ressources",
  "Implement Action Plans": "Exécuter les plans d’action",
  Decontamination: "Décontamination",
  "Termination of Incident": "Fin de l’incident",
  "Post-Decontamination": "Après la décontamination",
};
