import type { RoleWords } from "@placard/hazmat-core/business";

const NAMES = { Viewer: "Lecteur", User: "Utilisateur", Manager: "Gestionnaire", Admin: "Administrateur" } as const;

/** Roles and the actions they do not allow. */
export const roles: RoleWords = {
  who: {
    Viewer: "Tous",
    User: "Les utilisateurs, gestionnaires et administrateurs",
    Manager: "Les gestionnaires et administrateurs",
    Admin: "Seuls les administrateurs",
  },
  action: {
    read: "voir cette entreprise",
    edit_chemicals: "modifier les matières",
    edit_sds: "modifier les fiches de données de sécurité",
    inspect: "faire les inspections et corriger les constats",
    plan_inspections: "planifier les inspections",
    edit_locations: "modifier les emplacements",
    accept_risks: "accepter les risques d’entreposage",
    edit_pictures: "modifier les images et les plans d’étage",
    edit_contacts: "modifier les personnes à joindre",
    edit_users: "modifier les utilisateurs",
    edit_plan: "modifier le forfait",
    edit_registration: "modifier l’enregistrement",
    edit_access_tokens: "modifier les jetons d’accès",
  },
  refusal: (who, action, role) => `${who} peuvent ${action}. Votre rôle est ${NAMES[role]}.`,
};
