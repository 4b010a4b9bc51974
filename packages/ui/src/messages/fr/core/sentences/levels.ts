/** Reasons for the hazard level of a substance. */
export const levels = {
  'Class {words} ({words2}): contains "{words3}".': "Classe {words} ({words2}) : contient « {words3} ».",
  "{code}": "{code}",
  "Class {words} (Gas): the gas displaces breathing air, which this scale does not cover.":
    "Classe {words} (Gaz) : le gaz chasse l’air à respirer, ce que cette échelle ne couvre pas.",
  "Class {words} (Infectious substance): this scale does not cover infection.":
    "Classe {words} (Matière infectieuse) : cette échelle ne couvre pas l’infection.",
  "Class {words} (Radioactive): this scale does not cover radiation.":
    "Classe {words} (Radioactif) : cette échelle ne couvre pas le rayonnement.",
  "GHS {codes}: {words}.": "SGH {codes} : {words}.",
  "signal word Danger": "mention d’avertissement Danger",
  "signal word Warning": "mention d’avertissement Attention",
  "IDLH {figure}: under {figure2}.": "DIVS {figure} : sous {figure2}.",
  "IDLH {figure}: {figure2} or more.": "DIVS {figure} : {figure2} ou plus.",
  "Unknown.": "Inconnu.",
  "Rated only by an unverified list, which does not set the level.":
    "Cotée seulement par une liste non vérifiée, qui ne fixe pas le niveau.",
  "No GHS statement on file.": "Aucune mention du SGH au dossier.",
  "Class {code} (Miscellaneous): covers many kinds of hazard, so it gives no level.":
    "Classe {code} (Divers) : couvre des dangers de bien des sortes, donc ne donne pas de niveau.",
  "No IDLH on file.": "Aucun DIVS au dossier.",
  "No REL on file.": "Aucun REL au dossier.",
  "No PEL on file.": "Aucun PEL au dossier.",
  "REL {figure}: under {figure2}.": "REL {figure} : sous {figure2}.",
  "PEL {figure}: under {figure2}.": "PEL {figure} : sous {figure2}.",
  "IDLH {figure} is not given in ppm, and it is not known to be a gas or vapour.":
    "DIVS {figure} : pas donné en ppm, et on ne sait pas si c’est un gaz ou une vapeur.",
  "REL {figure} is not given in ppm, and it is not known to be a gas or vapour.":
    "REL {figure} : pas donné en ppm, et on ne sait pas si c’est un gaz ou une vapeur.",
  "PEL {figure} is not given in ppm, and it is not known to be a gas or vapour.":
    "PEL {figure} : pas donné en ppm, et on ne sait pas si c’est un gaz ou une vapeur.",
  "GHS {codes}: this scale does not cover harm to aquatic life or the ozone layer.":
    "SGH {codes} : cette échelle ne couvre pas le tort à la vie aquatique ou à la couche d’ozone.",
  "{id}: listed as toxic by inhalation.": "{id} : désigné toxique par inhalation.",
  "{id}: flammable gas.": "{id} : gaz inflammable.",
  "{id}: flammable liquid, boils at {figure} or below.":
    "{id} : liquide inflammable, point d’ébullition de {figure} ou moins.",
  "This is for another form of the substance.": "Cela vaut pour une autre forme de la substance.",
  "Assumed for {id} from another form of the substance.": "Supposé pour {id} d’après une autre forme de la substance.",
  "{id}: a battery burns, re-ignites and gives off toxic, flammable vapour, which this scale does not cover.":
    "{id} : une pile brûle, se rallume et dégage une vapeur toxique et inflammable, ce que cette échelle ne couvre pas.",
  "NFPA 704 health {number}": "NFPA 704, santé {number}",
  "NFPA 704 fire {number}": "NFPA 704, feu {number}",
  "NFPA 704 instability {number}": "NFPA 704, instabilité {number}",
  "NFPA 704 health {number}.": "NFPA 704, santé {number}.",
  "NFPA 704 fire {number}.": "NFPA 704, feu {number}.",
  "NFPA 704 instability {number}.": "NFPA 704, instabilité {number}.",
};
