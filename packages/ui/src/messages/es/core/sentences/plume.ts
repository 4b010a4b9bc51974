import type { plume as french } from "../../../fr/core/sentences/plume.ts";

/** Texts of the dispersion models: inputs, notes and refusals. */
export const plume = {
  Cloud: "Nubosidad",
  "{number} tenths": "{number} décimos",
  "CAVOK does not report cloud above 1500 m.": "CAVOK no informa de nubes por encima de 1500 m.",
  "NSC does not report cloud above 1500 m.": "NSC no informa de nubes por encima de 1500 m.",
  "NCD is from an automated station: no cloud detected.":
    "NCD viene de una estación automática: no se detectaron nubes.",
  "CLR is from an automated station: no cloud below 3.7 km.":
    "CLR viene de una estación automática: sin nubes por debajo de 3.7 km.",
  "{number} kg/s over {words} is {words2}.": "{number} kg/s durante {words} son {words2}.",
  "{number} min (assumed)": "{number} min (supuesto)",
  "{number} kg, more than {number2} kg": "{number} kg, más de {number2} kg",
  "{number} kg, no more than {number2} kg": "{number} kg, no más de {number2} kg",
  "{number} L, more than {number2} L": "{number} L, más de {number2} L",
  "{number} L, no more than {number2} L": "{number} L, no más de {number2} L",
  "From time and location: the sun is at {number}° or higher during the release.":
    "Por la hora y la ubicación: el sol está a {number}° o más alto durante la liberación.",
  "From the wind, {number}/10 cloud and the sun at {number2}° [TM43 Table 10].":
    "Por el viento, {number}/10 de nubes y el sol a {number2}° [TM43 Table 10].",
  "Immediate isolation is {distance}; the larger distance is used.":
    "El aislamiento inmediato es {distance}; se usa la distancia mayor.",
  "{number} kg has been released by then at the starting rate.":
    "Para entonces ya salieron {number} kg, a la tasa inicial.",
  "{name} is stored as a compressed gas, or its vapour pressure is not on file.":
    "{name} se almacena como gas comprimido, o su presión de vapor no está en el expediente.",
  "Enter the cylinder pressure.": "Escriba la presión del cilindro.",
  "About {number} kg/s of {name} leaks out and forms a pool: it does not boil at this temperature.":
    "Fugan cerca de {number} kg/s de {name} y forman un charco: no hierve a esta temperatura.",
  "Choose a pool and enter its area.": "Elija un charco y escriba su área.",
  "{name} is not on file.": "{name} no está en el expediente.",
  "The critical Richardson number is {number}, 1 or more: the cloud spreads under its own weight until air dilutes it.":
    "El número de Richardson crítico es {number}, 1 o más: la nube se extiende por su propio peso hasta que el aire la diluye.",
  "This much heavy gas in so little wind spreads wider than the model covers (Richardson number {number}).":
    "Tanto gas pesado con tan poco viento se extiende más de lo que abarca el modelo (número de Richardson {number}).",
  "Check the emission rate, or use the isolation distance.":
    "Revise la tasa de emisión, o use la distancia de aislamiento.",
  "Concentrations may be half or double those shown, and differ more where terrain or buildings steer the wind.":
    "Las concentraciones pueden ser la mitad o el doble de las mostradas, y diferir más donde el terreno o los edificios desvíen el viento.",
  "The gas also spreads upwind: about {distance} from the source in every direction.":
    "El gas también se extiende viento arriba: cerca de {distance} desde la fuente en todas direcciones.",
  "The gas also spreads upwind: about {distance} upwind and {distance2} to each side of the source.":
    "El gas también se extiende viento arriba: cerca de {distance} viento arriba y {distance2} a cada lado de la fuente.",
  "Within 100 m the model is extrapolated: {words}.": "A menos de 100 m el modelo se extrapola: {words}.",
  Jet: "Chorro",
  Droplets: "Gotas",
  "{number}% of the mass": "{number} % de la masa",
  "Hydrogen fluoride vapour": "Vapor de fluoruro de hidrógeno",
  "HF and (HF)6": "HF y (HF)6",
  "Driven out by the vapour pressure of the liquid [TM43 3.4].":
    "Empujado por la presión de vapor del líquido [TM43 3.4].",
  "The jet may be free and mix with air until it slows to wind speed [RICOU1961], or hit something and mix with none.":
    "El chorro puede ser libre y mezclarse con aire hasta frenar a la velocidad del viento [RICOU1961], o golpear algo y no mezclarse.",
  "No vapour pressure on file, so the rate cannot be checked against a pool area.":
    "No hay presión de vapor en el expediente, así que la tasa no se puede comparar con el área de un charco.",
  "No pool up to 2 km across gives this rate in this weather.":
    "Ningún charco de hasta 2 km de ancho da esta tasa con este clima.",
  "Check the emission rate: it is the amount going into the air, not the amount spilled.":
    "Revise la tasa de emisión: es la cantidad que va al aire, no la cantidad derramada.",
  "A pool of about {number} m² ({number2} m across) gives this rate in this weather.":
    "Un charco de cerca de {number} m² ({number2} m de ancho) da esta tasa con este clima.",
  "Enter a pool area greater than 0 m².": "Escriba un área de charco mayor que 0 m².",
  "{name} boils at this temperature, so the pool model does not apply.":
    "{name} hierve a esta temperatura, así que el modelo de charco no aplica.",
  "None on file; estimated as 1.5 times the boiling point in kelvin (Guldberg's rule).":
    "No hay ninguna en el expediente; se estima como 1.5 veces el punto de ebullición en kelvin (regla de Guldberg).",
  "A gas that boils at {figure} is stored compressed, not as a liquid, at air temperature.":
    "Un gas que hierve a {figure} se almacena comprimido, no como líquido, a la temperatura del aire.",
  "If it escapes from a refrigerated tank, choose liquid.": "Si escapa de un tanque refrigerado, elija líquido.",
  "It is heavier than its molar mass suggests and cools as it dilutes (Simons and Hildebrand 1924).":
    "Es más pesado de lo que sugiere su masa molar y se enfría al diluirse (Simons and Hildebrand 1924).",
  "Air moisture is left out.": "La humedad del aire no se toma en cuenta.",
  "All the liquid stays in the air; none rains out [TM43].":
    "Todo el líquido queda en el aire; nada cae como lluvia [TM43].",
  "Heat of vaporization or liquid heat capacity not on file.":
    "El calor de vaporización o la capacidad térmica del líquido no están en el expediente.",
  "The inversion must be above the emission height.": "La inversión debe estar arriba de la altura de emisión.",
  "Enter a greater inversion height or leave it blank.": "Escriba una altura de inversión mayor, o déjela en blanco.",
  "No boiling point on file for {name}, so a liquid release and a pool cannot be told apart.":
    "No hay punto de ebullición en el expediente para {name}, así que no se puede distinguir entre una liberación líquida y un charco.",
  "Choose gas, or enter the boiling point.": "Elija gas, o escriba el punto de ebullición.",
  "{name} is solid below {figure} and gives off too little vapour for a plume.":
    "{name} es sólido abajo de {figure} y desprende muy poco vapor para una pluma.",
  "{name} is a salt and gives off too little vapour for a plume.":
    "{name} es una sal y desprende muy poco vapor para una pluma.",
  "{name} boils only at {figure} and gives off too little vapour for a plume.":
    "{name} hierve apenas a {figure} y desprende muy poco vapor para una pluma.",
  "{name} barely evaporates and gives off too little vapour for a plume.":
    "{name} casi no se evapora y desprende muy poco vapor para una pluma.",
  "Use the isolation distance.": "Use la distancia de aislamiento.",
  "If water, acid or fire releases a gas from it, model that gas.":
    "Si agua, ácido o fuego libera un gas de esta sustancia, modele ese gas.",
  "{name} is a liquid below {figure}.": "{name} es líquido abajo de {figure}.",
  "Enter a higher release temperature, or choose liquid.":
    "Escriba una temperatura de liberación más alta, o elija líquido.",
  "A pool must be at {figure} or warmer.": "Un charco debe estar a {figure} o más caliente.",
  "Correct the release temperature.": "Corrija la temperatura de la liberación.",
  "No AEGL, IDLH or explosive limit on file for {name}.":
    "No hay límite AEGL, IPVS ni de explosividad en el expediente para {name}.",
  "Enter a limit in ppm.": "Escriba un límite en ppm.",
  "{words}: enter a number from {number} to {number2} degrees.":
    "{words}: escriba un número de {number} a {number2} grados.",
  "{words}: enter a number from {number} to {number2} {name}.":
    "{words}: escriba un número de {number} a {number2} {name}.",

  "Emission height": "Altura de emisión",
  "Jet speed": "Velocidad del chorro",
  "Wind speed": "Velocidad del viento",
  "Wind direction": "Dirección del viento",
  "Air temperature": "Temperatura del aire",
  "Sun's altitude": "Altura del sol",
  "Inversion height": "Altura de la inversión",
  Latitude: "Latitud",
  Longitude: "Longitud",
  "Roughness length": "Longitud de rugosidad",
  "Ground temperature": "Temperatura del suelo",
  "Molar mass": "Masa molar",
  "Boiling point": "Punto de ebullición",
  "Vapour pressure": "Presión de vapor",
  "Temperature of the vapour pressure": "Temperatura de la presión de vapor",
  "Liquid density": "Densidad del líquido",
  "Heat of vaporization": "Calor de vaporización",
  "Gas heat capacity": "Capacidad térmica del gas",
  "Liquid heat capacity": "Capacidad térmica del líquido",
  "The zones cover both cases.": "Las zonas abarcan ambos casos.",
  "From a {figure} hole below the liquid level, at the start.":
    "De un orificio de {figure} bajo el nivel del líquido, al inicio.",
  "From a {figure} hole, at the start.": "De un orificio de {figure}, al inicio.",
  "From a fully broken line, {figure} inside diameter.":
    "De una tubería rota por completo, con diámetro interior de {figure}.",
  "From a {figure} pool, without boiling or cooling.": "De un charco de {figure}, sin hervir ni enfriarse.",
  "{number} atm, absolute": "{number} atm, absoluta",
  "unlimited supply, no friction": "suministro sin límite, sin fricción",
  none: "no se cuenta",
  "no AEGL-{number} on file": "sin límite AEGL-{number} en el expediente",
  "no IDLH on file": "sin IPVS en el expediente",
  "no LEL on file": "sin LIE en el expediente",
  "no figure on file": "sin valor en el expediente",
  "the chosen LEL percentage is 0": "el porcentaje elegido del LIE es 0",
  "the limit on file is assumed; no zone is drawn from an assumed limit":
    "el límite en el expediente es supuesto; no se dibuja ninguna zona con un límite supuesto",
  "“{name}” is a group, not a single substance.": "“{name}” es un grupo, no una sola sustancia.",
  "No substance with CAS number {name} and a molar mass on file.":
    "No hay en el expediente una sustancia con el número CAS {name} y masa molar.",
  "Check the number, or enter molar mass and limits.": "Revise el número, o escriba la masa molar y los límites.",
  "“{name}” is or contains a battery: no vapour to model.":
    "“{name}” es o contiene una batería: no hay vapor que modelar.",
  "“{name}” is a vehicle or engine: no vapour to model.":
    "“{name}” es un vehículo o un motor: no hay vapor que modelar.",
  "Its smoke is not modelled.": "Su humo no se modela.",
  "“{name}” is infectious: no vapour to model.": "“{name}” es infeccioso: no hay vapor que modelar.",
  "“{name}” is a living organism: no vapour to model.": "“{name}” es un organismo vivo: no hay vapor que modelar.",
  "“{name}” is magnetic: no vapour to model.": "“{name}” es magnético: no hay vapor que modelar.",
  "“{name}” is radioactive: radiation and dust are not modelled as a vapour.":
    "“{name}” es radiactivo: la radiación y el polvo no se modelan como vapor.",
  "“{name}” is explosive: blast and fragments are not modelled, and it has no vapour to model.":
    "“{name}” es explosivo: la onda y los fragmentos no se modelan, y no hay vapor que modelar.",
  "The critical Richardson number is below {number}.": "El número de Richardson crítico es menor que {number}.",
  "The LEL percentage must be from 0 to 100.": "El porcentaje del LIE debe ir de 0 a 100.",
  "Correct it.": "Corríjalo.",
  "Enter a distance downwind greater than 0 m.": "Escriba una distancia viento abajo mayor que 0 m.",
} satisfies Record<keyof typeof french, string>;
