import type { RoleWords } from "@placard/hazmat-core/business";

const NAMES = { Viewer: "Lector", User: "Usuario", Manager: "Encargado", Admin: "Administrador" } as const;

/** Roles and the actions they do not allow. */
export const roles: RoleWords = {
  who: {
    Viewer: "Todos",
    User: "Los usuarios, encargados y administradores",
    Manager: "Los encargados y administradores",
    Admin: "Solo los administradores",
  },
  action: {
    read: "ver esta empresa",
    edit_chemicals: "cambiar sustancias",
    edit_sds: "cambiar hojas de datos de seguridad",
    inspect: "hacer inspecciones y corregir hallazgos",
    plan_inspections: "planificar inspecciones",
    edit_locations: "cambiar sitios",
    accept_risks: "aceptar riesgos de almacenamiento",
    edit_pictures: "cambiar imágenes y planos",
    edit_contacts: "cambiar contactos",
    edit_users: "cambiar usuarios",
    edit_plan: "cambiar el plan",
    edit_registration: "cambiar los datos de registro",
    edit_access_tokens: "cambiar fichas de acceso",
  },
  refusal: (who, action, role) => `${who} pueden ${action}. Su rol es ${NAMES[role]}.`,
};
