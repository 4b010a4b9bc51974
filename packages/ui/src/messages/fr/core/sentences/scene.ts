/** What a calculation rests on, and why it is refused. */
export const scene = {
  "The weather is {number} min old.": "La météo date de {number} min.",
  "Read the wind again.": "Relisez le vent.",
  "Enter an emission rate greater than 0 kg/s.": "Entrez un débit d’émission plus grand que 0 kg/s.",
  "Enter an emission height of 0 m or more.": "Entrez une hauteur d’émission de 0 m ou plus.",
  "The place is not exact enough for a plume.": "Le lieu n’est pas assez précis pour un panache.",
  "Confirm it, or give coordinates.": "Confirmez-le, ou donnez des coordonnées.",
  "The material is not identified.": "La matière n’est pas identifiée.",
  "Choose the substance by name or CAS number.": "Choisissez la matière par son nom ou son numéro CAS.",
  "A pool is of liquid.": "Une flaque est un liquide.",
  "Choose liquid.": "Choisissez liquide.",
  "Below its level a tank lets out liquid.": "Sous son niveau, une citerne laisse sortir du liquide.",
  "A cylinder lets out gas.": "Une bouteille laisse sortir du gaz.",
  "Choose gas, or a tank for its liquid.": "Choisissez gaz, ou une citerne pour son liquide.",
  "A gas line lets out gas.": "Une conduite de gaz laisse sortir du gaz.",
  "Choose gas.": "Choisissez gaz.",
  "Enter the emission rate.": "Entrez le débit d’émission.",
  "Enter the pressure.": "Entrez la pression.",
  "Enter a number greater than 0.": "Entrez un nombre plus grand que 0.",
  "No density of {name} as a liquid is on file.": "Aucune masse volumique de {name} liquide n’est au dossier.",
  "No vapour pressure of {name} is on file.": "Aucune tension de vapeur de {name} n’est au dossier.",
  "No vapour pressure is on file for {name}.": "Aucune tension de vapeur n’est au dossier pour {name}.",
  "Enter it, or enter the emission rate.": "Entrez-la, ou entrez le débit d’émission.",
  "At this pressure nothing blows out.": "À cette pression, rien ne sort.",
  "Enter the absolute pressure, more than that of the air.":
    "Entrez la pression absolue, plus grande que celle de l’air.",
  "Line length not given, so the rate may be too high.":
    "Longueur de la conduite non donnée : le débit peut donc être trop élevé.",
  "No gas heat capacity on file; it has little effect on the rate.":
    "Aucune capacité thermique du gaz au dossier; elle influe peu sur le débit.",
  "Vapour pressure of the liquid at air temperature.": "Tension de vapeur du liquide à la température de l’air.",
  "Enter {words}.": "Entrez : {words}.",
  "There is no default wind.": "Il n’y a pas de vent par défaut.",
  "wind speed": "vitesse du vent",
  "where the wind comes from": "d’où vient le vent",
  "air temperature": "température de l’air",
  "Concentrations may be half or twice those shown, and more where ground or buildings steer the gas.":
    "Les concentrations peuvent être la moitié ou le double, et plus où terrain ou bâtiments guident le gaz.",
  "The plume may swing {number}° to either side of the wind.":
    "Le panache peut dévier de {number}° de chaque côté du vent.",
  "The gas spreads in all directions.": "Le gaz s’étend dans toutes les directions.",
  "The critical Richardson number is {number}, below {number2}.":
    "Le nombre de Richardson critique est {number}, sous {number2}.",
  "The critical Richardson number is {number}, above {number2}.":
    "Le nombre de Richardson critique est {number}, au-dessus de {number2}.",
  "Near the source its weight still counts.": "Près de la source, son poids compte encore.",
  "Terrain, buildings, fires and particulates are not modelled.":
    "Relief, bâtiments, feux et particules ne sont pas modélisés.",
  "Zones are cut off at 10 km, the limit of the models.": "Les zones sont coupées à 10 km, la limite des modèles.",
  "Heavy gas is modelled at ground level, not at the emission height.":
    "Le gaz lourd est modélisé au niveau du sol, pas à la hauteur d’émission.",
  "The gas also spreads upwind: about {distance}.": "Le gaz s’étend aussi contre le vent : environ {distance}.",
  "In light wind at night the cloud may be wide and short, or narrow and several times longer.":
    "Par vent faible la nuit, le nuage peut être large et court, ou étroit et plusieurs fois plus long.",
  "Keep clear of both.": "Restez loin des deux.",
  "In light wind, heavy gas models can differ by a factor of three in distance.":
    "Par vent faible, les modèles de gaz lourd peuvent différer d’un facteur trois en distance.",
  "By day, zones for a large heavy gas release may be half or twice as long as shown. They are more often too long than too short.":
    "De jour, les zones d’un grand rejet de gaz lourd peuvent être deux fois plus courtes ou deux fois plus longues que montré. Elles sont plus souvent trop longues que trop courtes.",
  "In built-up areas, streets may channel the gas farther.":
    "En milieu bâti, les rues peuvent canaliser le gaz plus loin.",
  "A hot release rises. The rise is not modelled, so ground-level zones may be too large.":
    "Un rejet chaud monte. Cette montée n’est pas modélisée : les zones au sol peuvent donc être trop grandes.",
  "Below 1 m/s the wind has no steady direction and no plume is drawn.":
    "Sous 1 m/s, le vent n’a pas de direction stable et aucun panache n’est dessiné.",
  "Use the isolation distance as a circle.": "Utilisez la distance d’isolation comme un cercle.",
  "Particulates are not modelled.": "Les particules ne sont pas modélisées.",
  "Use the isolation distance for this substance.": "Utilisez la distance d’isolation de cette matière.",
  "No molar mass is on file for this substance.": "Aucune masse molaire n’est au dossier pour cette matière.",
  "Enter one.": "Entrez-en une.",
  "Enter a stability class, or the cloud cover and the sun's altitude.":
    "Entrez une classe de stabilité, ou la nébulosité et la hauteur du soleil.",
  "No duration was entered.": "Aucune durée n’a été entrée.",
  "Releases longer than 1 hour are modelled as 1 hour.":
    "Les rejets de plus de 1 heure sont modélisés comme s’ils duraient 1 heure.",
  "No pressure was entered.": "Aucune pression n’a été entrée.",
  "No terrain was chosen.": "Aucun terrain n’a été choisi.",
  "Not told: the worst row is taken.": "Non dit : la pire rangée est retenue.",
  "Not told: the worst is taken.": "Non dit : le pire est retenu.",
  "Not given: the time with the larger distance is used.":
    "Non donné : le moment à la plus grande distance est utilisé.",
  "Not given: the wind band with the larger distance is used.":
    "Non donné : la plage de vent à la plus grande distance est utilisée.",
  "Not told: the state with the larger distance is taken.": "Non dit : l’état à la plus grande distance est retenu.",
  "No UN number given: default distance for its physical state used.":
    "Aucun numéro UN donné : la distance par défaut pour son état physique est utilisée.",
  "No humidity was entered.": "Aucune humidité n’a été entrée.",
  "Moisture would warm the cold cloud and make it lighter.": "L’humidité réchaufferait le nuage froid et l’allégerait.",
  "No temperature of the ground was entered.": "Aucune température du sol n’a été entrée.",
  "Warm ground would make the cold cloud lighter.": "Un sol chaud allégerait le nuage froid.",
  "No boiling point on file; gas assumed at air temperature.":
    "Aucun point d’ébullition au dossier; gaz présumé à la température de l’air.",
  "The gas is taken at the air's temperature.": "Le gaz est pris à la température de l’air.",
  "Gas assumed at its boiling point, which is below air temperature.":
    "Gaz présumé à son point d’ébullition, qui est sous la température de l’air.",
  "As entered.": "Comme entré.",
  "does not burn": "ne brûle pas",
  "Spill size": "Taille du déversement",
  "Time of day": "Moment de la journée",
  Wind: "Vent",
  Container: "Contenant",
  State: "État",
  Material: "Matière",
  "not identified": "non identifiée",
  Duration: "Durée",
  Ground: "Terrain",
  "open country, 0.03 m": "terrain dégagé, 0,03 m",
  "Air pressure": "Pression de l’air",
  "Emission rate": "Débit d’émission",
  Pressure: "Pression",
  "Gas line": "Conduite de gaz",
  "Stability class": "Classe de stabilité",
  "Release temperature": "Température du rejet",
  "Critical temperature": "Température critique",
  Humidity: "Humidité",
  "Heat of the ground": "Chaleur du sol",
  "Ratio of heat capacities": "Rapport des capacités thermiques",
  "Flash share": "Part vaporisée",
};
