import type { levels as french } from "../../../fr/core/sentences/levels.ts";

/** Why a substance has its level. */
export const levels = {
  'Class {words} ({words2}): contains "{words3}".': "Clase {words} ({words2}): contiene “{words3}”.",
  "{code}": "{code}",
  "Class {words} (Gas): the gas takes the place of the air to breathe, a danger that this scale does not grade.":
    "Clase {words} (Gas): el gas toma el lugar del aire que se respira, un peligro que esta escala no clasifica.",
  "Class {words} (Infectious substance): infection is a danger that this scale does not grade.":
    "Clase {words} (Sustancia infecciosa): la infección es un peligro que esta escala no clasifica.",
  "Class {words} (Radioactive): radiation is a danger that this scale does not grade.":
    "Clase {words} (Radiactivo): la radiación es un peligro que esta escala no clasifica.",
  "GHS {codes}: {words}.": "SGA {codes}: {words}.",
  "signal word Danger": "palabra de advertencia Peligro",
  "signal word Warning": "palabra de advertencia Atención",
  "IDLH {figure}: under {figure2}.": "IPVS {figure}: menos de {figure2}.",
  "IDLH {figure}: {figure2} or more.": "IPVS {figure}: {figure2} o más.",
  "Unknown.": "Desconocido.",
  "Rated only by an unverified list, which does not set the level.":
    "Solo una lista sin verificar la califica, lo que no clasifica.",
  "No GHS statement on file.": "No hay indicación del SGA en el expediente.",
  "Class {code} (Miscellaneous): holds dangers of many kinds, and gives no level.":
    "Clase {code} (Varios): reúne peligros de muchos tipos, y no da nivel.",
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
  "GHS {codes}: harm to water life or the air is a danger that this scale does not grade.":
    "SGA {codes}: el daño a la vida acuática o al aire es un peligro que esta escala no clasifica.",
  "{id}: listed as toxic by inhalation.": "{id}: listado como tóxico por inhalación.",
  "{id}: a battery burns, catches fire again and gives off toxic, flammable vapour, which this scale does not grade.":
    "{id}: una batería arde, vuelve a encenderse y desprende vapor tóxico e inflamable, lo que esta escala no clasifica.",
  "NFPA 704 health {number}": "NFPA 704, salud {number}",
  "NFPA 704 fire {number}": "NFPA 704, fuego {number}",
  "NFPA 704 instability {number}": "NFPA 704, inestabilidad {number}",
  "NFPA 704 health {number}.": "NFPA 704, salud {number}.",
  "NFPA 704 fire {number}.": "NFPA 704, fuego {number}.",
  "NFPA 704 instability {number}.": "NFPA 704, inestabilidad {number}.",
} satisfies Record<keyof typeof french, string>;
