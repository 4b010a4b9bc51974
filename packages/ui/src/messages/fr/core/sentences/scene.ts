/** Basis of a calculation, and reasons for a refusal. */
export const scene = {
  "The weather is {number} min old.": "La météo date de {number} min.",
  "Get a new wind reading.": "Obtenez une nouvelle lecture du vent.",
  "Enter an emission rate greater than 0 kg/s.": "Entrez un débit d’émission plus grand que 0 kg/s.",
  "Enter an emission height of 0 m or more.": "Entrez une hauteur d’émission de 0 m ou plus.",
  "Location is not precise enough for a plume.": "Le lieu n’est pas assez précis pour un panache.",
  "Confirm it or enter coordinates.": "Confirmez-le ou entrez des coordonnées.",
  "Material not identified.": "Matière non identifiée.",
  "Choose the substance by name or CAS number.": "Choisissez la matière par son nom ou son numéro CAS.",
  "A pool is liquid.": "Une flaque est liquide.",
  "Choose liquid.": "Choisissez liquide.",
  "A tank leaking below the liquid level releases liquid.":
    "Une citerne qui fuit sous le niveau du liquide laisse sortir du liquide.",
  "A cylinder releases gas.": "Une bouteille laisse sortir du gaz.",
  "Choose gas, or choose a tank for its liquid.": "Choisissez gaz, ou choisissez une citerne pour son liquide.",
  "A gas line releases gas.": "Une conduite de gaz laisse sortir du gaz.",
  "Choose gas.": "Choisissez gaz.",
  "Enter the emission rate.": "Entrez le débit d’émission.",
  "Enter the pressure.": "Entrez la pression.",
  "Enter a number greater than 0.": "Entrez un nombre plus grand que 0.",
  "No liquid density on file for {name}.": "Aucune masse volumique du liquide au dossier pour {name}.",
  "No vapour pressure on file for {name}.": "Aucune tension de vapeur au dossier pour {name}.",
  "No flow at this pressure.": "Aucun débit à cette pression.",
  "Enter a pressure above air pressure: a gauge pressure above 0.":
    "Entrez une pression plus grande que celle de l’air : une pression manométrique au-dessus de 0.",
  "Line length not given, so the rate may be too high.":
    "Longueur de la conduite non donnée : le débit peut donc être trop élevé.",
  "No gas heat capacity on file; it has little effect on the rate.":
    "Aucune capacité thermique du gaz au dossier; elle influe peu sur le débit.",
  "Vapour pressure of the liquid at air temperature.": "Tension de vapeur du liquide à la température de l’air.",
  "Enter {words}.": "Entrez : {words}.",
  "There is no default wind.": "Il n’y a pas de vent par défaut.",
  "wind speed": "vitesse du vent",
  "wind direction (from)": "direction d’où vient le vent",
  "air temperature": "température de l’air",
  "The plume may swing {number}° to either side of the wind.":
    "Le panache peut dévier de {number}° de chaque côté du vent.",
  "The gas spreads in all directions.": "Le gaz s’étend dans toutes les directions.",
  "The critical Richardson number is {number}, below {number2}.":
    "Le nombre de Richardson critique est {number}, sous {number2}.",
  "The critical Richardson number is {number}, above {number2}.":
    "Le nombre de Richardson critique est {number}, au-dessus de {number2}.",
  "Near the source the weight of the cloud still matters.": "Près de la source, le poids du nuage compte encore.",
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
    "De jour, les zones d’un grand rejet de gaz lourd peuvent être deux fois plus courtes ou deux fois plus longues que montré. Elles sont plus souvent trop longues.",
  "In built-up areas, streets may channel the gas farther.":
    "En milieu bâti, les rues peuvent canaliser le gaz plus loin.",
  "A hot release rises. The rise is not modelled, so ground-level zones may be too large.":
    "Un rejet chaud monte. Cette montée n’est pas modélisée : les zones au sol peuvent donc être trop grandes.",
  "Below 1 m/s the wind has no steady direction, so no plume is drawn.":
    "Sous 1 m/s, le vent n’a pas de direction stable, donc aucun panache n’est dessiné.",
  "Use the isolation distance in all directions.": "Utilisez la distance d’isolation dans toutes les directions.",
  "Particulates are not modelled.": "Les particules ne sont pas modélisées.",
  "Use the isolation distance for this substance.": "Utilisez la distance d’isolation de cette matière.",
  "No molar mass on file for this substance.": "Aucune masse molaire au dossier pour cette matière.",
  "Enter one.": "Entrez-en une.",
  "Enter a stability class, or the cloud cover and the sun's altitude.":
    "Entrez une classe de stabilité, ou la nébulosité et la hauteur du soleil.",
  "No duration was entered.": "Aucune durée n’a été entrée.",
  "Releases longer than 1 hour are modelled as 1 hour.":
    "Les rejets de plus de 1 heure sont modélisés comme s’ils duraient 1 heure.",
  "No pressure was entered.": "Aucune pression n’a été entrée.",
  "Entered, but this class does not occur at this wind speed.":
    "Entrée, mais cette classe n’existe pas à cette vitesse du vent.",
  "The zones may be too short.": "Les zones peuvent être trop courtes.",
  "No terrain was chosen.": "Aucun terrain n’a été choisi.",
  "Not given: worst case used.": "Non donné : le pire cas est utilisé.",
  "The source holds {words}.": "La source contient {words}.",
  "Weather not given, so the amount is unknown: worst case used.":
    "Météo non donnée, donc quantité inconnue : le pire cas est utilisé.",
  "Size and number of cylinders not given: worst case for cylinders used.":
    "Taille et nombre de bouteilles non donnés : le pire cas de bouteilles est utilisé.",
  "Smallest container in Table 3 that holds {number} kg.":
    "Le plus petit contenant du tableau 3 pouvant contenir {number} kg.",
  "Not given: the time with the larger distance is used.":
    "Non donné : le moment à la plus grande distance est utilisé.",
  "Not given: the wind band with the larger distance is used.":
    "Non donné : la plage de vent à la plus grande distance est utilisée.",
  "Not given: the state with the larger distance is used.": "Non donné : l’état à la plus grande distance est utilisé.",
  "No UN number given: default distance for its physical state used.":
    "Aucun numéro UN donné : la distance par défaut pour son état physique est utilisée.",
  "No humidity was entered.": "Aucune humidité n’a été entrée.",
  "Moisture would warm the cold cloud and make it lighter.": "L’humidité réchaufferait le nuage froid et l’allégerait.",
  "No ground temperature was entered.": "Aucune température du sol n’a été entrée.",
  "Warm ground would make the cold cloud lighter.": "Un sol chaud allégerait le nuage froid.",
  "No boiling point on file; gas assumed at air temperature.":
    "Aucun point d’ébullition au dossier; gaz présumé à la température de l’air.",
  "Gas assumed at air temperature.": "Gaz présumé à la température de l’air.",
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
  Terrain: "Terrain",
  "open country, 0.03 m": "terrain dégagé, 0,03 m",
  "Air pressure": "Pression de l’air",
  "Emission rate": "Débit d’émission",
  Pressure: "Pression",
  "Gas line": "Conduite de gaz",
  "Stability class": "Classe de stabilité",
  "Release temperature": "Température du rejet",
  "Critical temperature": "Température critique",
  Humidity: "Humidité",
  "Ground heat": "Chaleur du sol",
  "Ratio of heat capacities": "Rapport des capacités thermiques",
  "Flash fraction": "Fraction vaporisée",
};
