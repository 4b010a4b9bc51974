/** Actions in a fire. */
export const fire = {
  "Move intact containers out of the heat if it puts nobody at risk.":
    "Éloignez de la chaleur les contenants intacts si cela ne met personne en danger.",
  "Leave damaged cylinders to specialists.": "Laissez les bouteilles endommagées aux spécialistes.",
  "Let the gas leak burn until it can be shut off.":
    "Laissez brûler la fuite de gaz jusqu’à ce qu’on puisse la fermer.",
  "Keep water out of containers.": "Ne laissez pas d’eau entrer dans les contenants.",
  "Keep water out of containers: the reaction may be violent.":
    "Ne laissez pas d’eau entrer dans les contenants : la réaction peut être violente.",
  "Do not aim a solid stream at the product.": "Ne dirigez pas de jet plein sur le produit.",
  "Contain firefighting runoff with a dike.": "Retenez les eaux d’incendie avec une digue.",
  "Flash point may be very low. Water spray may not put the fire out.":
    "Le point d’éclair peut être très bas. L’eau pulvérisée peut ne pas éteindre le feu.",
  "Leave heat-exposed cargo and its vehicle where they are.":
    "Laissez sur place la cargaison exposée à la chaleur et son véhicule.",
  "Choose an extinguishing agent for the fire around it.": "Choisissez l’agent extincteur selon ce qui brûle autour.",
  "Do not hit it with a solid stream: that spreads the material.":
    "N’utilisez pas de jet plein : il disperse la matière.",
  "From far away, flood the fire with water.": "Inondez le feu d’eau, de loin.",
  "Pull back immediately if venting gets louder or the tank changes colour.":
    "Si le sifflement de la soupape augmente ou si la citerne change de couleur, repliez-vous immédiatement.",
  "Stay clear of any tank with flames on it.": "Restez loin de toute citerne touchée par les flammes.",
  "Do not aim water at the leak or relief devices: ice may form.":
    "Ne dirigez pas d’eau sur la fuite ni sur les dispositifs de décharge : de la glace peut s’y former.",
  "Do not aim water at the leak or relief devices.":
    "Ne dirigez pas d’eau sur la fuite ni sur les dispositifs de décharge.",
  "Fight it from as far away as possible, or use unmanned monitors.":
    "Combattez-le d’aussi loin que possible, ou avec des lances-canons sans surveillance.",
  "Cool containers with lots of water. Keep going long after the flames are out.":
    "Refroidissez les contenants à grande eau. Continuez longtemps après l’extinction des flammes.",
  "If unmanned monitors cannot reach a very large fire, pull back and let it burn.":
    "Si les lances-canons sans surveillance n’atteignent pas un très grand feu, repliez-vous et laissez-le brûler.",
  "Ammonium nitrate may explode in a fire or if fuel gets into it. Use Guide 112.":
    "Le nitrate d’ammonium peut exploser dans un feu ou s’il est mêlé à un combustible. Utilisez le guide 112.",
  "CO2 or halon may help only a little.": "Le CO2 ou le halon peuvent n’aider que peu.",
  "Chlorosilanes: use alcohol-resistant foam, never water.":
    "Chlorosilanes : utilisez de la mousse résistante à l’alcool, jamais d’eau.",
  "Chlorosilanes: do not use lime, soda ash or dry chemical. They may release hydrogen, which can explode.":
    "Chlorosilanes : pas de chaux, de carbonate de sodium ni de poudre chimique. De l’hydrogène explosif peut s’en dégager.",
  "Confine and smother the fire.": "Confinez et étouffez le feu.",
  "Incident commander only: consider igniting the leak to end the toxic cloud.":
    "Commandant du lieu de l’intervention seulement : envisagez d’enflammer la fuite pour faire cesser le nuage toxique.",
  "Contain the fire and let it burn.": "Contenez le feu et laissez-le brûler.",
  "Cool nearby batteries with water spray.": "Refroidissez les piles voisines à l’eau pulvérisée.",
  "Do not aim water at the hot metal.": "Ne dirigez pas d’eau sur le métal chaud.",
  "Do not fight an ammonium nitrate cargo fire. Withdraw and isolate at least 1600 m.":
    "Ne combattez pas un feu de cargaison de nitrate d’ammonium. Repliez-vous et isolez au moins 1600 m.",
  "Do not fight a fire that has reached the cargo: it may explode.":
    "Ne combattez pas un feu qui a atteint la cargaison : elle peut exploser.",
  "Do not spray water into a breached tank car of crude oil: it may boil over.":
    "N’envoyez pas d’eau dans un wagon-citerne éventré de pétrole brut : il peut déborder en bouillant.",
  "Do not use CO2 on cyanides.": "N’utilisez pas de CO2 sur les cyanures.",
  "Do not use salt water: it conducts electricity.": "N’utilisez pas d’eau salée : elle conduit l’électricité.",
  "Never use dry chemical on this substance.": "N’utilisez jamais de poudre chimique sur cette matière.",
  "If you cannot cool it, evacuate immediately.": "Si vous ne pouvez pas la refroidir, évacuez immédiatement.",
  "Exception: flood dithionites (UN1384, UN1923, UN1929) and xanthates (UN3342) with water.":
    "Exception : inondez d’eau les dithionites (UN1384, UN1923, UN1929) et les xanthates (UN3342).",
  "Exception: use alcohol-resistant foam on chlorosilanes.":
    "Exception : utilisez la mousse résistante à l’alcool sur les chlorosilanes.",
  "Flood a tire or vehicle fire with water before it reaches the cargo.":
    "Inondez d’eau un feu de pneu ou de véhicule avant qu’il atteigne la cargaison.",
  "Flood this material with water in small and large fires.":
    "Inondez cette matière d’eau, que le feu soit petit ou grand.",
  "Flood the burning material with water. Knock vapour down with fog.":
    "Inondez d’eau la matière en feu. Rabattez la vapeur au brouillard d’eau.",
  "Do not use halon, CO2 or dry chemical.": "N’utilisez ni halon, ni CO2, ni poudre chimique.",
  "Stop traffic, pull everyone back and let it burn.":
    "Arrêtez la circulation, repliez tout le monde et laissez brûler.",
  "If you must fight it, use water spray or fog.":
    "Si vous devez le combattre, utilisez l’eau pulvérisée ou le brouillard d’eau.",
  "On a fire, use water, not dry chemical or foam.":
    "Sur un feu, utilisez de l’eau, pas de poudre chimique ni de mousse.",
  "The flame is invisible: find it with a thermal camera or a broom handle.":
    "La flamme est invisible : trouvez-la avec une caméra thermique ou un manche à balai.",
  "It can burn with an invisible flame: look for it with a thermal camera or a broom handle.":
    "Elle peut brûler avec une flamme invisible : cherchez-la avec une caméra thermique ou un manche à balai.",
  "Keep water and foam off the material itself.": "Tenez eau et mousse loin de la matière elle-même.",
  "Keep water, CO2 and foam off the material itself.": "Tenez eau, CO2 et mousse loin de la matière elle-même.",
  "Leave damaged packages in place. Move intact ones out of the fire.":
    "Laissez sur place les colis endommagés. Sortez du feu ceux qui sont intacts.",
  "Let the battery burn out and protect exposures.": "Laissez la pile se consumer et protégez les alentours.",
  "Never let it rise above its control temperature.": "Ne la laissez jamais dépasser sa température de régulation.",
  "Keep dry chemical and foam off it.": "N’y mettez ni poudre chimique ni mousse.",
  "Keep water and foam off it.": "N’y mettez ni eau ni mousse.",
  "Keep water, foam and CO2 off it.": "N’y mettez ni eau, ni mousse, ni CO2.",
  "Use only CO2 or dry chemical.": "Utilisez seulement du CO2 ou de la poudre chimique.",
  "On metals, use dry chemical, dry sand, sodium chloride, graphite or a Class D extinguisher.":
    "Sur les métaux, utilisez poudre chimique, sable sec, chlorure de sodium, graphite ou un extincteur de classe D.",
  "Or withdraw and let it burn.": "Ou repliez-vous et laissez brûler.",
  "Division 1.4S packages: normal fire precautions apply, from a distance.":
    "Colis de la division 1.4S : les précautions normales contre l’incendie s’appliquent, à distance.",
  "Pool fire: keep water off. Use dry chemical or high-expansion foam.":
    "Feu de flaque : pas d’eau. Utilisez de la poudre chimique ou de la mousse à haut foisonnement.",
  "If it cannot be put out, protect exposures and let it burn out.":
    "S’il ne peut être éteint, protégez les alentours et laissez-le se consumer.",
  "Put out fires it starts with an agent suited to that fuel. Keep the agent off the metal.":
    "Éteignez les feux qu’il allume avec l’agent qui convient à ce combustible. Ne mettez pas cet agent sur le métal.",
  "Radioactive material does not change how you fight the fire.":
    "Une matière radioactive ne change pas la façon de combattre le feu.",
  "Smothering does not work: it burns without air.": "L’étouffer ne sert à rien : elle brûle sans air.",
  "The container may explode: stay well back.": "Le contenant peut exploser : restez très loin.",
  "The foam must be alcohol-resistant.": "La mousse doit résister à l’alcool.",
  "Treat dried-out material as an explosive: use Guide 112.":
    "Traitez la matière séchée comme un explosif : utilisez le guide 112.",
  "Metal pigment or paste: fight as a metal fire. Use dry sand, graphite, dry sodium chloride or a Class D extinguisher.":
    "Pigment ou pâte de métal : combattez-le comme un feu de métal. Utilisez sable sec, graphite, chlorure de sodium sec ou un extincteur de classe D.",
  "Use CO2 or dry chemical.": "Utilisez CO2 ou poudre chimique.",
  "Use CO2, alcohol-resistant foam, dry sand or dry chemical.":
    "Utilisez CO2, mousse résistante à l’alcool, sable sec ou poudre chimique.",
  "Use a Class D extinguisher, dry sodium chloride, graphite powder or dry sand.":
    "Utilisez un extincteur de classe D, du chlorure de sodium sec, de la poudre de graphite ou du sable sec.",
  "Use alcohol-resistant foam where regular foam does not work.":
    "Utilisez la mousse résistante à l’alcool où la mousse ordinaire n’agit pas.",
  "Use alcohol-resistant foam, fog or water spray.":
    "Utilisez mousse résistante à l’alcool, brouillard d’eau ou eau pulvérisée.",
  "Use alcohol-resistant foam, water spray, CO2 or dry chemical.":
    "Utilisez mousse résistante à l’alcool, eau pulvérisée, CO2 ou poudre chimique.",
  "Use dry sand, lime, soda ash or dry chemical.": "Utilisez sable sec, chaux, carbonate de sodium ou poudre chimique.",
  "Use water fog only to knock down the cloud.": "Utilisez le brouillard d’eau seulement pour abattre le nuage.",
  "Use fog or water spray.": "Utilisez brouillard d’eau ou eau pulvérisée.",
  "Use lime, soda ash or dry chemical.": "Utilisez chaux, carbonate de sodium ou poudre chimique.",
  "Use lime, soda ash, dry chemical or dry sand.": "Utilisez chaux, carbonate de sodium, poudre chimique ou sable sec.",
  "Do not use foam or any halogenated agent.": "N’utilisez ni mousse ni agent halogéné.",
  "Do not use water unless life is at stake, and then only a fine spray.":
    "N’utilisez pas d’eau, sauf si une vie est en jeu, et alors seulement en fine pulvérisation.",
  "Use regular foam, fog or water spray.": "Utilisez mousse ordinaire, brouillard d’eau ou eau pulvérisée.",
  "Use regular foam, water spray, CO2 or dry chemical.":
    "Utilisez mousse ordinaire, eau pulvérisée, CO2 ou poudre chimique.",
  "Use regular foam, water spray, earth, sand, CO2 or dry chemical.":
    "Utilisez mousse ordinaire, eau pulvérisée, terre, sable, CO2 ou poudre chimique.",
  "Use sand, lime, soda ash or dry chemical.": "Utilisez sable, chaux, carbonate de sodium ou poudre chimique.",
  "Use water spray only to knock down the vapour.": "Utilisez l’eau pulvérisée seulement pour rabattre la vapeur.",
  "Use unmanned monitors from as far away as possible to keep fire off the cargo.":
    "Utilisez des lances-canons sans surveillance, d’aussi loin que possible, pour tenir le feu loin de la cargaison.",
  "Use water only while the package is intact.": "Utilisez de l’eau seulement tant que le colis est intact.",
  "Use large amounts of water spray.": "Utilisez de grandes quantités d’eau pulvérisée.",
  "Flood it with water spray or fog.": "Inondez-la à l’eau pulvérisée ou au brouillard d’eau.",
  "Use water spray, CO2 or dry chemical.": "Utilisez eau pulvérisée, CO2 ou poudre chimique.",
  "Use water spray, alcohol-resistant foam, CO2 or dry chemical.":
    "Utilisez eau pulvérisée, mousse résistante à l’alcool, CO2 ou poudre chimique.",
  "Use water.": "Utilisez de l’eau.",
  "Use wet earth, wet sand or water spray.": "Utilisez terre mouillée, sable mouillé ou eau pulvérisée.",
  "Watch burned tires: they may re-ignite.": "Surveillez les pneus brûlés : ils peuvent se rallumer.",
  "Monitor the battery with a thermal camera.": "Surveillez la pile avec une caméra thermique.",
  "Use only water. Do not use halon, CO2 or dry chemical.":
    "Utilisez de l’eau seule. N’utilisez ni halon, ni CO2, ni poudre chimique.",
  "If there is no water, use dry chemical, CO2 or dirt.":
    "S’il n’y a pas d’eau, utilisez de la poudre chimique, du CO2 ou de la terre.",
  "Unless it is burning, keep water off the material.": "Ne mettez pas d’eau sur la matière, sauf si elle brûle.",
  "If water is limited, use it only to knock down the vapour.": "Si l’eau manque, rabattez seulement la vapeur.",
  "If there is no water, use dry chemical, CO2 or regular foam.":
    "S’il n’y a pas d’eau, utilisez poudre chimique, CO2 ou mousse ordinaire.",
  "Keep it wet with water spray.": "Gardez-la mouillée à l’eau pulvérisée.",
  "Never cut or touch high-voltage vehicle cables.":
    "Ne coupez ni ne touchez jamais les câbles à haute tension d’un véhicule.",
  "Not on chlorosilanes. On other materials, use sand, lime, soda ash or dry chemical.":
    "Pas sur les chlorosilanes. Sur les autres matières : sable, chaux, carbonate de sodium ou poudre chimique.",
  "Do not rely on halon, CO2 or dry chemical. Use water.":
    "Ne comptez pas sur le halon, le CO2 ou la poudre chimique. Utilisez de l’eau.",
};
