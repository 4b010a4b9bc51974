/** Texts of the dispersion models: inputs, notes and refusals. */
export const plume = {
  Cloud: "Nébulosité",
  "{number} tenths": "{number} dixièmes",
  "CAVOK does not report cloud above 1500 m.": "CAVOK ne signale pas les nuages au-dessus de 1500 m.",
  "NSC does not report cloud above 1500 m.": "NSC ne signale pas les nuages au-dessus de 1500 m.",
  "NCD is from an automated station: no cloud detected.": "NCD vient d’une station automatique : aucun nuage détecté.",
  "CLR is from an automated station: no cloud below 3.7 km.":
    "CLR vient d’une station automatique : aucun nuage sous 3,7 km.",
  "{number} kg/s over {words} is {words2}.": "{number} kg/s pendant {words}, c’est {words2}.",
  "{number} min (assumed)": "{number} min (supposé)",
  "{number} kg, more than {number2} kg": "{number} kg, plus de {number2} kg",
  "{number} kg, no more than {number2} kg": "{number} kg, pas plus de {number2} kg",
  "{number} L, more than {number2} L": "{number} L, plus de {number2} L",
  "{number} L, no more than {number2} L": "{number} L, pas plus de {number2} L",
  "From time and location: the sun is at {number}° or higher during the release.":
    "D’après l’heure et le lieu : le soleil est à {number}° ou plus haut pendant le rejet.",
  "From the wind, {number}/10 cloud and the sun at {number2}° [TM43 Table 10].":
    "D’après le vent, {number}/10 de nuages et le soleil à {number2}° [TM43 Table 10].",
  "Immediate isolation is {distance}; the larger distance is used.":
    "L’isolation immédiate est de {distance}; la plus grande distance est utilisée.",
  "{number} kg has been released by then at the starting rate.":
    "Au débit initial, {number} kg sont alors déjà partis.",
  "{name} is stored as a compressed gas, or its vapour pressure is not on file.":
    "{name} est entreposé comme gaz comprimé, ou sa tension de vapeur n’est pas au dossier.",
  "Enter the cylinder pressure.": "Entrez la pression de la bouteille.",
  "About {number} kg/s of {name} leaks out and forms a pool: it does not boil at this temperature.":
    "Environ {number} kg/s de {name} fuit et forme une flaque : cela ne bout pas à cette température.",
  "Choose a pool and enter its area.": "Choisissez une flaque et entrez son aire.",
  "{name} is not on file.": "{name} n’est pas au dossier.",
  "The critical Richardson number is {number}, 1 or more: the cloud spreads under its own weight until air dilutes it.":
    "Le nombre de Richardson critique est {number}, 1 ou plus : le nuage s’étale sous son propre poids jusqu’à ce que l’air le dilue.",
  "This much heavy gas in so little wind spreads wider than the model covers (Richardson number {number}).":
    "Autant de gaz lourd par si peu de vent s’étend plus loin que le modèle ne le couvre (nombre de Richardson {number}).",
  "Check the emission rate, or use the isolation distance.":
    "Vérifiez le débit d’émission, ou utilisez la distance d’isolation.",
  "Concentrations may be half or double those shown, and differ more where terrain or buildings steer the wind.":
    "Les concentrations peuvent être la moitié ou le double de celles montrées, et différer davantage où le terrain ou les bâtiments dévient le vent.",
  "The gas also spreads upwind: about {distance} from the source in every direction.":
    "Le gaz s’étend aussi contre le vent : environ {distance} depuis la source, dans toutes les directions.",
  "The gas also spreads upwind: about {distance} upwind and {distance2} to each side of the source.":
    "Le gaz s’étend aussi contre le vent : environ {distance} en amont du vent et {distance2} de chaque côté de la source.",
  "Within 100 m the model is extrapolated: {words}.": "À moins de 100 m, le modèle est extrapolé : {words}.",
  Jet: "Jet",
  Droplets: "Gouttelettes",
  "{number}% of the mass": "{number} % de la masse",
  "Hydrogen fluoride vapour": "Vapeur de fluorure d’hydrogène",
  "HF and (HF)6": "HF et (HF)6",
  "Driven out by the vapour pressure of the liquid [TM43 3.4].":
    "Poussé par la tension de vapeur du liquide [TM43 3.4].",
  "The jet may be free and mix with air until it slows to wind speed [RICOU1961], or hit something and mix with none.":
    "Le jet peut être libre et se mêler à l’air jusqu’à ralentir à la vitesse du vent [RICOU1961], ou frapper quelque chose et ne pas s’y mêler.",
  "No vapour pressure on file, so the rate cannot be checked against a pool area.":
    "Aucune tension de vapeur au dossier : le débit ne peut pas être comparé à l’aire d’une flaque.",
  "No pool up to 2 km across gives this rate in this weather.":
    "Aucune flaque jusqu’à 2 km de large ne donne ce débit par ce temps.",
  "Check the emission rate: it is the amount going into the air, not the amount spilled.":
    "Vérifiez le débit d’émission : c’est la quantité qui va dans l’air, pas la quantité déversée.",
  "A pool of about {number} m² ({number2} m across) gives this rate in this weather.":
    "Une flaque d’environ {number} m² ({number2} m de large) donne ce débit par ce temps.",
  "Enter a pool area greater than 0 m².": "Entrez une aire de flaque plus grande que 0 m².",
  "{name} boils at this temperature, so the pool model does not apply.":
    "{name} bout à cette température : le modèle de flaque ne s’applique pas.",
  "None on file; estimated as 1.5 times the boiling point in kelvin (Guldberg's rule).":
    "Aucune au dossier; estimée à 1,5 fois le point d’ébullition en kelvins (règle de Guldberg).",
  "A gas that boils at {figure} is stored compressed, not as a liquid, at air temperature.":
    "Un gaz qui bout à {figure} est entreposé comprimé, et non liquide, à la température de l’air.",
  "If it escapes from a refrigerated tank, choose liquid.":
    "S’il s’échappe d’un réservoir réfrigéré, choisissez liquide.",
  "It is heavier than its molar mass suggests and cools as it dilutes (Simons and Hildebrand 1924).":
    "Elle est plus lourde que sa masse molaire ne l’indique et refroidit en se diluant (Simons and Hildebrand 1924).",
  "Air moisture is left out.": "L’humidité de l’air n’est pas comptée.",
  "All the liquid stays in the air; none rains out [TM43].":
    "Tout le liquide reste dans l’air; rien ne retombe [TM43].",
  "Heat of vaporization or liquid heat capacity not on file.":
    "Chaleur de vaporisation ou capacité thermique du liquide pas au dossier.",
  "The inversion must be above the emission height.": "L’inversion doit être au-dessus de la hauteur d’émission.",
  "Enter a greater inversion height or leave it blank.":
    "Entrez une hauteur d’inversion plus grande, ou laissez-la vide.",
  "No boiling point on file for {name}, so a liquid release and a pool cannot be told apart.":
    "Aucun point d’ébullition au dossier pour {name} : un rejet liquide ne peut pas être distingué d’une flaque.",
  "Choose gas, or enter the boiling point.": "Choisissez gaz, ou entrez le point d’ébullition.",
  "{name} is solid below {figure} and gives off too little vapour for a plume.":
    "{name} est solide sous {figure} et dégage trop peu de vapeur pour un panache.",
  "{name} is a salt and gives off too little vapour for a plume.":
    "{name} est un sel et dégage trop peu de vapeur pour un panache.",
  "{name} boils only at {figure} and gives off too little vapour for a plume.":
    "{name} ne bout qu’à {figure} et dégage trop peu de vapeur pour un panache.",
  "{name} barely evaporates and gives off too little vapour for a plume.":
    "{name} s’évapore à peine et dégage trop peu de vapeur pour un panache.",
  "Use the isolation distance.": "Utilisez la distance d’isolation.",
  "If water, acid or fire releases a gas from it, model that gas.":
    "Si l’eau, un acide ou le feu en libère un gaz, modélisez ce gaz.",
  "{name} is a liquid below {figure}.": "{name} est liquide sous {figure}.",
  "Enter a higher release temperature, or choose liquid.":
    "Entrez une température de rejet plus haute, ou choisissez liquide.",
  "A pool must be at {figure} or warmer.": "Une flaque doit être à {figure} ou plus.",
  "Correct the release temperature.": "Corrigez la température du rejet.",
  "No AEGL, IDLH or explosive limit on file for {name}.":
    "Aucune limite AEGL, DIVS ou d’explosivité au dossier pour {name}.",
  "Enter a limit in ppm.": "Entrez une limite en ppm.",
  "{words}: enter a number from {number} to {number2} degrees.":
    "{words} : entrez un nombre de {number} à {number2} degrés.",
  "{words}: enter a number from {number} to {number2} {name}.":
    "{words} : entrez un nombre de {number} à {number2} {name}.",
  "Emission height": "Hauteur d’émission",
  "Jet speed": "Vitesse du jet",
  "Wind speed": "Vitesse du vent",
  "Wind direction": "Direction du vent",
  "Air temperature": "Température de l’air",
  "Sun's altitude": "Hauteur du soleil",
  "Inversion height": "Hauteur de l’inversion",
  Latitude: "Latitude",
  Longitude: "Longitude",
  "Roughness length": "Longueur de rugosité",
  "Ground temperature": "Température du sol",
  "Molar mass": "Masse molaire",
  "Boiling point": "Point d’ébullition",
  "Vapour pressure": "Tension de vapeur",
  "Temperature of the vapour pressure": "Température de la tension de vapeur",
  "Liquid density": "Masse volumique du liquide",
  "Heat of vaporization": "Chaleur de vaporisation",
  "Gas heat capacity": "Capacité thermique du gaz",
  "Liquid heat capacity": "Capacité thermique du liquide",
  "The zones cover both cases.": "Les zones couvrent les deux cas.",
  "From a {figure} hole below the liquid level, at the start.":
    "D’un trou de {figure} sous le niveau du liquide, au début.",
  "From a {figure} hole, at the start.": "D’un trou de {figure}, au début.",
  "From a fully broken line, {figure} inside diameter.":
    "D’une conduite rompue de part en part, diamètre intérieur de {figure}.",
  "From a {figure} pool, without boiling or cooling.": "D’une flaque de {figure}, sans ébullition ni refroidissement.",
  "{number} atm, absolute": "{number} atm, absolue",
  "unlimited supply, no friction": "alimentation sans limite, sans frottement",
  none: "non comptée",
  "no AEGL-{number} on file": "aucune limite AEGL-{number} au dossier",
  "no IDLH on file": "aucun DIVS au dossier",
  "no LEL on file": "aucune LIE au dossier",
  "no figure on file": "aucune valeur au dossier",
  "the chosen LEL percentage is 0": "le pourcentage choisi de la LIE est 0",
  "the limit on file is assumed; no zone is drawn from an assumed limit":
    "la limite au dossier est supposée; aucune zone n’est tracée d’après une limite supposée",
  "“{name}” is a group, not a single substance.": "« {name} » est un groupe, et non une seule substance.",
  "No substance with CAS number {name} and a molar mass on file.":
    "Aucune substance au dossier avec le numéro CAS {name} et une masse molaire.",
  "Check the number, or enter molar mass and limits.": "Vérifiez le numéro, ou entrez la masse molaire et les limites.",
  "“{name}” is or contains a battery: no vapour to model.":
    "« {name} » est ou contient une pile : aucune vapeur à modéliser.",
  "“{name}” is a vehicle or engine: no vapour to model.":
    "« {name} » est un véhicule ou un moteur : aucune vapeur à modéliser.",
  "Its smoke is not modelled.": "Sa fumée n’est pas modélisée.",
  "“{name}” is infectious: no vapour to model.": "« {name} » est infectieux : aucune vapeur à modéliser.",
  "“{name}” is a living organism: no vapour to model.":
    "« {name} » est un organisme vivant : aucune vapeur à modéliser.",
  "“{name}” is magnetic: no vapour to model.": "« {name} » est magnétique : aucune vapeur à modéliser.",
  "“{name}” is radioactive: radiation and dust are not modelled as a vapour.":
    "« {name} » est radioactif : rayonnement et poussière ne sont pas modélisés comme une vapeur.",
  "“{name}” is explosive: blast and fragments are not modelled, and it has no vapour to model.":
    "« {name} » est explosif : souffle et éclats ne sont pas modélisés, et il n’a pas de vapeur à modéliser.",
  "The critical Richardson number is below {number}.": "Le nombre de Richardson critique est sous {number}.",
  "The LEL percentage must be from 0 to 100.": "Le pourcentage de la LIE doit aller de 0 à 100.",
  "Correct it.": "Corrigez-le.",
  "Enter a distance downwind greater than 0 m.": "Entrez une distance sous le vent plus grande que 0 m.",
};
