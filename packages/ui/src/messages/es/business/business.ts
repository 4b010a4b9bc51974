import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const businessWords: Pick<Messages, "business"> = {
  business: {
    inventory: {
      table: "Sustancias",
      columns: {
        name: "Nombre",
        unNumber: "Número ONU",
        hazardLevel: "Nivel de peligro",
        hazardClass: "Clase de peligro",
        location: "Sitio",
        quantity: "Cantidad",
        actions: "Acciones",
      },
      madeBy: (name) => `Fabricado por ${name}`,
      unNumber: (number) => `UN ${number.replace(/^UN\s*/i, "")}`,
      updated: "Actualizado",
      keepApart: "Separar",
      keepApartHint: "Está con lo que debe separarse de ella",
      riskAccepted: "Riesgo aceptado",
      checked: (days) => (days === 0 ? "Comprobado hoy" : `Comprobado hace ${days} ${counted(days, "día", "días")}`),
      checkedBy: (checked, name) => `${checked} por ${name}`,
      neverChecked: "Nunca comprobado",
    },
    location: {
      civicAddress: "Domicilio",
      bestEntrance: "Mejor entrada",
      squareFeet: "Pies cuadrados",
      employees: "Número de empleados",
      fireSuppression: "Extinción de incendios",
      fireAlarm: "Alarma de incendios",
      sprinklers: "Rociadores",
      yes: "Sí",
      no: "No",
      unknown: "Se desconoce",
      chemicals: (count) => counted(count, `${count} sustancia`, `${count} sustancias`),
      delete: (name) => `Eliminar ${name}`,
    },
    sheet: {
      uploaded: "Subida",
      uploadedBy: (name) => `por ${name}`,
      earlier: (count) => `Versiones anteriores (${count})`,
      earlierOf: (count, name) => `Versiones anteriores (${count}) de la hoja de ${name}`,
      view: (name) => `Ver la hoja de ${name}`,
      download: (name) => `Descargar la hoja de ${name}`,
      delete: (name) => `Eliminar la hoja de ${name}`,
    },
  },
};
