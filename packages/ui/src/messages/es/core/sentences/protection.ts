import type { protection as french } from "../../../fr/core/sentences/protection.ts";

/** PPE. */
export const protection = {
  "Wear positive-pressure SCBA.": "Use ERA de presión positiva.",
  "Use a suit that its manufacturer has tested for this substance.":
    "Use un traje que su fabricante haya probado contra esta sustancia.",
  "Chemical protective clothing burns and melts. Wear it only where nothing can ignite.":
    "La ropa de protección química arde y se funde. Úsela solo donde nada pueda encenderse.",
  "Turnout gear protects from heat but gives little chemical protection.":
    "El traje de bombero protege del calor, pero da poca protección química.",
  "Turnout gear protects from heat but gives little protection from the substance.":
    "El traje de bombero protege del calor, pero da poca protección contra la sustancia.",
  "Wear thermal protection for refrigerated liquid.": "Use protección térmica contra el líquido refrigerado.",
  "Wear positive-pressure SCBA with turnout gear.": "Use ERA de presión positiva con traje de bombero.",
  "This is enough protection for the radiation in this guide.": "Esta protección basta para la radiación de esta guía.",
  "It keeps radioactive dust out of the body.": "Mantiene el polvo radiactivo fuera del cuerpo.",
  "It does not stop external radiation.": "No detiene la radiación externa.",
  "Choose PPE for the amount and the routes of exposure.":
    "Elija el equipo de protección según la cantidad y las vías de exposición.",
  "Wear at least a fit-tested N95, or a PAPR or SCBA.":
    "Use al menos un respirador N95 con prueba de ajuste, o un respirador purificador motorizado (PAPR) o un ERA.",
  "Wear full-body coverage, a face shield and disposable fluid-resistant gloves.":
    "Use protección de cuerpo completo, careta y guantes desechables resistentes a líquidos.",
  "Add cut-resistant outer gloves where there are needles or broken glass.":
    "Agregue guantes exteriores resistentes a cortes donde haya agujas o vidrio roto.",
  "Add insulated outer gloves to handle dry ice.": "Agregue guantes exteriores aislantes para manejar hielo seco.",
  "Wear aluminized clothing if you may touch the phosphorus.":
    "Use ropa aluminizada si puede llegar a tocar el fósforo.",
  "Wear flame-retardant turnout gear with face shield, helmet and gloves.":
    "Use traje de bombero retardante de flama con careta, casco y guantes.",
  "It protects from heat only up to a point.": "Protege del calor solo hasta cierto punto.",
  "Decontaminate clothing and equipment before cleaning or disposal.":
    "Descontamine ropa y equipo antes de limpiarlos o eliminarlos.",
  "Without the right suit, do not touch the spill or damaged containers.":
    "Sin el traje adecuado, no toque el derrame ni los recipientes dañados.",
} satisfies Record<keyof typeof french, string>;
