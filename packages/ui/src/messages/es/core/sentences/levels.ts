import type { levels as french } from "../../../fr/core/sentences/levels.ts";

/** Reasons for the hazard level of a substance. */
export const levels = {
  'Class {words} ({words2}): contains "{words3}".': "Clase {words} ({words2}): contiene “{words3}”.",
  "{code}": "{code}",
  "Class {words} (Gas): the gas displaces breathing air, which this scale does not cover.":
    "Clase {words} (Gas): el gas desplaza el aire que se respira, y esta escala no lo cubre.",
  "Class {words} (Infectious substance): this scale does not cover infection.":
    "Clase {words} (Sustancia infecciosa): esta escala no cubre la infección.",
  "Class {words} (Radioactive): this scale does not cover radiation.":
    "Clase {words} (Radiactivo): esta escala no cubre la radiación.",
  "GHS {codes}: {words}.": "SGA {codes}: {words}.",
  "signal word Danger": "palabra de advertencia Peligro",
  "signal word Warning": "palabra de advertencia Atención",
  "IDLH {figure}: under {figure2}.": "IPVS {figure}: menos de {figure2}.",
  "IDLH {figure}: {figure2} or more.": "IPVS {figure}: {figure2} o más.",
  "Unknown.": "Desconocido.",
  "Rated only by an unverified list, which does not set the level.":
    "Solo la califica una lista sin verificar, que no fija el nivel.",
  "No GHS statement on file.": "No hay indicación del SGA en el expediente.",
  "Class {code} (Miscellaneous): covers many kinds of hazard, so it gives no level.":
    "Clase {code} (Varios): abarca muchos tipos de peligro, así que no da nivel.",
  "No IDLH on file.": "No hay IPVS en el expediente.",
  "No REL on file.": "No hay REL en el expediente.",
  "No PEL on file.": "No hay PEL en el expediente.",
  "REL {figure}: under {figure2}.": "REL {figure}: menos de {figure2}.",
  "PEL {figure}: under {figure2}.": "PEL {figure}: menos de {figure2}.",
  "IDLH {figure} is not given in ppm, and it is not known to be a gas or vapour.":
    "IPVS {figure}: no está en ppm, y no se sabe si es gas o vapor.",
  "REL {figure} is not given in ppm, and it is not known to be a gas or vapour.":
    "REL {figure}: no está en ppm, y no se sabe si es gas o vapor.",
  "PEL {figure} is not given in ppm, and it is not known to be a gas or vapour.":
    "PEL {figure}: no está en ppm, y no se sabe si es gas o vapor.",
  "GHS {codes}: this scale does not cover harm to aquatic life or the ozone layer.":
    "SGA {codes}: esta escala no cubre el daño a la vida acuática ni a la capa de ozono.",
  "{id}: listed as toxic by inhalation.": "{id}: listado como tóxico por inhalación.",
  "{id}: flammable gas.": "{id}: gas inflamable.",
  "{id}: flammable liquid, boils at {figure} or below.": "{id}: líquido inflamable, hierve a {figure} o menos.",
  "This is for another form of the substance.": "Esto vale para otra forma de la sustancia.",
  "Assumed for {id} from another form of the substance.": "Supuesto para {id} a partir de otra forma de la sustancia.",
  "{id}: a battery burns, re-ignites and gives off toxic, flammable vapour, which this scale does not cover.":
    "{id}: una batería arde, vuelve a encenderse y desprende vapor tóxico e inflamable, y esta escala no lo cubre.",
  "NFPA 704 health {number}": "NFPA 704, salud {number}",
  "NFPA 704 fire {number}": "NFPA 704, fuego {number}",
  "NFPA 704 instability {number}": "NFPA 704, inestabilidad {number}",
  "NFPA 704 health {number}.": "NFPA 704, salud {number}.",
  "NFPA 704 fire {number}.": "NFPA 704, fuego {number}.",
  "NFPA 704 instability {number}.": "NFPA 704, inestabilidad {number}.",
} satisfies Record<keyof typeof french, string>;
