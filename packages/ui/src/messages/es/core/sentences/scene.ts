import type { scene as french } from "../../../fr/core/sentences/scene.ts";

/** What a calculation rests on, and why it is refused. */
export const scene = {
  "The weather is {number} min old.": "El clima es de hace {number} min.",
  "Read the wind again.": "Lea otra vez el viento.",
  "Enter an emission rate greater than 0 kg/s.": "Escriba una tasa de emisión mayor que 0 kg/s.",
  "Enter an emission height of 0 m or more.": "Escriba una altura de emisión de 0 m o más.",
  "The place is not exact enough for a plume.": "El lugar no es bastante exacto para una pluma.",
  "Confirm it, or give coordinates.": "Confírmelo, o dé coordenadas.",
  "The material is not identified.": "El material no está identificado.",
  "Choose the substance by name or CAS number.": "Elija la sustancia por nombre o número CAS.",
  "A pool is of liquid.": "Un charco es de líquido.",
  "Choose liquid.": "Elija líquido.",
  "Below its level a tank lets out liquid.": "Bajo su nivel un tanque suelta líquido.",
  "A cylinder lets out gas.": "De un cilindro sale gas.",
  "Choose gas, or a tank for its liquid.": "Elija gas, o un tanque para su líquido.",
  "A gas line lets out gas.": "De una línea de gas sale gas.",
  "Choose gas.": "Elija gas.",
  "Enter the emission rate.": "Escriba la tasa de emisión.",
  "Enter the pressure.": "Escriba la presión.",
  "Enter a number greater than 0.": "Escriba un número mayor que 0.",
  "No density of {name} as a liquid is on file.": "No hay densidad de {name} como líquido en el expediente.",
  "No vapour pressure of {name} is on file.": "No hay presión de vapor de {name} en el expediente.",
  "No vapour pressure is on file for {name}.": "No hay presión de vapor en el expediente para {name}.",
  "Enter it, or enter the emission rate.": "Escríbala, o escriba la tasa de emisión.",
  "At this pressure nothing blows out.": "A esta presión no sale nada.",
  "Enter the absolute pressure, more than that of the air.": "Escriba la presión absoluta, mayor que la del aire.",
  "Line length not given, so the rate may be too high.":
    "Nadie dijo qué tan larga es la línea: la tasa es más bien grande.",
  "No gas heat capacity on file; it has little effect on the rate.":
    "No hay capacidad térmica del gas en el expediente; apenas cambia la tasa.",
  "Vapour pressure of the liquid at air temperature.": "La presión de vapor del líquido a la temperatura del aire.",
  "Enter {words}.": "Escriba: {words}.",
  "There is no default wind.": "No hay un viento predeterminado.",
  "wind speed": "velocidad del viento",
  "where the wind comes from": "de dónde viene el viento",
  "air temperature": "temperatura del aire",
  "Concentrations may be half or twice those shown, and more where ground or buildings steer the gas.":
    "Las concentraciones pueden ser la mitad o el doble, y más donde el terreno o los edificios guíen el gas.",
  "The plume may swing {number}° to either side of the wind.": "La pluma puede girar {number}° a cada lado del viento.",
  "The gas spreads in all directions.": "El gas se extiende a todos lados.",
  "The critical Richardson number is {number}, below {number2}.":
    "El número de Richardson crítico es {number}, menor que {number2}.",
  "The critical Richardson number is {number}, above {number2}.":
    "El número de Richardson crítico es {number}, mayor que {number2}.",
  "Near the source its weight still counts.": "Cerca de la fuente su peso aún cuenta.",
  "Terrain, buildings, fires and particulates are not modelled.":
    "Relieve, edificios, incendios y partículas no se modelan.",
  "Zones are cut off at 10 km, the limit of the models.":
    "Las zonas se cortan a 10 km: los modelos no llegan más lejos.",
  "Heavy gas is modelled at ground level, not at the emission height.":
    "El gas pesado se modela en el suelo, no a la altura de emisión.",
  "The gas also spreads upwind: about {distance}.": "El gas se extiende también contra el viento: cerca de {distance}.",
  "In light wind at night the cloud may be wide and short, or narrow and several times longer.":
    "Con viento débil de noche la nube puede ser ancha y corta, o angosta y varias veces más larga.",
  "Keep clear of both.": "Aléjese de ambas.",
  "In light wind, heavy gas models can differ by a factor of three in distance.":
    "Con viento débil los modelos de gas pesado difieren por un factor de tres en distancia.",
  "By day, zones for a large heavy gas release may be half or twice as long as shown. They are more often too long than too short.":
    "De día las zonas de una liberación grande de gas pesado pueden medir la mitad o el doble, y suelen ser más bien largas.",
  "In built-up areas, streets may channel the gas farther.": "En una ciudad las calles pueden llevar el gas más lejos.",
  "A hot release rises. The rise is not modelled, so ground-level zones may be too large.":
    "Una liberación caliente sube; esa subida no se modela, así que las zonas en el suelo son más bien grandes.",
  "Below 1 m/s the wind has no steady direction and no plume is drawn.":
    "Abajo de 1 m/s el viento no tiene dirección estable y no se dibuja ninguna pluma.",
  "Use the isolation distance as a circle.": "Use la distancia de aislamiento como un círculo.",
  "Particulates are not modelled.": "Las partículas no se modelan.",
  "Use the isolation distance for this substance.": "Use la distancia de aislamiento de esta sustancia.",
  "No molar mass is on file for this substance.": "No hay masa molar en el expediente para esta sustancia.",
  "Enter one.": "Escriba una.",
  "Enter a stability class, or the cloud cover and the sun's altitude.":
    "Escriba una clase de estabilidad, o la nubosidad y la altura del sol.",
  "No duration was entered.": "No se escribió duración.",
  "Releases longer than 1 hour are modelled as 1 hour.":
    "Una liberación de más de una hora se modela como de una hora.",
  "No pressure was entered.": "No se escribió presión.",
  "No terrain was chosen.": "No se escribió rugosidad.",
  "Not told: the worst row is taken.": "No se dijo: se toma el peor renglón.",
  "Not told: the worst is taken.": "No se dijo: se toma el peor.",
  "Not given: the time with the larger distance is used.": "No se dijo: se toma la hora con la distancia mayor.",
  "Not given: the wind band with the larger distance is used.": "No se dijo: se toma el rango con la distancia mayor.",
  "Not told: the state with the larger distance is taken.": "No se dijo: se toma el estado con la distancia mayor.",
  "No UN number given: default distance for its physical state used.":
    "No se dio número ONU: se toma el valor por estado.",
  "No humidity was entered.": "No se escribió humedad.",
  "Moisture would warm the cold cloud and make it lighter.":
    "La humedad calentaría la nube fría y la haría más ligera.",
  "No temperature of the ground was entered.": "No se escribió temperatura del suelo.",
  "Warm ground would make the cold cloud lighter.": "Un suelo caliente haría más ligera la nube fría.",
  "No boiling point on file; gas assumed at air temperature.":
    "No hay punto de ebullición en el expediente; el gas se toma a la temperatura del aire.",
  "The gas is taken at the air's temperature.": "El gas se toma a la temperatura del aire.",
  "Gas assumed at its boiling point, which is below air temperature.":
    "El gas se toma tan frío como su punto de ebullición, que está abajo de la temperatura del aire.",
  "As entered.": "Como se escribió.",
  "does not burn": "no arde",
  "Spill size": "Tamaño del derrame",
  "Time of day": "Hora del día",
  Wind: "Viento",
  Container: "Recipiente",
  State: "Estado",
  Material: "Material",
  "not identified": "no identificado",
  Duration: "Duración",
  Ground: "Terreno",
  "open country, 0.03 m": "campo abierto, 0.03 m",
  "Air pressure": "Presión del aire",
  "Emission rate": "Tasa de emisión",
  Pressure: "Presión",
  "Gas line": "Línea de gas",
  "Stability class": "Clase de estabilidad",
  "Release temperature": "Temperatura de la liberación",
  "Critical temperature": "Temperatura crítica",
  Humidity: "Humedad",
  "Heat of the ground": "Calor del suelo",
  "Ratio of heat capacities": "Razón de capacidades térmicas",
  "Flash share": "Parte vaporizada",
} satisfies Record<keyof typeof french, string>;
