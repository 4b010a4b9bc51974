import { formatNumber, formatUnNumber } from "@placard/hazmat-core";
import type { ProblemWords } from "@placard/hazmat-core/business";
import { conversionTexts } from "../conversion/conversion.ts";
import { plumeTexts } from "../plume/plume.ts";

/** Error messages of forms. */
export const problems: ProblemWords = {
  ...conversionTexts.conversion.problems,
  ...plumeTexts.plume.problems,

  "account_type.required": "Elija un tipo de cuenta",
  "email.required": "Falta el correo electrónico",
  "email.form": "Escriba un correo electrónico válido",
  "phone.form":
    "Escriba un solo número de teléfono con su código de área, por ejemplo 902 555 0143 ext. 12. Fuera de Canadá y los Estados Unidos, empiece con +.",
  "password.required": "Falta la contraseña",
  "password.too_short": ({ least }) => `Use al menos ${least} caracteres para la contraseña.`,
  "password.too_long": ({ most }) => `Use a lo más ${most} caracteres para la contraseña.`,
  "password.repeat_differs": "Las contraseñas no coinciden",
  "current_password.required": "Escriba su contraseña actual",
  "temporary_password.required": "Falta la contraseña temporal",
  "user_name.required": "Falta el nombre de usuario",
  "full_name.required": "Falta el nombre completo",
  "name.required": "Falta el nombre",
  "role.required": "Falta el rol",
  "role.not_in_list": ({ choices }) => `Elija un rol: ${choices.join(", ")}.`,
  "name_and_email.required": "Llene el nombre y el correo electrónico.",
  "fields.required": "Llene todos los campos requeridos.",

  "registration_type.not_in_list": "Elija administrador del departamento o miembro del equipo.",
  "department.required": "Falta el departamento",
  "business_name.required": "Falta el nombre de la empresa",
  "location_count.not_in_list": "Elija de la lista el número de sitios.",
  "chemical_count.not_in_list": "Elija de la lista el número de sustancias.",
  "emergency_contact_name.required": "Falta el nombre del contacto de emergencia",
  "emergency_contact_phone.required": "Falta el teléfono del contacto de emergencia",
  "business_email.required": "Falta el correo general de la empresa",
  "business_registration.required": "Falta el número de registro de la empresa",
  "plan.required": "Elija un plan para continuar",
  "business_id.missing": "No se encontró el número de la empresa. Inicie sesión otra vez.",

  "location_name.required": "Falta el nombre del sitio",
  "civic_address.required": "Falta el domicilio",
  "square_feet.not_whole": "Escriba los pies cuadrados como número entero, 0 o más.",
  "square_feet.too_many": "Más de 100 000 000 de pies cuadrados no es un tamaño creíble. Revise la cifra.",
  "employees.not_whole": "Escriba el número de empleados como número entero, 0 o más.",
  "employees.too_many": "Más de 1 000 000 de empleados no es creíble. Revise la cifra.",
  "manager.not_in_list": "Elija de la lista al encargado.",
  "pin.half": "Un punto necesita latitud y longitud. Escriba las dos o ninguna.",
  "pin.approximate":
    "Una ciudad no es lo bastante precisa. Ponga el punto adonde deben llegar los equipos, o déjelo sin poner por ahora.",
  "pin.required":
    "Confirme la posición o ponga el punto para que los equipos lleguen a la entrada correcta. O elija ponerlo más tarde.",
  "chemical_name.required": "Falta el nombre de la sustancia.",
  "location.required": "Elija un sitio.",
  "quantity.required": "Falta la cantidad.",
  "quantity.not_a_number": "Escriba la cantidad como número, 0 o más.",
  "size.zero": "Escriba más de 0, o deje el tamaño en blanco.",
  "quantity.step": ({ nearest }) => `Escriba la cantidad en pasos de 0.01, por ejemplo ${nearest}.`,
  "unit.required": "Falta la unidad.",
  "unit.not_in_list": ({ choices }) => `Elija una unidad de la lista: ${choices.join(", ")}.`,
  "hazard_level.not_in_list": ({ choices }) => `Elija un nivel de peligro: ${choices.join(", ")}.`,
  "packing_group.unread": "No es un grupo de embalaje. Escriba I, II o III, o déjelo en blanco.",
  "flash_point.no_unit": "Un punto de inflamación necesita su unidad. Escríbalo con °C o °F, por ejemplo 12 °C.",
  "flash_point.unread":
    "No es un punto de inflamación. Escriba una sola cifra como en la HDS, por ejemplo 12 °C o < 23 °C c.c.",
  "un_number.not_four_digits": "Un número ONU tiene cuatro dígitos. Escríbalos así: 1017 o UN 1017.",

  "tier_two.average_above_max": "El promedio es mayor que el máximo. Corrija uno de los dos.",
  "tier_two.days": "Escriba los días en el sitio como número entero de 1 a 366.",
  "tier_two.density": ({ least, most }) => `Escriba la densidad en kg/L, de ${least} a ${most} (el agua es 1).`,
  "tier_two.h_codes": ({ text }) =>
    `«${text}» no es una indicación de peligro. Escriba códigos separados por comas, por ejemplo H314, H290.`,
  "tier_two.part": ({ text }) =>
    `«${text}» no tiene el formato correcto. Escriba un componente por línea: nombre; número CAS; porcentaje. Ejemplo: Ácido sulfúrico; 7664-93-9; 35`,
  "tier_two.parts_above_all": ({ percent }) => `Los componentes suman ${percent} por ciento. Corríjalos.`,
  "tier_two.state": "Escriba el estado con dos letras, como ME.",
  "tier_two.zip": "Escriba el código ZIP como 04101 o 04101-1234.",
  "tier_two.naics": "Un código NAICS tiene seis cifras.",
  "tier_two.duns": "Un número D-U-N-S tiene nueve cifras.",
  "import.quantity_unread": ({ text }) => `«${text}» no es una cantidad. Escriba un número, por ejemplo 12.5 o 500 mL.`,
  "import.quantity_ambiguous": ({ text, readings }) =>
    `«${text}» podría ser ${readings.join(" o ")}. Escriba el valor correcto.`,
  "import.quantity_other_sign": ({ text, readings, points, commas }) =>
    `Decimales en esta columna: ${commas} con coma, ${points} con punto. Compruebe que «${text}» significa ${readings.join(" o ")}.`,
  "import.quantity_out_of_range": ({ text }) =>
    `«${text}» es menor que cero o demasiado para cualquier tanque. Revíselo.`,
  "import.unit_unknown": ({ text }) =>
    `«${text}» no es una unidad de masa o de volumen. Escriba kg, lbs, oz, L, gal o mL.`,
  "import.unit_ambiguous": ({ text }) =>
    `«${text}» podría significar 907 kg o 1000 kg. Escriba la cantidad en kg o en lbs.`,
  "import.count_not_whole": ({ text }) => `«${text}» no es un número de recipientes. Escriba un número entero.`,
  "import.percent_unread": ({ text }) =>
    `«${text}» no es un porcentaje de un recipiente. Escriba de 0 a 100, por ejemplo 10 %.`,
  "import.percent_unclear": ({ text }) =>
    `«${text}» podría ser una fracción o un porcentaje. Escríbalo con el signo %, por ejemplo 10 %.`,
  "import.choice_unknown": ({ text, choices }) =>
    `«${text}» no es una opción válida. Escriba uno de estos: ${choices.join("; ")}.`,
  "import.h_codes_unread": ({ text }) =>
    `«${text}» no contiene ninguna indicación de peligro. Escriba códigos como H314, o vacíe la celda.`,
  "import.unit_differs": ({ text, unit }) =>
    `«${text}» está en una unidad distinta de las demás cantidades. Escríbala en ${unit}.`,
  "import.cas_wrong": ({ text }) =>
    `«${text}» no es un número CAS válido: el dígito verificador está mal. Cópielo de la HDS, o bórrelo.`,
  "import.cas_is_date": ({ text, readings }) =>
    readings.length > 0
      ? `La hoja de cálculo cambió este número CAS por una fecha, «${text}». Probablemente era ${readings.join(" o ")}. Compruébelo en la HDS.`
      : `La hoja de cálculo cambió este número CAS por una fecha, «${text}». Copie el número de la HDS, o bórrelo.`,
  "import.amount_merged": ({ text }) =>
    `«${text}» está en una celda combinada de varias filas. Escriba solo la cantidad de esta fila.`,
  "import.row_cut": () =>
    "Las celdas de esta fila pueden estar separadas en lugares equivocados. Compare cada celda con el archivo y confirme el nombre.",
  "import.location_unknown": ({ text }) => `Ningún sitio se llama «${text}». Elija uno de sus sitios.`,
  "import.location_twice": ({ text }) => `Más de un sitio se llama «${text}». Elija uno.`,
  "import.numbers_disagree": ({ un, cas }) =>
    `${formatUnNumber(un)} y CAS ${cas} son de sustancias diferentes. Corrija el que está mal, o bórrelo.`,
  "import.code_form": ({ text, most }) =>
    `«${text}» no puede ser un código. Escriba hasta ${most} caracteres: letras sin acento, cifras y signos del teclado.`,
  "import.code_twice": ({ text, row }) =>
    `La fila ${row} también tiene el código «${text}». Escriba el código de este recipiente, o bórrelo para recibir uno nuevo.`,
  "import.day_unread": ({ text }) => `«${text}» no es una fecha. Escríbala así: 2027-03-31.`,
  "import.day_ambiguous": ({ text, days }) => `«${text}» podría ser ${days.join(" o ")}. Escriba la fecha correcta.`,
  "import.chemical_unnamed": "Escriba el nombre o el número CAS de la sustancia de este recipiente.",
  "import.chemical_unknown": ({ text }) =>
    `No hay ninguna sustancia «${text}» en este sitio. Corrija el nombre, el número CAS o el sitio, o agregue primero la sustancia.`,
  "import.chemical_several": ({ text }) =>
    `«${text}» aparece más de una vez en este sitio. Escriba el local o el identificador de la correcta.`,
  "import.chemical_not_taken": ({ text, row }) =>
    `«${text}» de la fila ${row} de las sustancias no se importa. Corrija o incluya esa fila, u omita este recipiente.`,
  "import.containers_full": ({ most }) =>
    `Una sustancia puede tener hasta ${most} recipientes. Omita este, o borre primero los que ya no están.`,
  "incident_title.required": "Escriba un título del incidente.",
  "conversion_value.not_a_number": "Escriba un número.",
  "temperature.too_low": ({ aboveC }) => `Escriba una temperatura mayor que ${formatNumber(aboveC)} °C.`,
  "conversion_kind.not_in_list": "Elija un tipo de conversión.",
  "conversion_from.not_in_list": "Elija la unidad de partida.",
  "conversion_to.not_in_list": "Elija otra unidad de llegada.",

  "files.none": "Elija al menos un archivo para subir.",
  "file.empty": ({ name }) => `${name}: este archivo está vacío. Elija otro.`,
  "file.too_large": ({ name, mostMb }) => `${name}: elija un archivo de hasta ${mostMb} MB.`,
  "image.type": ({ name }) => `${name}: elija una imagen JPEG o PNG.`,
  "images.no_room": ({ room }) => `Solo puede subir ${room} imágenes más de la entrada.`,
  "images.too_many": ({ most, existing, adding }) =>
    `Solo puede tener ${most} imágenes de la entrada en total. Ya hay: ${existing}, por agregar: ${adding}`,
  "floor_plan.type": ({ name }) => `${name}: elija un archivo PDF para el plano.`,
  "floor_plan.second": "Solo puede tener un plano. Elimine primero el que ya existe.",
  "sds.incomplete": "Elija una sustancia y un archivo PDF.",
  "sds.not_pdf": "Elija un archivo PDF para la hoja de datos de seguridad.",
  "sds.locked": ({ name }) =>
    `${name}: este PDF necesita una contraseña. Los equipos no pueden abrirlo. Elija una copia sin contraseña.`,
  "sds.too_large": ({ mostMb }) => `El archivo PDF debe medir menos de ${mostMb} MB.`,
};
