import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const responderMapWords: Pick<Messages, "responderMap"> = {
  responderMap: {
    title: "Mapa",
    surface: "Mapa de empresas e hidrantes",
    filters: "Filtros del mapa",
    closeFilters: "Cerrar los filtros del mapa",
    close: "Cerrar el mapa",
    allBusinesses: "Todas las empresas",
    fireHydrants: "Hidrantes",
    activeFilters: "Filtros activos",
    enabled: "Activado",
    disabled: "Desactivado",
    loadingBusinesses: "Cargando todos los sitios de empresas...",
    loadingHydrants: "Cargando los hidrantes...",
    businessesFailed: "No se pudieron cargar los sitios de empresas",
    hydrantsFailed: "No se pudieron cargar los hidrantes",
    businesses: (count) => counted(count, `${count} sitio de empresa`, `${count} sitios de empresas`),
    hydrants: (count) => counted(count, `${count} hidrante`, `${count} hidrantes`),
    noHydrants: "No hay hidrantes en el expediente.",
    sitePlans: "Planos e imágenes",
    sitePlansOf: (name) => `Planos e imágenes de ${name}`,
    noBusinesses: "No hay sitios de empresas en el expediente.",
    address: "Dirección",
    chemicals: "Sustancias",
    size: "Tamaño",
    squareFeet: (value) => `${value} pies²`,
    employees: "Empleados",
    approximate: "Ubicación aproximada",
    show: (name) => `Mostrar ${name}`,
  },
};
