/** Items of the role checklists, by their English text. They load with the panel that shows them. */
export const checklistItems = {
  // First used for the decon officer.
  "Report to the operations lead, and confirm that you are the decon officer.":
    "Présentez-vous au chef des opérations et confirmez que vous êtes l’officier de décontamination.",
  "Choose a decon site upwind and uphill, in the warm zone.":
    "Choisissez un site de décontamination en amont du vent et plus haut, dans la zone tiède.",
  "Lay out an area of about 75' x 25'.": "Aménagez une aire d’environ 75 pi x 25 pi.",
  "Mark one entry from the hot zone and one exit to the cold zone.":
    "Marquez une seule entrée depuis la zone chaude et une seule sortie vers la zone froide.",
  "Check that runoff flows back toward the hot zone, not into drains.":
    "Vérifiez que le ruissellement retourne vers la zone chaude, et non dans les égouts.",
  "Confirm that the water supply reaches every station.": "Confirmez que l’alimentation en eau atteint chaque poste.",
  "Keep vehicles and people without an assigned task out of the corridor.":
    "Gardez hors du corridor les véhicules et les personnes sans tâche assignée.",
  "Agree with the entry team on its emergency exit point.":
    "Convenez avec l’équipe d’entrée de son point de sortie d’urgence.",
  "Get the name and UN number of the product from the operations lead.":
    "Obtenez du chef des opérations le nom et le numéro UN du produit.",
  "Note its form: gas, liquid, powder or solid.": "Notez sa forme : gaz, liquide, poudre ou solide.",
  "Ask whether it reacts with water before you choose a method.":
    "Demandez s’il réagit avec l’eau avant de choisir une méthode.",
  "Note whether it dissolves in water or needs soap.": "Notez s’il se dissout dans l’eau ou demande du savon.",
  "Note how much has been released, and who and what may be contaminated.":
    "Notez combien s’en est échappé, et qui et quoi peut être contaminé.",
  "Treat an unidentified product as toxic and corrosive.":
    "Traitez un produit non identifié comme toxique et corrosif.",
  "Keep the safety data sheet or the response card at the decon site.":
    "Gardez la fiche de données de sécurité ou la fiche d’intervention au site de décontamination.",
  "List the exposure routes: inhalation, skin, eyes, ingestion.":
    "Énumérez les voies d’exposition : inhalation, peau, yeux, ingestion.",
  "Assess whether contaminated people could harm the decon team.":
    "Jugez si des personnes contaminées peuvent nuire à l’équipe de décontamination.",
  "Plan for clothing that keeps giving off vapour.": "Prévoyez que les vêtements continuent de dégager des vapeurs.",
  "Assess where runoff could go and the harm it could do.":
    "Jugez où le ruissellement peut aller, et à quoi il peut nuire.",
  "Check wind and temperature, and plan for cold or heat stress.":
    "Vérifiez le vent et la température, et prévoyez le stress dû au froid ou à la chaleur.",
  "If the product is flammable, keep ignition sources out.":
    "Si le produit est inflammable, tenez les sources d’inflammation à l’écart.",
  "Have the air at the decon site monitored while it is in use.":
    "Faites surveiller l’air du site de décontamination tant qu’il sert.",
  "Decide whether emergency decon of the public is needed first.":
    "Décidez si une décontamination d’urgence du public est d’abord nécessaire.",
  "Choose PPE for the decon team, no more than one level below the entry team.":
    "Choisissez l’ÉPI de l’équipe de décontamination, au plus un niveau sous celui de l’équipe d’entrée.",
  "If the product is unknown, use the same level as the entry team.":
    "Si le produit est inconnu, prenez le même niveau que l’équipe d’entrée.",
  "Confirm SCBA for the decon team until monitoring allows less.":
    "Confirmez l’APRA pour l’équipe de décontamination jusqu’à ce que la surveillance permette moins.",
  "Confirm that suits, gloves and boots resist the product.":
    "Confirmez que les combinaisons, les gants et les bottes résistent au produit.",
  "Check that gloves and boots are taped and zips closed.":
    "Vérifiez que gants et bottes sont scellés au ruban et les fermetures fermées.",
  "Lay out spare air cylinders, gloves and boots.":
    "Disposez des bouteilles d’air, des gants et des bottes de rechange.",
  "Have a second person check every suit before work starts.":
    "Faites vérifier chaque combinaison par une seconde personne avant le travail.",
  "Choose the method: rinse, soap and rinse, dry removal or absorption.":
    "Choisissez la méthode : rinçage, savon et rinçage, enlèvement à sec ou absorption.",
  "List the stations in order: tool drop, gross rinse, wash, rinse, suit removal, mask removal.":
    "Énumérez les postes dans l’ordre : dépôt d’outils, rinçage grossier, lavage, rinçage, retrait de la combinaison, retrait du masque.",
  "Name a person for every station and a relief for each.":
    "Nommez une personne pour chaque poste et une relève pour chacune.",
  "Prepare a 1:10 bleach solution for irritants, for equipment only.":
    "Préparez une solution de javellisant 1:10 pour les irritants, pour l’équipement seulement.",
  "Keep bleach away from acids, ammonia and skin.":
    "Gardez le javellisant loin des acides, de l’ammoniac et de la peau.",
  "Set up pools or berms, drums and bags for runoff and waste.":
    "Installez bassins ou digues, barils et sacs pour le ruissellement et les déchets.",
  "Plan for an entry team member who runs out of air in the decon corridor.":
    "Prévoyez qu’un membre de l’équipe d’entrée manque d’air dans le corridor de décontamination.",
  "Plan for a casualty who cannot walk.": "Prévoyez une victime qui ne peut pas marcher.",
  "Tell the operations lead when decon is ready. No one enters before that.":
    "Dites au chef des opérations quand la décontamination est prête. Personne n’entre avant.",
  "Brief the decon team on product, signs of exposure and hand signals.":
    "Informez l’équipe de décontamination du produit, des signes d’exposition et des signaux de la main.",
  "Staff every station before the entry team goes on air.":
    "Dotez chaque poste avant que l’équipe d’entrée passe à l’air en bouteille.",
  "Record when each entry team member goes in and is due out.":
    "Notez l’heure d’entrée et l’heure de sortie prévue de chaque membre de l’équipe d’entrée.",
  "Have tools left at the tool drop, in the warm zone.":
    "Faites laisser les outils au dépôt d’outils, dans la zone tiède.",
  "Rinse heavy contamination off first, from top to bottom.": "Rincez d’abord la forte contamination, de haut en bas.",
  "Decontaminate members who are low on air first.": "Décontaminez d’abord les membres à court d’air.",
  "Take the mask off last.": "Enlevez le masque en dernier.",
  "Watch everyone for signs of exposure or heat stress.":
    "Guettez chez chacun les signes d’exposition ou de stress dû à la chaleur.",
  "Relieve the decon team before it runs low on air or gets tired.":
    "Relevez l’équipe de décontamination avant qu’elle manque d’air ou se fatigue.",
  "Log the air readings at the decon site.": "Consignez les mesures de l’air au site de décontamination.",
  "Watch the runoff pools, and change them before they are full.":
    "Surveillez les bassins de ruissellement, et changez-les avant qu’ils soient pleins.",
  "Undress contaminated people first: removing clothing removes 80% of the contamination.":
    "Déshabillez d’abord les personnes contaminées : enlever les vêtements enlève 80 % de la contamination.",
  "Wash and rinse: standard decon reduces the hazard by about 90%.":
    "Lavez et rincez : la décontamination standard réduit le danger d’environ 90 %.",
  "Brush or vacuum off water-reactive powder before any rinse.":
    "Brossez ou aspirez la poudre hydroréactive avant tout rinçage.",
  "Roll suits off inside out, so that the outside does not touch anyone.":
    "Roulez les combinaisons à l’envers, pour que l’extérieur ne touche personne.",
  "Check people and tools with a meter or pH paper before they leave.":
    "Vérifiez personnes et outils à l’appareil ou au papier pH avant leur départ.",
  "If a check still shows contamination, repeat the wash.":
    "Si une vérification montre encore de la contamination, refaites le lavage.",
  "Bag and label clothing and equipment, and keep them in the warm zone.":
    "Mettez vêtements et équipement en sacs étiquetés, et gardez-les dans la zone tiède.",
  "Hand casualties over to medical staff with a note of the product and the decon done.":
    "Remettez les victimes au personnel médical avec une note sur le produit et la décontamination faite.",
  "Decontaminate the decon team last, from the hot zone end outward.":
    "Décontaminez l’équipe de décontamination en dernier, en commençant du côté de la zone chaude.",
  "Bag the public's valuables and label them by name.":
    "Mettez en sacs les objets de valeur du public et étiquetez-les par nom.",
  "Contain runoff and waste, label it and hand it to a licensed contractor.":
    "Contenez le ruissellement et les déchets, étiquetez-les et remettez-les à un entrepreneur autorisé.",
  "Check the decon site with a meter, and clean up any residue.":
    "Vérifiez le site de décontamination à l’appareil, et nettoyez ce qui reste.",
  "Confirm that equipment is clean, or set it aside as contaminated.":
    "Confirmez que l’équipement est propre, ou mettez-le de côté comme contaminé.",
  "Write an exposure record for everyone who was contaminated.":
    "Rédigez un dossier d’exposition pour chaque personne contaminée.",
  "Tell your team the product, the signs of late effects and whom to call.":
    "Dites à votre équipe le produit, les signes d’effets tardifs et qui appeler.",
  "Count and reorder used decon supplies.": "Comptez le matériel de décontamination utilisé et commandez-en d’autre.",
  "Hand your log and times to the operations lead.": "Remettez votre journal et les heures au chef des opérations.",
  "Take part in the post-incident analysis within 2 weeks.":
    "Participez à l’analyse après incident dans les 2 semaines.",
  // First used for the entry team leader.
  "Report to the operations lead, and get the incident number and your call sign.":
    "Présentez-vous au chef des opérations, et obtenez le numéro d’incident et votre indicatif.",
  "Learn where the hot, warm and cold zones are.": "Apprenez où sont les zones chaude, tiède et froide.",
  "Confirm that at least 100 m is isolated while the product is unknown.":
    "Confirmez qu’au moins 100 m sont isolés tant que le produit est inconnu.",
  "Agree on one entry point to the hot zone and the exit through decon.":
    "Convenez d’un seul point d’entrée dans la zone chaude et de la sortie par la décontamination.",
  "Agree on a second escape route, upwind.": "Convenez d’une seconde voie d’évacuation, en amont du vent.",
  "Check the wind direction yourself before you go in.": "Vérifiez vous-même la direction du vent avant d’entrer.",
  "Hand in accountability tags for every member.": "Remettez la plaquette de contrôle de chaque membre.",
  "Agree on the withdrawal signal.": "Convenez du signal de retrait.",
  "Read the name, UN number and class of the product.": "Lisez le nom, le numéro UN et la classe du produit.",
  "Find out the container type, size, material and leak location.":
    "Renseignez-vous sur le contenant : type, taille, matériau et point de fuite.",
  "Find out how much it holds and how much has been released.":
    "Renseignez-vous sur ce qu’il contient et combien s’en est échappé.",
  "Read the response card and the guide for the product.": "Lisez la fiche d’intervention et le guide du produit.",
  "Look at the scene through binoculars or a camera first.": "Regardez d’abord la scène aux jumelles ou à la caméra.",
  "Ask what has changed since the first report.": "Demandez ce qui a changé depuis le premier rapport.",
  "State clearly what is unknown.": "Dites clairement ce qui n’est pas connu.",
  "Ask whether people are missing, and where they were last seen.":
    "Demandez si des personnes manquent, et où on les a vues en dernier.",
  "Agree on how the product and the container may react.":
    "Accordez-vous sur ce que le produit et le contenant peuvent faire ensuite.",
  "Know the explosive range and your turn-back reading.":
    "Connaissez la plage d’explosivité et votre lecture de repli.",
  "Know the IDLH and the signs of exposure.": "Connaissez le DIVS et les signes d’exposition.",
  "Plan for oxygen deficiency or enrichment.": "Prévoyez un manque ou un excès d’oxygène.",
  "Ask what else is stored there and what is incompatible.":
    "Demandez ce qui d’autre y est entreposé et ce qui est incompatible.",
  "Check for heights, holes, traffic, electricity and noise.":
    "Cherchez les hauteurs, les trous, la circulation, l’électricité et le bruit.",
  "Confirm with the safety officer that the benefit is worth the risk.":
    "Confirmez avec l’officier de sécurité que l’avantage vaut le risque.",
  "Agree on the readings and events that end the entry.":
    "Convenez des lectures et des événements qui mettent fin à l’entrée.",
  "Confirm the level of protection that the plan names.": "Confirmez le niveau de protection que nomme le plan.",
  "Confirm that the suit resists the product, or report that this is unknown.":
    "Confirmez que la combinaison résiste au produit, ou que ce n’est pas connu.",
  "Check the air pressure of every cylinder, entry and backup.":
    "Vérifiez la pression d’air de chaque bouteille, entrée et relève.",
  "Check the fit and the seal of every mask.": "Vérifiez l’ajustement et l’étanchéité de chaque masque.",
  "Check suits, gloves and boots for holes and open seams.":
    "Cherchez trous et coutures ouvertes aux combinaisons, gants et bottes.",
  "Test radios, and agree on hand signals for when they fail.":
    "Essayez les radios, et convenez de signaux de la main si elles tombent en panne.",
  "Turn on and test the meters, and note their correction factors.":
    "Allumez et essayez les détecteurs, et notez leurs facteurs de correction.",
  "Have every member's vital signs checked and cleared for entry.":
    "Faites prendre les signes vitaux de chaque membre et autoriser son entrée.",
  "Confirm that the backup team is in the same level of PPE and ready.":
    "Confirmez que l’équipe de relève porte le même niveau d’ÉPI et est prête.",
  "Check your partner's suit, and let your partner check yours.":
    "Vérifiez la combinaison de votre partenaire, et laissez-le vérifier la vôtre.",
  "State the one objective of this entry in a sentence.": "Énoncez en une phrase l’unique objectif de cette entrée.",
  "Give every member one task, and a partner.": "Donnez à chaque membre une seule tâche, et un partenaire.",
  "Lay out the tools, and count them.": "Disposez les outils, et comptez-les.",
  "Walk through the route on a plan before going in.": "Parcourez le trajet sur un plan avant d’entrer.",
  "Agree on the time limit: no more than 20 minutes in the hot zone.":
    "Convenez de la limite de temps : au plus 20 minutes dans la zone chaude.",
  "Agree on a time check every 5 minutes.": "Convenez d’un contrôle du temps toutes les 5 minutes.",
  "Agree on the air pressure at which everyone turns back.":
    "Convenez de la pression d’air à laquelle tous se replient.",
  "Confirm with the decon officer that decon is ready.":
    "Confirmez avec l’officier de décontamination que la décontamination est prête.",
  "Rehearse a member down, loss of air, a suit tear and radio failure.":
    "Répétez les cas suivants : membre à terre, perte d’air, combinaison déchirée et panne de radio.",
  "Hold the safety briefing, and ask each member to repeat the plan.":
    "Tenez la séance de sécurité, et demandez à chaque membre de répéter le plan.",
  "Report when you go on air and when you enter.":
    "Annoncez quand vous passez sur l’air de l’appareil et quand vous entrez.",
  "Go in as a pair, and stay in sight of each other.": "Entrez à deux, et restez en vue l’un de l’autre.",
  "Approach from upwind and stay out of low areas.": "Approchez en amont du vent et restez hors des lieux bas.",
  "Lead with the meters and report every change.": "Avancez avec les détecteurs devant et annoncez chaque changement.",
  "Answer the time check every 5 minutes with air pressure and position.":
    "Répondez au contrôle du temps toutes les 5 minutes avec pression d’air et position.",
  "Do not step into product, kneel in it or lean on contaminated surfaces.":
    "Ne marchez pas dans le produit, ne vous y agenouillez pas et ne vous appuyez pas sur des surfaces contaminées.",
  "Report what you see: container, leak, labels, victims.":
    "Rapportez ce que vous voyez : contenant, fuite, étiquettes, victimes.",
  "Turn back at the agreed reading or air pressure, task done or not.":
    "Repliez-vous à la lecture ou à la pression d’air convenue, tâche finie ou non.",
  "Be out of the hot zone within 20 minutes.": "Soyez sorti de la zone chaude en 20 minutes au plus.",
  "Leave together immediately if one member is in trouble.":
    "Si un membre est en difficulté, sortez ensemble immédiatement.",
  "Bring every member out through decon, those low on air first.":
    "Faites sortir chaque membre par la décontamination, d’abord ceux à court d’air.",
  "Leave tools at the tool drop.": "Laissez les outils au dépôt d’outils.",
  "Keep the mask on until the decon officer says so.":
    "Gardez le masque jusqu’à ce que l’officier de décontamination le dise.",
  "Have vital signs taken again and compared with those before entry.":
    "Faites reprendre les signes vitaux et comparez-les à ceux d’avant l’entrée.",
  "Rest, hydrate, and cool down or warm up.": "Reposez-vous, hydratez-vous et rafraîchissez-vous ou réchauffez-vous.",
  "Ask each member about headache, cough, burning eyes and dizziness.":
    "Interrogez chaque membre sur mal de tête, toux, yeux qui brûlent et vertige.",
  "Shower with soap before you go home.": "Douchez-vous au savon avant de rentrer chez vous.",
  "Leave clothing worn under the suit for washing or disposal.":
    "Laissez les vêtements portés sous la combinaison pour le lavage ou l’élimination.",
  "Report the readings, the state of the container and the remaining tasks.":
    "Rapportez les lectures, l’état du contenant et ce qui reste à faire.",
  "Ask the medical unit whether each member may go in again.":
    "Demandez à l’unité médicale si chaque membre peut retourner.",
  "Hold a debrief with the team before anyone leaves.": "Tenez un bilan avec l’équipe avant que quiconque parte.",
  "Tell each member the product and its late effects, in writing.":
    "Donnez à chaque membre le produit et ses effets tardifs, par écrit.",
  "Fill in an exposure record for every member.": "Remplissez un dossier d’exposition pour chaque membre.",
  "Set aside suits, meters and tools that need cleaning or testing.":
    "Mettez de côté combinaisons, détecteurs et outils à nettoyer ou à essayer.",
  "Hand over readings, times and sketches for the log.": "Remettez lectures, heures et croquis pour le journal.",
  "Log each suit's use in its record.": "Inscrivez l’usage de chaque combinaison à son registre.",
  "Name who needs medical follow-up.": "Nommez qui a besoin d’un suivi médical.",
  // First used for the operations lead.
  "Report to the incident commander, and confirm the chain of command.":
    "Présentez-vous au commandant du lieu de l’intervention, et confirmez la chaîne de commandement.",
  "Bring units in from upwind and uphill. Stop outside the isolation distance.":
    "Faites arriver les unités en amont du vent et plus haut. Arrêtez-les hors de la distance d’isolation.",
  "Isolate 100 m in all directions while the product is unknown.":
    "Isolez 100 m dans toutes les directions tant que le produit est inconnu.",
  "Change to the distance of the response card when the product is known.":
    "Passez à la distance de la fiche d’intervention quand le produit est connu.",
  "Mark the hot, warm and cold zones and control access.":
    "Marquez les zones chaude, tiède et froide, et contrôlez-en l’accès.",
  "Decide between evacuation and shelter in place, and assign who carries it out.":
    "Décidez entre l’évacuation et l’abri sur place, et désignez qui s’en charge.",
  "Set up staging upwind, with room to turn around.":
    "Placez l’aire de rassemblement en amont du vent, avec l’espace pour faire demi-tour.",
  "Start an accountability board. Keep the number of people in the hot zone low.":
    "Ouvrez un tableau de contrôle du personnel. Gardez peu de gens dans la zone chaude.",
  "Confirm that a safety officer is named.": "Confirmez qu’un officier de sécurité est nommé.",
  "Start a log with times.": "Ouvrez un journal avec les heures.",
  "Read placards, labels and UN numbers from a distance.": "Lisez de loin plaques, étiquettes et numéros UN.",
  "Get the shipping papers, inventory or SDS.":
    "Obtenez documents d’expédition, inventaire ou fiches de données de sécurité.",
  "Find the person who knows the site or the load.": "Trouvez la personne qui connaît le site ou le chargement.",
  "Identify the container, its size and its damage.": "Identifiez le contenant, sa taille et ses dommages.",
  "Confirm the product with two independent sources.": "Confirmez le produit avec deux sources indépendantes.",
  "Note how much there was, how much has been released and the leak rate.":
    "Notez combien il y en avait, combien s’en est échappé et le débit de la fuite.",
  "List nearby materials that may burn or react.": "Énumérez ce qui est proche et peut brûler ou réagir.",
  "For advice, call CANUTEC 1-888-226-8832 or CHEMTREC 1-800-424-9300.":
    "Pour un avis, appelez CANUTEC au 1-888-226-8832 ou CHEMTREC au 1-800-424-9300.",
  "Have photos taken from a distance for the log.": "Faites prendre des photos de loin pour le journal.",
  "List the hazards: fire, toxic, corrosive, reactive, radiation, cold, pressure.":
    "Énumérez les dangers : feu, toxique, corrosif, réactif, rayonnement, froid, pression.",
  "Note flash point, explosive range, vapour density and IDLH with their sources.":
    "Notez point d’éclair, plage d’explosivité, densité de vapeur et DIVS avec leurs sources.",
  "Get wind, temperature and forecast, and have changes reported.":
    "Obtenez vent, température et prévision, et faites rapporter les changements.",
  "Model the zone, and compare it with the meter readings.":
    "Modélisez la zone, et comparez-la à ce que montrent les détecteurs.",
  "List the people, schools, hospitals and waterways that are downwind.":
    "Énumérez personnes, écoles, hôpitaux et cours d’eau en aval du vent.",
  "Estimate how the container may fail, and how soon.":
    "Estimez comment le contenant peut céder, et dans combien de temps.",
  "Consider the outcome if no one goes in.": "Songez à ce qui arrive si personne n’entre.",
  "Decide with the safety officer whether the benefit is worth the risk.":
    "Décidez avec l’officier de sécurité si l’avantage vaut le risque.",
  "If sources differ, use the lower limit and the larger distance.":
    "Si les sources diffèrent, utilisez la limite la plus basse et la distance la plus grande.",
  "Choose the level of protection from the product and the task.":
    "Choisissez le niveau de protection d’après le produit et la tâche.",
  "Require SCBA in the hot zone until air monitoring allows less.":
    "Exigez l’APRA dans la zone chaude jusqu’à ce que la surveillance de l’air permette moins.",
  "Check that the suit resists the product. If this is unknown, report it.":
    "Vérifiez que la combinaison résiste au produit. Dites-le si ce n’est pas connu.",
  "Decide whether fire or cold needs thermal protection.":
    "Décidez si le feu ou le froid demande une protection thermique.",
  "Have the backup team in the same level of PPE.": "Faites porter à l’équipe de relève le même niveau d’ÉPI.",
  "Agree with the decon officer on the level for the decon team.":
    "Convenez avec l’officier de décontamination du niveau de l’équipe de décontamination.",
  "Have medical staff check everyone who will wear a suit.":
    "Faites examiner par le personnel médical tous ceux qui porteront une combinaison.",
  "Choose meters for the hazards you expect and for unexpected ones.":
    "Choisissez des détecteurs pour les dangers attendus et pour les imprévus.",
  "Write objectives in order: life safety, incident stabilization, environment, property.":
    "Écrivez les objectifs dans l’ordre : sécurité des personnes, stabilisation de l’incident, environnement, biens.",
  "Choose the mode: offensive, defensive or nonintervention, and say why.":
    "Choisissez le mode : offensif, défensif ou non-intervention, et dites pourquoi.",
  "Name the tactics for leak, spill, fire and vapour.": "Nommez les tactiques pour fuite, déversement, feu et vapeur.",
  "Fill the roles: entry, backup, decon, safety, medical, resources.":
    "Attribuez les rôles : entrée, relève, décontamination, sécurité, soins, ressources.",
  "Before any entry, confirm a decon area of about 75' x 25'.":
    "Avant toute entrée, confirmez une aire de décontamination d’environ 75 pi x 25 pi.",
  "Set the hot zone limit: 20 minutes, with a time check every 5.":
    "Fixez la limite en zone chaude : 20 minutes, avec un contrôle du temps toutes les 5.",
  "Have medical care and transport standing by.": "Ayez soins médicaux et transport prêts sur place.",
  "Assign radio channels and a withdrawal signal.": "Attribuez les canaux radio et un signal de retrait.",
  "Agree on the plan for a member in trouble.": "Convenez du plan pour un membre en difficulté.",
  "Order resources early and note when they arrive.": "Demandez tôt les ressources et notez leur heure d’arrivée.",
  "Have the plan approved by the incident commander.":
    "Faites approuver le plan par le commandant du lieu de l’intervention.",
  "Brief every leader, and have them repeat their task.": "Informez chaque chef, et faites-lui répéter sa tâche.",
  "Get a “ready” from entry, backup, decon, safety and medical before entry.":
    "Obtenez un « prêt » de l’entrée, de la relève, de la décontamination, de la sécurité et du personnel médical avant l’entrée.",
  "Note entry times, air pressures and tasks.": "Notez heures d’entrée, pressions d’air et tâches.",
  "Do a time check with the entry team every 5 minutes.":
    "Faites un contrôle du temps avec l’équipe d’entrée toutes les 5 minutes.",
  "Log meter readings with location and time.": "Consignez les lectures des détecteurs avec le lieu et l’heure.",
  "Compare progress with the plan at every time check.": "Comparez l’avancement au plan à chaque contrôle du temps.",
  "Stop work at any no-go reading or event.": "Arrêtez le travail dès qu’une lecture ou un événement d’arrêt survient.",
  "Check that evacuation or shelter works as planned.": "Vérifiez que l’évacuation ou l’abri se passe comme prévu.",
  "Have runoff dammed or diverted before it reaches drains.":
    "Faites endiguer ou détourner le ruissellement avant qu’il atteigne les égouts.",
  "Relieve crews before they are exhausted.": "Relevez les équipes avant l’épuisement.",
  "Report progress and needs to the incident commander.":
    "Rapportez avancement et besoins au commandant du lieu de l’intervention.",
  "Confirm that decon is open before the first entry and until the last member is out.":
    "Confirmez que la décontamination est ouverte avant la première entrée et jusqu’à la sortie du dernier.",
  "Set up emergency decon for victims and for members in trouble.":
    "Installez une décontamination d’urgence pour les victimes et les membres en difficulté.",
  "Approve the method for this product.": "Approuvez la méthode pour ce produit.",
  "Plan decon for the public where people were contaminated.":
    "Planifiez la décontamination du public si des personnes ont été contaminées.",
  "Have runoff and waste contained.": "Faites contenir le ruissellement et les déchets.",
  "Keep a list of everyone who passed through decon.":
    "Tenez une liste de tous ceux qui sont passés par la décontamination.",
  "Tell hospitals the product and how many patients to expect.":
    "Dites aux hôpitaux le produit et combien de patients attendre.",
  "Have people and equipment checked before they leave the warm zone.":
    "Faites vérifier personnes et équipement avant qu’ils quittent la zone tiède.",
  "End the emergency only when readings and the source are under control.":
    "Mettez fin à l’urgence seulement quand les lectures et la source sont maîtrisées.",
  "Hand the site over to the owner or authority in writing.":
    "Remettez le site au propriétaire ou à l’autorité par écrit.",
  "Hold a debrief: product, exposure, signs, follow-up, equipment.":
    "Tenez un bilan : produit, exposition, signes, suivi, équipement.",
  "Collect exposure records.": "Recueillez les dossiers d’exposition.",
  "Confirm that equipment is decontaminated and back in service.":
    "Confirmez que l’équipement est décontaminé et de retour en service.",
  "Confirm that the required authorities were notified.": "Confirmez que les autorités requises ont été avisées.",
  "Close the log, and keep readings, maps and photos.": "Fermez le journal, et gardez lectures, cartes et photos.",
  "List costs and materials used.": "Énumérez les coûts et le matériel utilisé.",
  "Set a date for the post-incident analysis within 2 weeks.":
    "Fixez une date pour l’analyse après incident dans les 2 semaines.",
  // First used for the resource officer.
  "Report to the operations lead, and confirm your task.":
    "Présentez-vous au chef des opérations, et confirmez votre tâche.",
  "Work from the cold zone, upwind, near the command post.":
    "Travaillez depuis la zone froide, en amont du vent, près du poste de commandement.",
  "Check the staging location: outside 100 m while the product is unknown.":
    "Vérifiez l’aire de rassemblement : hors de 100 m tant que le produit est inconnu.",
  "Know where staging is, and who runs it.": "Sachez où est l’aire de rassemblement, et qui la dirige.",
  "Find out which roads are open for later-arriving units.":
    "Trouvez quelles routes sont ouvertes pour les unités qui arriveront plus tard.",
  "Keep a list of units, specialists and equipment on the scene.":
    "Tenez une liste des unités, des spécialistes et de l’équipement sur place.",
  "Confirm channels and phone numbers that work at the scene.":
    "Confirmez les canaux et les numéros de téléphone qui fonctionnent sur place.",
  "Start a log of requests: what, from whom and when.": "Ouvrez un journal des demandes : quoi, de qui et quand.",
  "Look up the UN number, the name and the CAS number, and check that they agree.":
    "Cherchez le numéro UN, le nom et le numéro CAS, et vérifiez qu’ils concordent.",
  "Have the name spelled out: one letter can mean a different product.":
    "Faites épeler le nom : une seule lettre peut désigner un autre produit.",
  "Get this supplier's SDS and note its date.": "Obtenez la FDS de ce fournisseur et notez sa date.",
  "Read at least two sources, and note edition and date of each.":
    "Lisez au moins deux sources, et notez l’édition et la date de chacune.",
  "Get shipping papers or the site inventory.": "Obtenez les documents d’expédition ou l’inventaire du site.",
  "Call the emergency number on the shipping paper.": "Appelez le numéro d’urgence du document d’expédition.",
  "Call CANUTEC 1-888-226-8832 or CHEMTREC 1-800-424-9300 with product, amount and location.":
    "Appelez CANUTEC au 1-888-226-8832 ou CHEMTREC au 1-800-424-9300. Donnez le produit, la quantité et le lieu.",
  "List missing data, and report it to the operations lead.":
    "Énumérez les données manquantes et signalez-les au chef des opérations.",
  "Ask for the components of a mixture and their percentages.":
    "Demandez les composants d’un mélange et leurs pourcentages.",
  "Write down flash point, explosive range, boiling point and vapour density.":
    "Inscrivez point d’éclair, plage d’explosivité, point d’ébullition et densité de vapeur.",
  "Write down IDLH, AEGL and exposure limits with their averaging time.":
    "Inscrivez DIVS, AEGL et limites d’exposition avec leur durée moyenne.",
  "Look up what it reacts with: water, air, acids, bases, oxidizers, metals.":
    "Cherchez avec quoi il réagit : eau, air, acides, bases, comburants, métaux.",
  "Look up what it gives off in a fire.": "Cherchez ce qu’il dégage dans un feu.",
  "Look up whether it polymerizes or breaks down with heat.": "Cherchez s’il polymérise ou se décompose à la chaleur.",
  "Report where sources differ, and which figure is the stricter one.":
    "Rapportez où les sources diffèrent, et quelle valeur est la plus sévère.",
  "Look up whether it floats, sinks, dissolves or harms aquatic life.":
    "Cherchez s’il flotte, coule, se dissout ou nuit à la vie aquatique.",
  "Find the correction factor of each meter for this product.":
    "Trouvez le facteur de correction de chaque détecteur pour ce produit.",
  "Get the suit manufacturer's breakthrough data for this product, or report that there is none.":
    "Obtenez les données de perméation du fabricant de la combinaison pour ce produit, ou dites qu’il n’y en a pas.",
  "Get breakthrough data for gloves and boots too.": "Obtenez aussi les données de perméation des gants et des bottes.",
  "Look up which respirators the Pocket Guide lists for the concentration.":
    "Cherchez quels appareils respiratoires le Pocket Guide donne pour la concentration.",
  "Count cylinders and find out how to refill them.": "Comptez les bouteilles et trouvez comment les remplir.",
  "Count suits by size and level, backup team included.":
    "Comptez les combinaisons par taille et niveau, équipe de relève comprise.",
  "Find out which meters and tubes are on the scene and calibrated.":
    "Trouvez quels détecteurs et tubes sont sur place et étalonnés.",
  "Order spare suits, gloves, boots and batteries early.":
    "Demandez tôt combinaisons, gants, bottes et piles de rechange.",
  "If the job involves cold liquid or fire, find thermal protection.":
    "Si la tâche comporte du liquide froid ou du feu, trouvez une protection thermique.",
  "Write a list of needs from the plan: people, tools, absorbent, foam, neutralizer.":
    "Écrivez une liste de besoins d’après le plan : personnes, outils, absorbant, mousse, neutralisant.",
  "Give the operations lead the arrival time of each.": "Donnez au chef des opérations l’heure d’arrivée de chacun.",
  "Check type and amount of foam for the product.": "Vérifiez le type et la quantité de mousse pour le produit.",
  "Check that tools, patches and drums are compatible with the product.":
    "Vérifiez que les outils, les obturateurs et les barils sont compatibles avec le produit.",
  "Plan air and crews for entries of 20 minutes.": "Prévoyez air et équipes pour des entrées de 20 minutes.",
  "Find out what a decon area of about 75' x 25' needs: water, pools, soap, drums.":
    "Trouvez ce qu’il faut à une aire de décontamination d’environ 75 pi x 25 pi : eau, bassins, savon, barils.",
  "Find a licensed cleanup contractor and its arrival time.":
    "Trouvez un entrepreneur en nettoyage agréé et son heure d’arrivée.",
  "Ask other departments for missing gear.": "Demandez aux services voisins ce qui manque.",
  "Confirm that medical care and transport are ordered.": "Confirmez que soins médicaux et transport sont demandés.",
  "Plan water, food, shade or warmth and toilets.": "Prévoyez eau, nourriture, ombre ou chaleur et toilettes.",
  "Check off each arrival and record who received it.": "Cochez ce qui est arrivé et notez qui l’a reçu.",
  "Get updated weather and report changes immediately.":
    "Obtenez la météo à jour et rapportez les changements immédiatement.",
  "Bring new product information to operations and safety at the same time.":
    "Portez toute nouvelle information sur le produit aux opérations et à la sécurité en même temps.",
  "Note every question with the time of its answer.": "Notez chaque question avec l’heure de sa réponse.",
  "Watch how fast air, foam and absorbent are used, and order in time.":
    "Surveillez la consommation d’air, de mousse et d’absorbant, et demandez-en à temps.",
  "Order relief crews before they are needed.": "Demandez les équipes de relève avant d’en avoir besoin.",
  "Brief specialists on arrival, and bring them to the right person.":
    "Informez les spécialistes à leur arrivée, et menez-les à la bonne personne.",
  "Repeat figures back over the radio, including the unit.": "Répétez les chiffres à la radio, unité comprise.",
  "Look up a decon method for the product, with its source.":
    "Cherchez une méthode de décontamination pour le produit, avec sa source.",
  "State clearly whether water can be used on it.": "Dites clairement si l’eau peut être utilisée dessus.",
  "Provide bleach and water for a 1:10 solution for irritants, for equipment only.":
    "Fournissez javellisant et eau pour une solution 1:10 pour les irritants, pour l’équipement seulement.",
  "Provide drums, bags and labels for waste.": "Fournissez barils, sacs et étiquettes pour les déchets.",
  "Send the product data to the hospital before the first patient arrives.":
    "Envoyez à l’hôpital les données du produit avant l’arrivée du premier patient.",
  "Give medical staff the poison centre number.": "Donnez au personnel médical le numéro du centre antipoison.",
  "Ask the contractor and the authority how to handle the runoff.":
    "Demandez à l’entrepreneur et à l’autorité comment gérer le ruissellement.",
  "Return borrowed equipment. Note what is missing or contaminated.":
    "Rendez l’équipement emprunté. Notez ce qui manque ou est contaminé.",
  "Collect costs, bills and names for cost recovery.": "Recueillez coûts, factures et noms pour le recouvrement.",
  "Order supplies to replace those used.": "Commandez de quoi remplacer le matériel utilisé.",
  "File the sources that were used, with edition and date.": "Classez les sources utilisées, avec édition et date.",
  "Confirm which authorities were notified, and when.": "Confirmez quelles autorités ont été avisées, et quand.",
  "Give the product data for the exposure records.": "Donnez les données du produit pour les dossiers d’exposition.",
  "Hand your log to the operations lead.": "Remettez votre journal au chef des opérations.",
  // First used for the safety officer.
  "Confirm with the incident commander that you are the safety officer.":
    "Confirmez avec le commandant du lieu de l’intervention que vous êtes l’officier de sécurité.",
  "Confirm your authority to alter, suspend or end any work.":
    "Confirmez votre pouvoir de modifier, suspendre ou arrêter tout travail.",
  "Check that the zones are marked, access-controlled and large enough.":
    "Vérifiez que les zones sont marquées, à accès contrôlé et assez grandes.",
  "Check that 100 m is isolated while the product is unknown.":
    "Vérifiez que 100 m sont isolés tant que le produit est inconnu.",
  "Check that command post and staging are upwind and uphill.":
    "Vérifiez que poste de commandement et aire de rassemblement sont en amont du vent et plus haut.",
  "Check that every crew has an escape route, and knows it.":
    "Vérifiez que chaque équipe a une voie d’évacuation, et la connaît.",
  "Check the accountability board against the people you see.":
    "Comparez le tableau de contrôle aux personnes que vous voyez.",
  "Keep the number of people in the hot zone as small as the task allows.":
    "Gardez le nombre de personnes dans la zone chaude aussi petit que la tâche le permet.",
  "Check that everyone knows the withdrawal signal.": "Vérifiez que tous connaissent le signal de retrait.",
  "Find out the product, its form and how certain the identification is.":
    "Renseignez-vous sur le produit, sa forme et la certitude de l’identification.",
  "Check that two sources were used, and which editions.":
    "Vérifiez que deux sources ont été utilisées, et quelles éditions.",
  "Make sure an unidentified product is treated as worst case.":
    "Assurez-vous qu’un produit non identifié est traité comme le pire cas.",
  "Find out the container, its damage and what it may do.":
    "Renseignez-vous sur le contenant, ses dommages et ce qu’il peut faire.",
  "Look for other products, electricity, confined spaces and traffic.":
    "Cherchez autres produits, électricité, espaces clos et circulation.",
  "Ask whether it may be a crime. Look for secondary devices.":
    "Demandez s’il peut s’agir d’un crime. Cherchez des engins secondaires.",
  "Read the response card yourself.": "Lisez vous-même la fiche d’intervention.",
  "Check that all hazards were identified, and written down.":
    "Vérifiez que tous les dangers sont identifiés, et écrits.",
  "Check IDLH, explosive range and turn-back reading against their source.":
    "Comparez DIVS, plage d’explosivité et lecture de repli à leur source.",
  "Check that meters fit the product, are calibrated and tested.":
    "Vérifiez que les détecteurs conviennent au produit, sont étalonnés et essayés.",
  "Have oxygen measured before flammable gas.": "Faites mesurer l’oxygène avant les gaz inflammables.",
  "Watch the wind and report any shift.": "Surveillez le vent et signalez tout changement de direction.",
  "Assess heat or cold stress for people in suits.":
    "Évaluez le stress dû à la chaleur ou au froid des personnes en combinaison.",
  "State out loud whether the benefit is worth the risk.": "Dites à haute voix si l’avantage vaut le risque.",
  "Write down the no-go readings, and tell every leader.": "Écrivez les lectures d’arrêt, et dites-les à chaque chef.",
  "Ask crews how long they have been working.": "Demandez aux équipes depuis quand elles travaillent.",
  "Confirm that the level of protection fits product and task.":
    "Confirmez que le niveau de protection convient au produit et à la tâche.",
  "Confirm SCBA in the hot zone until monitoring allows less.":
    "Confirmez l’APRA dans la zone chaude jusqu’à ce que la surveillance permette moins.",
  "Confirm that a backup team of equal protection is ready.":
    "Confirmez qu’une équipe de relève de même protection est prête.",
  "Confirm the protection of the decon team.": "Confirmez la protection de l’équipe de décontamination.",
  "Watch every member's suit check, including tape and zippers.":
    "Assistez à la vérification de la combinaison de chaque membre, ruban et fermetures compris.",
  "Check that vital signs were taken and members cleared for entry.":
    "Vérifiez que les signes vitaux ont été pris et l’entrée des membres autorisée.",
  "Allow a lower level of PPE only when readings support it, and log it.":
    "Permettez un niveau d’ÉPI plus bas seulement d’après des lectures, et consignez-le.",
  "Read the plan, and sign it only when you agree.": "Lisez le plan, et signez-le seulement si vous êtes d’accord.",
  "Write the site safety plan: hazards, limits, signals, rescue.":
    "Écrivez le plan de sécurité du site : dangers, limites, signaux, sauvetage.",
  "Set the limit in the hot zone at 20 minutes.": "Fixez la limite dans la zone chaude à 20 minutes.",
  "Do a time check every 5 minutes.": "Faites un contrôle du temps toutes les 5 minutes.",
  "Check that no one goes in alone.": "Vérifiez que personne n’entre seul.",
  "Check that the rescue plan is known, and can be done in the suits worn.":
    "Vérifiez que le plan de sauvetage est connu, et faisable dans les combinaisons portées.",
  "Check that medical care and transport are standing by.":
    "Vérifiez que les soins médicaux et le transport sont prêts sur place.",
  "Check the decon area: about 75' x 25', staffed and with water on.":
    "Vérifiez l’aire de décontamination : environ 75 pi x 25 pi, avec du personnel et l’eau ouverte.",
  "Check radios, channels and hand signals.": "Vérifiez radios, canaux et signaux de la main.",
  "Hold the safety briefing. No one goes in without it.":
    "Tenez la séance d’information sur la sécurité. Personne n’entre sans y avoir assisté.",
  "Stay where you see or hear the entry team.": "Restez là où vous voyez ou entendez l’équipe d’entrée.",
  "Keep time: a time check every 5 minutes, everyone out at 20.":
    "Tenez le temps : un contrôle du temps toutes les 5 minutes, tous dehors à 20.",
  "Note air pressures and who has the least.": "Notez les pressions d’air et qui en a le moins.",
  "Compare readings with the no-go list.": "Comparez les lectures à la liste d’arrêt.",
  "Stop work immediately when people are in immediate danger.":
    "Arrêtez le travail immédiatement quand des personnes sont en danger immédiat.",
  "Tell the incident commander immediately what you stopped and why.":
    "Dites immédiatement au commandant du lieu de l’intervention ce que vous avez arrêté et pourquoi.",
  "Send away everyone in the zone without a task.": "Renvoyez de la zone toute personne sans tâche.",
  "Check that crews rest, drink water and get a medical check before re-entry.":
    "Vérifiez que les équipes se reposent, s’hydratent et sont examinées par du personnel médical avant de retourner.",
  "Have zones moved when the wind or readings change.":
    "Faites déplacer les zones quand le vent ou les lectures changent.",
  "Check that decon is ready before entry, and stays ready until the last member is out.":
    "Vérifiez que la décontamination est prête avant l’entrée, et le reste jusqu’à la sortie du dernier.",
  "Remember: decon removes about 90% of the hazard, not all of it.":
    "Rappelez-vous : la décontamination enlève environ 90 % du danger, pas tout.",
  "Check that members low on air go first.": "Vérifiez que les membres à court d’air passent d’abord.",
  "Check that masks come off last.": "Vérifiez que les masques s’enlèvent en dernier.",
  "Check that contaminated casualties are not sent on without decon.":
    "Vérifiez que les victimes contaminées ne partent pas sans décontamination.",
  "Check that people and tools are monitored before they leave.":
    "Vérifiez que les personnes et les outils sont mesurés avant de partir.",
  "Watch the decon team for exposure and heat stress.":
    "Guettez chez l’équipe de décontamination l’exposition et le stress dû à la chaleur.",
  "Check that runoff does not reach people or drains.":
    "Vérifiez que le ruissellement n’atteint ni les personnes ni les égouts.",
  "Have vital signs of the entry team taken after decon.":
    "Faites prendre les signes vitaux de l’équipe d’entrée après la décontamination.",
  "Account for each person.": "Comptez tout le monde.",
  "Agree to lift a zone only when readings support it.": "Acceptez de lever une zone seulement d’après des lectures.",
  "Make sure everyone knows the product, the signs of late effects and whom to call.":
    "Assurez-vous que chacun connaît le produit, les signes d’effets tardifs et qui appeler.",
  "Check that exposure records are complete.": "Vérifiez que les dossiers d’exposition sont complets.",
  "Name those who need medical follow-up.": "Nommez ceux qui ont besoin d’un suivi médical.",
  "Report injuries and near misses.": "Signalez blessures et quasi-accidents.",
  "Check that equipment is clean, or marked as contaminated.":
    "Vérifiez que l’équipement est propre, ou marqué comme contaminé.",
  "Offer support to those who saw death or severe injury.":
    "Offrez du soutien à ceux qui ont vu la mort ou une blessure grave.",
  "Hand in your log and the site safety plan.": "Remettez votre journal et le plan de sécurité du site.",
  "Bring your findings to the post-incident analysis within 2 weeks.":
    "Apportez vos constats à l’analyse après incident dans les 2 semaines.",
};
