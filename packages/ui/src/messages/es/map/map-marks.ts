import type { Messages } from "../../en.ts";
import { counted } from "../plural.ts";

export const mapMarkTexts: Pick<Messages, "mapMarks"> = {
  mapMarks: {
    add: "Añadir una marca",
    what: "Qué marcar",
    choose: "Elegir",
    label: "Etiqueta",
    labelHint: "Opcional, por ejemplo «Autobomba 4»",
    where: "Toque el mapa en la ubicación. La cruz elige el centro del mapa.",
    chooseFirst: "Elija qué marcar y después toque el mapa.",
    cancel: "Cancelar",
    marked: (name) => `${name}: marca puesta`,
    marks: (count) => counted(count, `${count} marca`, `${count} marcas`),
    by: (who, when) => `${who}, ${when}`,
    removed: (name) => `${name}: marca quitada`,
    putBack: "Devolver",
    remove: "Quitar la marca",
    removeOf: (name) => `Quitar la marca ${name}`,
  },
};
