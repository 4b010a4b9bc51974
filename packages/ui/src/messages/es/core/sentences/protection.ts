import type { protection as french } from "../../../fr/core/sentences/protection.ts";

/** What to wear. */
export const protection = {
  "Wear positive-pressure SCBA.": "Use ERA de presión positiva.",
  "Choose the suit that its maker tested against this substance.":
    "Elija el traje que su fabricante probó contra esta sustancia.",
  "Chemical clothing burns and melts: wear it only where nothing can ignite.":
    "La ropa de protección química arde y se funde: úsela solo donde nada pueda encenderse.",
  "Turnout gear protects from heat, and only a little from the chemical.":
    "El traje de bombero protege del calor, y muy poco de la sustancia.",
  "Turnout gear protects from heat, and only a little from the substance.":
    "El traje de bombero protege del calor, y muy poco de la sustancia.",
  "Wear thermal protection for refrigerated liquid.": "Use protección térmica contra el líquido refrigerado.",
  "Wear positive-pressure SCBA with turnout gear.": "Use ERA de presión positiva con traje de bombero.",
  "This is enough for the radiation of this guide.": "Esto basta para la radiación de esta guía.",
  "It keeps radioactive dust out of the body.": "Mantiene el polvo radiactivo fuera del cuerpo.",
  "It does not stop external radiation.": "No detiene la radiación externa.",
  "Choose clothing by the amount and the ways of exposure.":
    "Elija la ropa según la cantidad y las vías de exposición.",
  "Wear a fitted N95 respirator at least, or a powered respirator, or SCBA.":
    "Use al menos un respirador N95 ajustado, o un respirador motorizado, o ERA.",
  "Wear a full-body cover, a face shield and disposable fluid-resistant gloves.":
    "Use traje de cuerpo completo, careta y guantes desechables resistentes a líquidos.",
  "Wear cut-resistant gloves over them where there are needles or broken glass.":
    "Use encima guantes resistentes a cortes donde haya agujas o vidrio roto.",
  "Wear insulated gloves over them to handle dry ice.": "Use encima guantes aislantes para manejar hielo seco.",
  "Wear aluminized clothing where you may touch the phosphorus.": "Use ropa aluminizada donde pueda tocar el fósforo.",
  "Wear flame-retardant turnout gear with face shield, helmet and gloves.":
    "Use traje de bombero retardante de flama con careta, casco y guantes.",
  "It protects from the heat only to a limit.": "Protege del calor solo hasta un límite.",
  "Decontaminate clothing and equipment before cleaning or disposal.":
    "Descontamine ropa y equipo antes de limpiarlos o eliminarlos.",
  "Without the right suit keep hands off the spill and off broken containers.":
    "Sin el traje adecuado no toque el derrame ni los recipientes rotos.",
} satisfies Record<keyof typeof french, string>;
