import type { Messages } from "../../en.ts";
import type { controlTexts as english } from "../../en/controls/controls.ts";

export const controlTexts: Pick<Messages, keyof typeof english> = {
  close: "Cerrar",
  remove: "Quitar",
  showPassword: "Mostrar la contraseña",
  increase: "Aumentar",
  decrease: "Disminuir",
  showChoices: "Mostrar las opciones",
  clear: "Borrar",
  searching: "Buscando...",
  dateFormat: "AAAA-MM-DD",
  chooseDate: (label) => `Elegir una fecha: ${label}`,
  calendarNotLoaded: "No se pudo cargar el calendario. Escriba la fecha.",
  chooseFile: "Elegir un archivo",
  chooseFiles: "Elegir archivos",
  orDrop: "o suéltelo aquí",
  uploading: "Subiendo...",
  notifications: "Avisos",
  tone: {
    neutral: "Nota",
    ok: "Listo",
    caution: "Precaución",
    danger: "Error",
    info: "Información",
    accent: "Nota",
  },
};
