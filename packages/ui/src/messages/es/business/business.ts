import { formatUnNumber } from "@placard/hazmat-core";
import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

function since(months: number): string {
  if (months === 0) return "menos de un mes";
  const years = Math.floor(months / 12);
  return years === 0 ? `${months} ${counted(months, "mes", "meses")}` : `${years} ${counted(years, "año", "años")}`;
}

export const businessTexts: Pick<Messages, "business"> = {
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
      unNumber: formatUnNumber,
      updated: "Actualizado",
      keepApart: "Separar",
      keepApartHint: "Se almacena con algo de lo que debe mantenerse lejos",
      riskAccepted: "Riesgo aceptado",
      checked: (days) => (days === 0 ? "Comprobado hoy" : `Comprobado hace ${days} ${counted(days, "día", "días")}`),
      checkedBy: (checked, name) => `${checked} por ${name}`,
      neverChecked: "Nunca comprobado",
      containers: (count) => `${count} ${counted(count, "envase", "envases")}`,
      containersExpired: (count) => counted(count, "1 envase, caducado", `${count} envases, alguno caducado`),
      containersDue: (count) => counted(count, "1 envase, caduca pronto", `${count} envases, alguno caduca pronto`),
      noSheet: "No hay HDS en el expediente",
      sheetUndated: "HDS en el expediente, fecha de revisión desconocida",
      sheetRevised: (months) => `HDS revisada hace ${since(months)}`,
    },
    location: {
      civicAddress: "Domicilio",
      addressLine: "Segunda línea del domicilio",
      place: "Posición en el mapa",
      places: {
        pin: "Marcador confirmado",
        address: "Dirección encontrada",
        street: "Calle",
        town: "Ubicación aproximada: ciudad",
        unknown: "Ubicación aproximada: sin marcador",
      },
      bestEntrance: "Mejor entrada",
      squareFeet: "Pies cuadrados",
      employees: "Número de empleados",
      manager: "Responsable",
      fireSuppression: "Extinción de incendios",
      fireAlarm: "Alarma de incendios",
      sprinklers: "Rociadores",
      trained: "Personal capacitado en manejo de sustancias",
      nearWater: "Cerca de un río o del alcantarillado",
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
      earlierOf: (count, name) => `Versiones anteriores (${count}) de la HDS de ${name}`,
      view: (name) => `Ver la HDS de ${name}`,
      edit: (name) => `Editar los datos de la HDS de ${name}`,
      download: (name) => `Descargar la HDS de ${name}`,
      delete: (name) => `Eliminar la HDS de ${name}`,
    },
  },
};
