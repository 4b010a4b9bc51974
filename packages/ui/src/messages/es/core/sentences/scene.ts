import type { scene as french } from "../../../fr/core/sentences/scene.ts";

/** Basis of a calculation, and reasons for a refusal. */
export const scene = {
  "The weather is {number} min old.": "El clima es de hace {number} min.",
  "Get a new wind reading.": "Tome otra lectura del viento.",
  "Enter an emission rate greater than 0 kg/s.": "Escriba una tasa de emisión mayor que 0 kg/s.",
  "Enter an emission height of 0 m or more.": "Escriba una altura de emisión de 0 m o más.",
  "Location is not precise enough for a plume.": "La ubicación no es lo bastante precisa para una pluma.",
  "Confirm it or enter coordinates.": "Confírmela o escriba las coordenadas.",
  "Material not identified.": "Material no identificado.",
  "Choose the substance by name or CAS number.": "Elija la sustancia por nombre o número CAS.",
  "A pool is liquid.": "Un charco es líquido.",
  "Choose liquid.": "Elija líquido.",
  "A tank leaking below the liquid level releases liquid.":
    "Un tanque que fuga por debajo del nivel del líquido suelta líquido.",
  "A cylinder releases gas.": "Un cilindro suelta gas.",
  "Choose gas, or choose a tank for its liquid.": "Elija gas, o elija un tanque para su líquido.",
  "A gas line releases gas.": "Una línea de gas suelta gas.",
  "Choose gas.": "Elija gas.",
  "Enter the emission rate.": "Escriba la tasa de emisión.",
  "Enter the pressure.": "Escriba la presión.",
  "Enter a number greater than 0.": "Escriba un número mayor que 0.",
  "No liquid density on file for {name}.": "No hay densidad del líquido en el expediente para {name}.",

  "No vapour pressure on file for {name}.": "No hay presión de vapor en el expediente para {name}.",
  "No flow at this pressure.": "A esta presión no hay flujo.",
  "Enter a pressure above air pressure: a gauge pressure above 0.":
    "Escriba una presión mayor que la presión del aire: una presión manométrica mayor que 0.",
  "Line length not given, so the rate may be too high.":
    "No se dio el largo de la línea, así que la tasa puede ser demasiado alta.",
  "No gas heat capacity on file; it has little effect on the rate.":
    "No hay capacidad térmica del gas en el expediente; influye poco en la tasa.",
  "Vapour pressure of the liquid at air temperature.": "Presión de vapor del líquido a la temperatura del aire.",
  "Enter {words}.": "Escriba: {words}.",
  "There is no default wind.": "No hay un viento predeterminado.",
  "wind speed": "velocidad del viento",
  "wind direction (from)": "dirección del viento (de dónde viene)",
  "air temperature": "temperatura del aire",

  "The plume may swing {number}° to either side of the wind.": "La pluma puede girar {number}° a cada lado del viento.",
  "The gas spreads in all directions.": "El gas se extiende en todas direcciones.",
  "The critical Richardson number is {number}, below {number2}.":
    "El número de Richardson crítico es {number}, menor que {number2}.",
  "The critical Richardson number is {number}, above {number2}.":
    "El número de Richardson crítico es {number}, mayor que {number2}.",
  "Near the source the weight of the cloud still matters.": "Cerca de la fuente, el peso de la nube aún cuenta.",
  "Terrain, buildings, fires and particulates are not modelled.":
    "Relieve, edificios, incendios y partículas no se modelan.",
  "Zones are cut off at 10 km, the limit of the models.": "Las zonas se cortan a 10 km, el límite de los modelos.",
  "Heavy gas is modelled at ground level, not at the emission height.":
    "El gas pesado se modela a nivel del suelo, no a la altura de emisión.",
  "The gas also spreads upwind: about {distance}.": "El gas también se extiende viento arriba: cerca de {distance}.",
  "In light wind at night the cloud may be wide and short, or narrow and several times longer.":
    "Con viento débil de noche la nube puede ser ancha y corta, o angosta y varias veces más larga.",
  "Keep clear of both.": "Aléjese de ambas.",
  "In light wind, heavy gas models can differ by a factor of three in distance.":
    "Con viento débil, los modelos de gas pesado pueden diferir por un factor de tres en la distancia.",
  "By day, zones for a large heavy gas release may be half or twice as long as shown. They are more often too long than too short.":
    "De día, las zonas de una liberación grande de gas pesado pueden ser la mitad o el doble de largas de lo que se muestra. Es más frecuente que sean demasiado largas que demasiado cortas.",
  "In built-up areas, streets may channel the gas farther.":
    "En zonas construidas, las calles pueden encauzar el gas más lejos.",
  "A hot release rises. The rise is not modelled, so ground-level zones may be too large.":
    "Una liberación caliente sube. La subida no se modela, así que las zonas a nivel del suelo pueden ser demasiado grandes.",
  "Below 1 m/s the wind has no steady direction, so no plume is drawn.":
    "Abajo de 1 m/s el viento no tiene dirección estable, así que no se dibuja ninguna pluma.",
  "Use the isolation distance in all directions.": "Use la distancia de aislamiento en todas direcciones.",
  "Particulates are not modelled.": "Las partículas no se modelan.",
  "Use the isolation distance for this substance.": "Use la distancia de aislamiento de esta sustancia.",
  "No molar mass on file for this substance.": "No hay masa molar en el expediente para esta sustancia.",
  "Enter one.": "Escriba una.",
  "Enter a stability class, or the cloud cover and the sun's altitude.":
    "Escriba una clase de estabilidad, o la nubosidad y la altura del sol.",
  "No duration was entered.": "No se escribió duración.",
  "Releases longer than 1 hour are modelled as 1 hour.": "Las liberaciones de más de 1 hora se modelan como de 1 hora.",
  "No pressure was entered.": "No se escribió presión.",
  "Entered, but this class does not occur at this wind speed.":
    "Introducida, pero esta clase no se da con esta velocidad del viento.",
  "The zones may be too short.": "Las zonas pueden ser demasiado cortas.",
  "No terrain was chosen.": "No se eligió terreno.",

  "Not given: worst case used.": "No se dio: se usa el peor caso.",
  "The source holds {words}.": "La fuente contiene {words}.",
  "Weather not given, so the amount is unknown: worst case used.":
    "No se dieron las condiciones meteorológicas, así que se desconoce la cantidad: se usa el peor caso.",
  "Size and number of cylinders not given: worst case for cylinders used.":
    "No se dieron el tamaño ni el número de cilindros: se usa el peor caso de cilindros.",
  "Smallest container in Table 3 that holds {number} kg.":
    "El contenedor más pequeño de la tabla 3 con cabida para {number} kg.",
  "Not given: the time with the larger distance is used.": "No se dio: se usa la hora con la distancia mayor.",
  "Not given: the wind band with the larger distance is used.":
    "No se dio: se usa el rango de viento con la distancia mayor.",
  "Not given: the state with the larger distance is used.": "No se dio: se usa el estado con la distancia mayor.",
  "No UN number given: default distance for its physical state used.":
    "No se dio número ONU: se usa la distancia predeterminada para su estado físico.",
  "No humidity was entered.": "No se escribió humedad.",
  "Moisture would warm the cold cloud and make it lighter.":
    "La humedad calentaría la nube fría y la haría más ligera.",
  "No ground temperature was entered.": "No se escribió la temperatura del suelo.",
  "Warm ground would make the cold cloud lighter.": "Un suelo caliente haría más ligera la nube fría.",
  "No boiling point on file; gas assumed at air temperature.":
    "No hay punto de ebullición en el expediente; se supone el gas a la temperatura del aire.",
  "Gas assumed at air temperature.": "Se supone el gas a la temperatura del aire.",
  "Gas assumed at its boiling point, which is below air temperature.":
    "Se supone el gas a su punto de ebullición, que está abajo de la temperatura del aire.",
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
  Terrain: "Terreno",
  "open country, 0.03 m": "campo abierto, 0.03 m",
  "Air pressure": "Presión del aire",
  "Emission rate": "Tasa de emisión",
  Pressure: "Presión",
  "Gas line": "Línea de gas",
  "Stability class": "Clase de estabilidad",
  "Release temperature": "Temperatura de la liberación",
  "Critical temperature": "Temperatura crítica",
  Humidity: "Humedad",
  "Ground heat": "Calor del suelo",
  "Ratio of heat capacities": "Razón de capacidades térmicas",
  "Flash fraction": "Fracción vaporizada",
} satisfies Record<keyof typeof french, string>;
