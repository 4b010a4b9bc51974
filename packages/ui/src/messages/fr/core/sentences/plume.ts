/** What the models say of a release: what a result rests on, what to know of it, and what they refuse. */
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
  "{number} kg, not more than {number2} kg": "{number} kg, pas plus de {number2} kg",
  "{number} L, more than {number2} L": "{number} L, plus de {number2} L",
  "{number} L, not more than {number2} L": "{number} L, pas plus de {number2} L",
  "From time and location: the sun is at {number}° or higher during the release.":
    "D’après l’heure et le lieu : le soleil est à {number}° ou plus haut pendant le rejet.",
  "From the wind, {number}/10 cloud and the sun at {number2}° [TM43 Table 10].":
    "D’après le vent, {number}/10 de nuages et le soleil à {number2}° [TM43 Table 10].",
  "{words} Immediate isolation is {distance}; the larger distance is used.":
    "{words} L’isolation immédiate est de {distance}; la plus grande distance est utilisée.",
  "{number} kg is gone by then at the starting rate.": "Au débit initial, {number} kg sont alors déjà partis.",
  "{name} is kept as compressed gas, or its vapour pressure is not on file.":
    "{name} est gardé comme gaz comprimé, ou sa tension de vapeur n’est pas au dossier.",
  "Enter the pressure in the cylinder.": "Entrez la pression dans la bouteille.",
  "About {number} kg/s of {name} runs out, and makes a pool: it does not boil in this air.":
    "Environ {number} kg/s de {name} s’écoule et forme une flaque : cela ne bout pas dans cet air.",
  "Choose a pool and enter its area.": "Choisissez une flaque et entrez son aire.",
  "{name} is not on file.": "{name} n’est pas au dossier.",
  "The critical Richardson number is {number}, 1 or more, so the cloud flows by its own weight until the air has thinned it.":
    "Le nombre de Richardson critique est {number}, 1 ou plus : le nuage coule par son propre poids jusqu’à ce que l’air l’ait dilué.",
  "So much heavy gas in so little wind would spread wider than the model reaches (Richardson number {number}).":
    "Tant de gaz lourd par si peu de vent s’étendrait plus loin que le modèle ne va (nombre de Richardson {number}).",
  "Check the emission rate, or use the isolation distance.":
    "Vérifiez le débit d’émission, ou utilisez la distance d’isolation.",
  "Concentrations may be half or double those shown, and differ more where terrain or buildings steer the wind.":
    "Les concentrations peuvent être la moitié ou le double de celles montrées, et différer davantage où le terrain ou les bâtiments dévient le vent.",
  "The gas spreads against the wind too: about {distance} from the source to every side.":
    "Le gaz s’étend aussi contre le vent : environ {distance} depuis la source, de tous les côtés.",
  "The gas spreads against the wind too: about {distance} upwind and {distance2} to each side of the source.":
    "Le gaz s’étend aussi contre le vent : environ {distance} en amont du vent et {distance2} de chaque côté de la source.",
  "Within 100 m the model is extrapolated: {words}.": "À moins de 100 m, le modèle est extrapolé : {words}.",
  Jet: "Jet",
  Droplets: "Gouttelettes",
  "{number} % of the mass": "{number} % de la masse",
  "Hydrogen fluoride vapour": "Vapeur de fluorure d’hydrogène",
  "HF and (HF)6": "HF et (HF)6",
  "Driven out by the vapour pressure of the liquid [TM43 3.4].":
    "Poussé par la tension de vapeur du liquide [TM43 3.4].",
  "It may be free and take in air until it is as slow as the wind [RICOU1961], or strike something and take in none: zones hold for both.":
    "Il peut être libre et prendre de l’air jusqu’à être aussi lent que le vent [RICOU1961], ou frapper quelque chose et n’en pas prendre : les zones valent pour les deux.",
  "No vapour pressure on file, so the rate cannot be checked against a pool area.":
    "Aucune tension de vapeur au dossier : le débit ne peut pas être comparé à l’aire d’une flaque.",
  "No pool up to 2 km across gives this rate in this weather.":
    "Aucune flaque jusqu’à 2 km de large ne donne ce débit par ce temps.",
  "Check the emission rate: it is what goes into the air, not what is spilt.":
    "Vérifiez le débit d’émission : c’est ce qui va dans l’air, pas ce qui est déversé.",
  "A pool of about {number} m² ({number2} m across) gives this rate in this weather.":
    "Une flaque d’environ {number} m² ({number2} m de large) donne ce débit par ce temps.",
  "Enter a pool area greater than 0 m².": "Entrez une aire de flaque plus grande que 0 m².",
  "{name} boils at this temperature, so its pool does not evaporate slowly.":
    "{name} bout à cette température : sa flaque ne s’évapore pas lentement.",
  "Enter the rate at which it escapes.": "Entrez le débit auquel il s’échappe.",
  "None on file; estimated as 1.5 times the boiling point in kelvin (Guldberg's rule).":
    "Aucune au dossier; estimée à 1,5 fois le point d’ébullition en kelvins (règle de Guldberg).",
  "A gas that boils at {figure} is kept compressed, not liquid, at the air's temperature.":
    "Un gaz qui bout à {figure} est gardé comprimé, pas liquide, à la température de l’air.",
  "If it escapes from a refrigerated tank, choose liquid.":
    "S’il s’échappe d’un réservoir réfrigéré, choisissez liquide.",
  "It is heavier than its molar mass says, and cools as it thins out (Simons and Hildebrand 1924).":
    "Elle est plus lourde que sa masse molaire ne le dit, et refroidit en se diluant (Simons and Hildebrand 1924).",
  "The moisture of the air is left out.": "L’humidité de l’air n’est pas comptée.",
  "All the liquid stays in the air; none rains out [TM43].":
    "Tout le liquide reste dans l’air; rien ne retombe [TM43].",
  "Heat of vaporization or liquid heat capacity not on file.":
    "Chaleur de vaporisation ou capacité thermique du liquide pas au dossier.",
  "The inversion must lie above the emission height.": "L’inversion doit être au-dessus de la hauteur d’émission.",
  "Enter a greater inversion height or leave it out.":
    "Entrez une hauteur d’inversion plus grande, ou laissez-la vide.",
  "No boiling point is on file for {name}, so a liquid release cannot be told from a pool.":
    "Aucun point d’ébullition n’est au dossier pour {name} : un rejet liquide ne se distingue pas d’une flaque.",
  "Choose gas, or enter the boiling point.": "Choisissez gaz, ou entrez le point d’ébullition.",
  "{name} is solid below {figure} and gives too little vapour for a plume.":
    "{name} est solide sous {figure} et donne trop peu de vapeur pour un panache.",
  "{name} is a salt and gives too little vapour for a plume.":
    "{name} est un sel et donne trop peu de vapeur pour un panache.",
  "{name} boils only at {figure} and gives too little vapour for a plume.":
    "{name} ne bout qu’à {figure} et donne trop peu de vapeur pour un panache.",
  "{name} hardly evaporates and gives too little vapour for a plume.":
    "{name} s’évapore à peine et donne trop peu de vapeur pour un panache.",
  "Use the isolation distance.": "Utilisez la distance d’isolation.",
  "If water, acid or fire sets a gas free from it, model that gas.":
    "Si l’eau, un acide ou le feu en libère un gaz, modélisez ce gaz.",
  "{name} is a liquid below {figure}.": "{name} est liquide sous {figure}.",
  "Enter a higher release temperature, or choose liquid.":
    "Entrez une température de rejet plus haute, ou choisissez liquide.",
  "A pool is modelled from {figure}.": "Une flaque est modélisée à partir de {figure}.",
  "Mend the release temperature.": "Corrigez la température du rejet.",
  "No AEGL, IDLH or explosive limit is on file for {name}.":
    "Aucune limite AEGL, IDLH ou d’explosivité n’est au dossier pour {name}.",
  "Enter a limit in ppm.": "Entrez une limite en ppm.",
  "{words} is modelled from {number} to {number2} degrees.": "{words} : modélisé de {number} à {number2} degrés.",
  "{words} is modelled from {number} to {number2} {name}.": "{words} : modélisé de {number} à {number2} {name}.",
  "Enter a number in that range.": "Entrez un nombre dans cette plage.",
  "Emission height": "Hauteur d’émission",
  "Speed of the jet": "Vitesse du jet",
  "Wind speed": "Vitesse du vent",
  "Wind direction": "Direction du vent",
  "Air temperature": "Température de l’air",
  "Sun's altitude": "Hauteur du soleil",
  "Inversion height": "Hauteur de l’inversion",
  Latitude: "Latitude",
  Longitude: "Longitude",
  "Roughness length": "Longueur de rugosité",
  "Temperature of the ground": "Température du sol",
  "Molar mass": "Masse molaire",
  "Boiling point": "Point d’ébullition",
  "Vapour pressure": "Tension de vapeur",
  "Temperature of the vapour pressure": "Température de la tension de vapeur",
  "Density of the liquid": "Masse volumique du liquide",
  "Heat of vaporization": "Chaleur de vaporisation",
  "Heat capacity of the gas": "Capacité thermique du gaz",
  "Heat capacity of the liquid": "Capacité thermique du liquide",
};
