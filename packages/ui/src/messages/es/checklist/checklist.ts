import type { Messages } from "../../en.ts";

export const checklistTexts: Pick<Messages, "checklist"> = {
  checklist: {
    title: "Listas de verificación de seguridad",
    guide: "Guía de referencia",
    choose: "Elija una guía de referencia...",
    noneTitle: "Elija una guía de referencia",
    noneText: "Elija entre las guías de los oficiales de materiales peligrosos para abrir sus listas de verificación",
    loading: "Cargando las listas...",
    failedTitle: "No se pudieron cargar las listas",
    failedText: "Revise la red e intente otra vez. Si vuelve a fallar, recargue la página.",
    retry: "Intentar otra vez",
    count: (completed, total) => `${completed}/${total}`,
    countWords: (completed, total) => `${completed} de ${total} hechas`,
    /** With the time. */
    ticked: (clock) => `Hecho a las ${clock}`,
    save: "Guardar el avance",
    saving: "Guardando...",
    allDone: "Todas las tareas están hechas ✓",
    nothingChecked: "Marque primero un punto.",
    states: {
      device: "Guardado en este equipo",
      saved: "Guardado en el incidente",
      unsaved: "En este equipo, aún sin guardar en el incidente",
      waiting: "Guardado en este equipo, pendiente de envío",
      unread: "No se pudieron cargar los puntos que otros marcaron",
      full: "La memoria del equipo está llena. Guarde antes de cerrar esta página.",
      page: "Este navegador no guarda datos. Guarde antes de cerrar esta página.",
    },
    close: "Cerrar las listas de verificación",
    notReviewed: "Sin revisar por un oficial de materiales peligrosos.",
  },
};
