import type { plume as french } from "../../../fr/core/sentences/plume.ts";

/** What the models say of a release: what a result rests on, what to know of it, and what they refuse. */
export const plume = {
  Cloud: "Nubosidad",
  "{number} tenths": "{number} décimos",
  "CAVOK does not report cloud above 1500 m.": "CAVOK no dice nada de las nubes por encima de 1500 m.",
  "NSC does not report cloud above 1500 m.": "NSC no dice nada de las nubes por encima de 1500 m.",
  "NCD is from an automated station: no cloud detected.": "NCD es palabra de un instrumento: no vio ninguna nube.",
  "CLR is from an automated station: no cloud below 3.7 km.":
    "CLR es palabra de un instrumento: ninguna nube por debajo de 3.7 km.",
  "{number} kg/s over {words} is {words2}.": "{number} kg/s durante {words} son {words2}.",
  "{number} min (assumed)": "{number} min (supuesto)",
  "{number} kg, more than {number2} kg": "{number} kg, más de {number2} kg",
  "{number} kg, not more than {number2} kg": "{number} kg, no más de {number2} kg",
  "{number} L, more than {number2} L": "{number} L, más de {number2} L",
  "{number} L, not more than {number2} L": "{number} L, no más de {number2} L",
  "From time and location: the sun is at {number}° or higher during the release.":
    "Por la hora y el lugar: el sol está a {number}° o más alto mientras dura.",
  "From the wind, {number}/10 cloud and the sun at {number2}° [TM43 Table 10].":
    "Por el viento, {number}/10 de nubes y el sol a {number2}° [TM43 Table 10].",
  "{words} Immediate isolation is {distance}; the larger distance is used.":
    "{words} De inmediato: {distance}; vale la mayor.",
  "{number} kg is gone by then at the starting rate.": "Entonces ya salieron {number} kg, a la tasa del comienzo.",
  "{name} is kept as compressed gas, or its vapour pressure is not on file.":
    "{name} se guarda como gas comprimido, o su presión de vapor no está en el expediente.",
  "Enter the pressure in the cylinder.": "Escriba la presión en el cilindro.",
  "About {number} kg/s of {name} runs out, and makes a pool: it does not boil in this air.":
    "Salen cerca de {number} kg/s de {name} y forman un charco: no hierve en este aire.",
  "Choose a pool and enter its area.": "Elija un charco y escriba su área.",
  "{name} is not on file.": "{name} no está en el expediente.",
  "The critical Richardson number is {number}, 1 or more, so the cloud flows by its own weight until the air has thinned it.":
    "El número de Richardson crítico es {number}, 1 o más: la nube fluye por su propio peso hasta que el aire la diluye.",
  "So much heavy gas in so little wind would spread wider than the model reaches (Richardson number {number}).":
    "Tanto gas pesado con tan poco viento se extendería más de lo que alcanza el modelo (número de Richardson {number}).",
  "Check the emission rate, or use the isolation distance.":
    "Revise la tasa de emisión, o use la distancia de aislamiento.",
  "Concentrations may be half or double those shown, and differ more where terrain or buildings steer the wind.":
    "Las concentraciones pueden ser la mitad o el doble de las mostradas, y más donde el terreno o los edificios guíen el viento.",
  "The gas spreads against the wind too: about {distance} from the source to every side.":
    "El gas se extiende también contra el viento: cerca de {distance} desde la fuente, a todos lados.",
  "The gas spreads against the wind too: about {distance} upwind and {distance2} to each side of the source.":
    "El gas se extiende también contra el viento: cerca de {distance} viento arriba y {distance2} a cada lado de la fuente.",
  "Within 100 m the model is extrapolated: {words}.": "A menos de 100 m el modelo se extrapola: {words}.",
  Jet: "Chorro",
  Droplets: "Gotas",
  "{number} % of the mass": "{number} % de la masa",
  "Hydrogen fluoride vapour": "Vapor de fluoruro de hidrógeno",
  "HF and (HF)6": "HF y (HF)6",
  "Driven out by the vapour pressure of the liquid [TM43 3.4].":
    "Empujado por la presión de vapor del líquido [TM43 3.4].",
  "It may be free and take in air until it is as slow as the wind [RICOU1961], or strike something and take in none: zones hold for both.":
    "Puede ser libre y tomar aire hasta ser tan lento como el viento [RICOU1961], o golpear algo y no tomar nada: las zonas valen para ambos.",
  "No vapour pressure on file, so the rate cannot be checked against a pool area.":
    "No hay presión de vapor en el expediente: la tasa no se puede comparar con un charco.",
  "No pool up to 2 km across gives this rate in this weather.":
    "Ningún charco de hasta 2 km de ancho da esta tasa con este clima.",
  "Check the emission rate: it is what goes into the air, not what is spilt.":
    "Revise la tasa de emisión: es lo que va al aire, no lo que se derrama.",
  "A pool of about {number} m² ({number2} m across) gives this rate in this weather.":
    "Un charco de cerca de {number} m² ({number2} m de ancho) da esta tasa con este clima.",
  "Enter a pool area greater than 0 m².": "Escriba un área de charco mayor que 0 m².",
  "{name} boils at this temperature, so its pool does not evaporate slowly.":
    "{name} hierve a esta temperatura: su charco no se evapora despacio.",
  "Enter the rate at which it escapes.": "Escriba la tasa a la que escapa.",
  "None on file; estimated as 1.5 times the boiling point in kelvin (Guldberg's rule).":
    "No hay ninguna en el expediente; se estima como 1.5 veces el punto de ebullición en kelvin (regla de Guldberg).",
  "A gas that boils at {figure} is kept compressed, not liquid, at the air's temperature.":
    "Un gas que hierve a {figure} se guarda comprimido, no líquido, a la temperatura del aire.",
  "If it escapes from a refrigerated tank, choose liquid.": "Si escapa de un tanque refrigerado, elija líquido.",
  "It is heavier than its molar mass says, and cools as it thins out (Simons and Hildebrand 1924).":
    "Es más pesado de lo que dice su masa molar, y se enfría al diluirse (Simons and Hildebrand 1924).",
  "The moisture of the air is left out.": "La humedad del aire no se cuenta.",
  "All the liquid stays in the air; none rains out [TM43].": "Todo el líquido queda en el aire; nada cae [TM43].",
  "Heat of vaporization or liquid heat capacity not on file.":
    "El calor de vaporización o la capacidad térmica del líquido no está en el expediente.",
  "The inversion must lie above the emission height.": "La inversión debe estar arriba de la altura de emisión.",
  "Enter a greater inversion height or leave it out.": "Escriba una altura de inversión mayor, o déjela vacía.",
  "No boiling point is on file for {name}, so a liquid release cannot be told from a pool.":
    "No hay punto de ebullición en el expediente para {name}: una liberación líquida no se distingue de un charco.",
  "Choose gas, or enter the boiling point.": "Elija gas, o escriba el punto de ebullición.",
  "{name} is solid below {figure} and gives too little vapour for a plume.":
    "{name} es sólido abajo de {figure} y da muy poco vapor para una pluma.",
  "{name} is a salt and gives too little vapour for a plume.": "{name} es una sal y da muy poco vapor para una pluma.",
  "{name} boils only at {figure} and gives too little vapour for a plume.":
    "{name} hierve apenas a {figure} y da muy poco vapor para una pluma.",
  "{name} hardly evaporates and gives too little vapour for a plume.":
    "{name} casi no se evapora y da muy poco vapor para una pluma.",
  "Use the isolation distance.": "Use la distancia de aislamiento.",
  "If water, acid or fire sets a gas free from it, model that gas.":
    "Si agua, ácido o fuego libera un gas de ello, modele ese gas.",
  "{name} is a liquid below {figure}.": "{name} es líquido abajo de {figure}.",
  "Enter a higher release temperature, or choose liquid.":
    "Escriba una temperatura de liberación más alta, o elija líquido.",
  "A pool is modelled from {figure}.": "Un charco se modela desde {figure}.",
  "Mend the release temperature.": "Corrija la temperatura de la liberación.",
  "No AEGL, IDLH or explosive limit is on file for {name}.":
    "No hay límite AEGL, IDLH ni de explosividad en el expediente para {name}.",
  "Enter a limit in ppm.": "Escriba un límite en ppm.",
  "{words} is modelled from {number} to {number2} degrees.": "{words}: se modela de {number} a {number2} grados.",
  "{words} is modelled from {number} to {number2} {name}.": "{words}: se modela de {number} a {number2} {name}.",
  "Enter a number in that range.": "Escriba un número en ese rango.",
  "Emission height": "Altura de emisión",
  "Speed of the jet": "Velocidad del chorro",
  "Wind speed": "Velocidad del viento",
  "Wind direction": "Dirección del viento",
  "Air temperature": "Temperatura del aire",
  "Sun's altitude": "Altura del sol",
  "Inversion height": "Altura de la inversión",
  Latitude: "Latitud",
  Longitude: "Longitud",
  "Roughness length": "Longitud de rugosidad",
  "Temperature of the ground": "Temperatura del suelo",
  "Molar mass": "Masa molar",
  "Boiling point": "Punto de ebullición",
  "Vapour pressure": "Presión de vapor",
  "Temperature of the vapour pressure": "Temperatura de la presión de vapor",
  "Density of the liquid": "Densidad del líquido",
  "Heat of vaporization": "Calor de vaporización",
  "Heat capacity of the gas": "Capacidad térmica del gas",
  "Heat capacity of the liquid": "Capacidad térmica del líquido",
} satisfies Record<keyof typeof french, string>;
