import { formatNumber, formatUnNumber } from "@placard/hazmat-core";
import type { ProblemWords } from "@placard/hazmat-core/business";
import { conversionTexts } from "../conversion/conversion.ts";
import { plumeTexts } from "../plume/plume.ts";

/** Error messages of forms. */
export const problems: ProblemWords = {
  ...conversionTexts.conversion.problems,
  ...plumeTexts.plume.problems,

  "account_type.required": "Choisissez un type de compte",
  "email.required": "L’adresse courriel est requise",
  "email.form": "Entrez une adresse courriel valide",
  "phone.form":
    "Entrez un seul numéro de téléphone avec son indicatif régional, par exemple 902 555-0143 poste 12. Hors du Canada et des États-Unis, commencez par +.",
  "password.required": "Le mot de passe est requis",
  "password.too_short": ({ least }) => `Utilisez au moins ${least} caractères pour le mot de passe.`,
  "password.too_long": ({ most }) => `Utilisez au plus ${most} caractères pour le mot de passe.`,
  "password.repeat_differs": "Les mots de passe ne sont pas identiques",
  "current_password.required": "Saisissez votre mot de passe actuel",
  "temporary_password.required": "Le mot de passe temporaire est requis",
  "user_name.required": "Le nom d’utilisateur est requis",
  "full_name.required": "Le nom complet est requis",
  "name.required": "Le nom est requis",
  "role.required": "Le rôle est requis",
  "role.not_in_list": ({ choices }) => `Choisissez un rôle : ${choices.join(", ")}.`,
  "name_and_email.required": "Remplissez le nom et l’adresse courriel.",
  "fields.required": "Remplissez tous les champs requis.",

  "registration_type.not_in_list": "Choisissez administrateur du service ou membre d’équipe.",
  "department.required": "Le service est requis",
  "business_name.required": "Le nom de l’entreprise est requis",
  "location_count.not_in_list": "Choisissez le nombre d’emplacements dans la liste.",
  "chemical_count.not_in_list": "Choisissez le nombre de matières dans la liste.",
  "emergency_contact_name.required": "Le nom de la personne à joindre en cas d’urgence est requis",
  "emergency_contact_phone.required": "Le téléphone de la personne à joindre en cas d’urgence est requis",
  "business_email.required": "L’adresse courriel générale de l’entreprise est requise",
  "business_registration.required": "Le numéro d’enregistrement de l’entreprise est requis",
  "plan.required": "Choisissez un forfait pour continuer",
  "business_id.missing": "Le numéro de l’entreprise est introuvable. Ouvrez de nouveau une session.",

  "location_name.required": "Le nom de l’emplacement est requis",
  "civic_address.required": "L’adresse civique est requise",
  "square_feet.not_whole": "Entrez les pieds carrés sous forme de nombre entier, 0 ou plus.",
  "square_feet.too_many": "Plus de 100 000 000 de pieds carrés n’est pas plausible. Vérifiez le nombre.",
  "employees.not_whole": "Entrez le nombre d’employés sous forme de nombre entier, 0 ou plus.",
  "employees.too_many": "Plus de 1 000 000 d’employés n’est pas plausible. Vérifiez le nombre.",
  "manager.not_in_list": "Choisissez le gestionnaire dans la liste.",
  "pin.half": "Un repère exige une latitude et une longitude. Entrez les deux, ou aucune.",
  "pin.approximate":
    "Une ville n’est pas assez précise. Placez le repère où les équipes doivent arriver, ou laissez-le de côté pour l’instant.",
  "pin.required":
    "Confirmez la position ou placez le repère pour que les équipes arrivent à la bonne entrée. Ou choisissez de le placer plus tard.",
  "chemical_name.required": "Le nom de la matière est requis.",
  "location.required": "Choisissez un emplacement.",
  "quantity.required": "La quantité est requise.",
  "quantity.not_a_number": "Entrez la quantité sous forme de nombre, 0 ou plus.",
  "size.zero": "Entrez plus que 0, ou laissez la taille vide.",
  "quantity.step": ({ nearest }) => `Entrez la quantité par pas de 0.01, par exemple ${nearest}.`,
  "unit.required": "L’unité est requise.",
  "unit.not_in_list": ({ choices }) => `Choisissez une unité dans la liste : ${choices.join(", ")}.`,
  "hazard_level.not_in_list": ({ choices }) => `Choisissez un niveau de danger : ${choices.join(", ")}.`,
  "packing_group.unread": "Ce n’est pas un groupe d’emballage. Entrez I, II ou III, ou laissez vide.",
  "flash_point.no_unit": "Un point d’éclair a besoin de son unité. Entrez-le avec °C ou °F, par exemple 12 °C.",
  "flash_point.unread":
    "Ce n’est pas un point d’éclair. Entrez un seul chiffre comme sur la FDS, par exemple 12 °C ou < 23 °C c.c.",
  "un_number.not_four_digits": "Un numéro UN a quatre chiffres. Entrez-les ainsi : 1017 ou UN 1017.",

  "tier_two.average_above_max": "La moyenne dépasse le maximum. Corrigez l’une des deux.",
  "tier_two.days": "Entrez les jours sur le site comme nombre entier de 1 à 366.",
  "tier_two.density": ({ least, most }) => `Entrez la densité en kg/L, de ${least} à ${most} (l’eau a 1).`,
  "tier_two.h_codes": ({ text }) =>
    `« ${text} » n’est pas une mention de danger. Entrez des codes séparés par des virgules, comme H314, H290.`,
  "tier_two.part": ({ text }) =>
    `« ${text} » n’est pas dans le bon format. Entrez un composant par ligne : nom; numéro CAS; pour cent. Exemple : Acide sulfurique; 7664-93-9; 35`,
  "tier_two.parts_above_all": ({ percent }) => `Le total des composants est de ${percent} pour cent. Corrigez-les.`,
  "tier_two.state": "Entrez l’État en deux lettres, comme ME.",
  "tier_two.zip": "Entrez le code ZIP comme 04101 ou 04101-1234.",
  "tier_two.naics": "Un code NAICS a six chiffres.",
  "tier_two.duns": "Un numéro D-U-N-S a neuf chiffres.",
  "import.quantity_unread": ({ text }) =>
    `« ${text} » n’est pas une quantité. Entrez un nombre, par exemple 12.5 ou 500 mL.`,
  "import.quantity_ambiguous": ({ text, readings }) =>
    `« ${text} » pourrait vouloir dire ${readings.join(" ou ")}. Entrez la bonne valeur.`,
  "import.quantity_other_sign": ({ text, readings, points, commas }) =>
    `Décimales dans cette colonne : ${commas} avec une virgule, ${points} avec un point. Vérifiez que « ${text} » veut dire ${readings.join(" ou ")}.`,
  "import.quantity_out_of_range": ({ text }) =>
    `« ${text} » est sous zéro ou trop grand pour tout réservoir. Vérifiez ce nombre.`,
  "import.unit_unknown": ({ text }) =>
    `« ${text} » n’est pas une unité de masse ou de volume. Entrez kg, lbs, oz, L, gal ou mL.`,
  "import.unit_ambiguous": ({ text }) =>
    `« ${text} » pourrait vouloir dire 907 kg ou 1000 kg. Entrez la quantité en kg ou en lbs.`,
  "import.count_not_whole": ({ text }) => `« ${text} » n’est pas un nombre de contenants. Entrez un nombre entier.`,
  "import.percent_unread": ({ text }) =>
    `« ${text} » n’est pas un pourcentage d’un contenant. Entrez de 0 à 100, comme 10 %.`,
  "import.percent_unclear": ({ text }) =>
    `« ${text} » pourrait être une fraction ou un pourcentage. Entrez-le avec le signe de pourcentage, comme 10 %.`,
  "import.choice_unknown": ({ text, choices }) =>
    `« ${text} » n’est pas un choix valable. Entrez l’un de ceux-ci : ${choices.join("; ")}.`,
  "import.h_codes_unread": ({ text }) =>
    `« ${text} » ne contient aucune mention de danger. Entrez des codes comme H314, ou videz la cellule.`,
  "import.unit_differs": ({ text, unit }) =>
    `« ${text} » est dans une autre unité que les autres quantités. Entrez-la en ${unit}.`,
  "import.cas_wrong": ({ text }) =>
    `« ${text} » n’est pas un numéro CAS valable : le chiffre de contrôle est faux. Recopiez-le de la FDS, ou effacez-le.`,
  "import.cas_is_date": ({ text, readings }) =>
    readings.length > 0
      ? `Le tableur a changé ce numéro CAS en date, « ${text} ». C’était probablement ${readings.join(" ou ")}. Vérifiez dans la FDS.`
      : `Le tableur a changé ce numéro CAS en date, « ${text} ». Recopiez le numéro de la FDS, ou effacez-le.`,
  "import.amount_merged": ({ text }) =>
    `« ${text} » est dans une cellule fusionnée de plusieurs lignes. Entrez seulement la quantité de cette ligne.`,
  "import.row_cut": () =>
    "Les cellules de cette ligne sont peut-être coupées aux mauvais endroits. Comparez chaque cellule au fichier, puis confirmez le nom.",
  "import.location_unknown": ({ text }) => `Aucun lieu ne se nomme « ${text} ». Choisissez un de vos lieux.`,
  "import.location_twice": ({ text }) => `Plus d’un lieu se nomme « ${text} ». Choisissez-en un.`,
  "import.numbers_disagree": ({ un, cas }) =>
    `${formatUnNumber(un)} et CAS ${cas} correspondent à des substances différentes. Corrigez celui qui est faux, ou effacez-le.`,
  "import.code_form": ({ text, most }) =>
    `« ${text} » ne peut pas être un code. Entrez au plus ${most} caractères : lettres sans accent, chiffres et symboles du clavier.`,
  "import.code_twice": ({ text, row }) =>
    `La ligne ${row} porte aussi le code « ${text} ». Entrez le code de ce contenant, ou effacez-le pour en obtenir un nouveau.`,
  "import.day_unread": ({ text }) => `« ${text} » n’est pas une date. Entrez-la ainsi : 2027-03-31.`,
  "import.day_ambiguous": ({ text, days }) =>
    `« ${text} » pourrait vouloir dire ${days.join(" ou ")}. Entrez la bonne date.`,
  "import.chemical_unnamed": "Entrez le nom ou le numéro CAS du produit de ce contenant.",
  "import.chemical_unknown": ({ text }) =>
    `Aucun produit « ${text} » à ce lieu. Corrigez le nom, le numéro CAS ou le lieu, ou ajoutez d’abord le produit.`,
  "import.chemical_several": ({ text }) =>
    `« ${text} » figure plus d’une fois à ce lieu. Entrez la pièce ou l’identifiant du bon produit.`,
  "import.chemical_not_taken": ({ text, row }) =>
    `« ${text} » de la ligne ${row} des produits n’est pas importé. Corrigez ou incluez cette ligne, ou écartez ce contenant.`,
  "import.containers_full": ({ most }) =>
    `Un produit peut avoir jusqu’à ${most} contenants. Écartez celui-ci, ou supprimez d’abord ceux qui ne sont plus là.`,
  "incident_title.required": "Entrez un titre d’incident.",
  "conversion_value.not_a_number": "Entrez un nombre.",
  "temperature.too_low": ({ aboveC }) =>
    `Entrez une température au-dessus de ${formatNumber(aboveC).replace(".", ",")} °C.`,
  "conversion_kind.not_in_list": "Choisissez un type de conversion.",
  "conversion_from.not_in_list": "Choisissez l’unité de départ.",
  "conversion_to.not_in_list": "Choisissez une autre unité d’arrivée.",

  "files.none": "Choisissez au moins un fichier à téléverser.",
  "file.empty": ({ name }) => `${name} : ce fichier est vide. Choisissez-en un autre.`,
  "file.too_large": ({ name, mostMb }) => `${name} : choisissez un fichier de ${mostMb} Mo au plus.`,
  "image.type": ({ name }) => `${name} : choisissez une image JPEG ou PNG.`,
  "images.no_room": ({ room }) => `Vous ne pouvez téléverser que ${room} autres images d’entrée.`,
  "images.too_many": ({ most, existing, adding }) =>
    `Vous ne pouvez avoir que ${most} images d’entrée en tout. Déjà là : ${existing}, à ajouter : ${adding}`,
  "floor_plan.type": ({ name }) => `${name} : choisissez un fichier PDF pour le plan d’étage.`,
  "floor_plan.second": "Vous ne pouvez avoir qu’un plan d’étage. Supprimez d’abord celui qui existe.",
  "sds.incomplete": "Choisissez une matière et un fichier PDF.",
  "sds.not_pdf": "Choisissez un fichier PDF pour la fiche de données de sécurité.",
  "sds.locked": ({ name }) =>
    `${name} : ce PDF exige un mot de passe. Les équipes ne peuvent pas l’ouvrir. Choisissez une copie sans mot de passe.`,
  "sds.too_large": ({ mostMb }) => `Le fichier PDF doit faire moins de ${mostMb} Mo.`,
};
