import type { Messages } from "../../en.ts";

export const floorPlanTexts: Pick<Messages, "floorPlan"> = {
  floorPlan: {
    kinds: {
      key_box: "Caja de llaves",
      fire_department_connection: "Conexión para bomberos",
      gas_shutoff: "Corte de gas",
      electric_shutoff: "Corte eléctrico",
      water_shutoff: "Corte de agua",
      hydrant: "Hidrante",
      riser: "Montante de rociadores",
      tank: "Tanque",
      sds_cabinet: "Armario de fichas de datos",
      assembly_point: "Punto de reunión",
    },
    points: "Puntos del plano",
    none: "No hay puntos marcados en este plano.",
    number: "N.º",
    kind: "Punto",
    note: "Nota",
    setBy: "Agregado por",
    actions: "Acciones",
    moveHint: "Use las flechas para moverlo, Mayús para pasos mayores",
    pointLabel: (kind, number) => `${kind}, punto ${number}`,
  },
};
