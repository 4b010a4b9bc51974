import type { checklistItems as french } from "../../fr/core/checklist-items.ts";

/** Items of the role checklists, by their English text. They load with the panel that shows them. */
export const checklistItems = {
  // First used for the decon officer.
  "Report to the operations lead, and confirm that you are the decon officer.":
    "Preséntese con el jefe de operaciones y confirme que usted es el oficial de descontaminación.",
  "Choose a decon site upwind and uphill, in the warm zone.":
    "Elija un sitio de descontaminación viento arriba y cuesta arriba, en la zona tibia.",
  "Lay out an area of about 75' x 25'.": "Prepare un área de unos 75 x 25 pies.",
  "Mark one entry from the hot zone and one exit to the cold zone.":
    "Marque una sola entrada desde la zona caliente y una sola salida hacia la zona fría.",
  "Check that runoff flows back toward the hot zone, not into drains.":
    "Verifique que el escurrimiento regrese hacia la zona caliente y no a los drenajes.",
  "Confirm that the water supply reaches every station.": "Confirme que el suministro de agua llegue a cada estación.",
  "Keep vehicles and people without an assigned task out of the corridor.":
    "Mantenga fuera del corredor a vehículos y personas sin tarea asignada.",
  "Agree with the entry team on its emergency exit point.":
    "Acuerde con el equipo de entrada su punto de salida de emergencia.",
  "Get the name and UN number of the product from the operations lead.":
    "Pida al jefe de operaciones el nombre y el número ONU del producto.",
  "Note its form: gas, liquid, powder or solid.": "Anote su forma: gas, líquido, polvo o sólido.",
  "Ask whether it reacts with water before you choose a method.":
    "Pregunte si reacciona con agua antes de elegir un método.",
  "Note whether it dissolves in water or needs soap.": "Anote si se disuelve en agua o necesita jabón.",
  "Note how much has been released, and who and what may be contaminated.":
    "Anote cuánto se ha liberado, y quién y qué puede estar contaminado.",
  "Treat an unidentified product as toxic and corrosive.": "Trate un producto no identificado como tóxico y corrosivo.",
  "Keep the safety data sheet or the response card at the decon site.":
    "Tenga la hoja de datos de seguridad o la tarjeta de respuesta en el sitio de descontaminación.",
  "List the exposure routes: inhalation, skin, eyes, ingestion.":
    "Enumere las vías de exposición: inhalación, piel, ojos, ingestión.",
  "Assess whether contaminated people could harm the decon team.":
    "Juzgue si las personas contaminadas pueden dañar al equipo de descontaminación.",
  "Plan for clothing that keeps giving off vapour.": "Prevea que la ropa siga desprendiendo vapor.",
  "Assess where runoff could go and the harm it could do.":
    "Juzgue a dónde puede ir el escurrimiento, y qué puede dañar.",
  "Check wind and temperature, and plan for cold or heat stress.":
    "Revise viento y temperatura, y prevea el estrés por frío o por calor.",
  "If the product is flammable, keep ignition sources out.":
    "Si el producto es inflamable, no deje entrar fuentes de ignición.",
  "Have the air at the decon site monitored while it is in use.":
    "Haga monitorear el aire del sitio de descontaminación mientras se usa.",
  "Decide whether emergency decon of the public is needed first.":
    "Decida si primero hace falta una descontaminación de emergencia del público.",
  "Choose PPE for the decon team, no more than one level below the entry team.":
    "Elija el EPP para el equipo de descontaminación, no más de un nivel abajo del equipo de entrada.",
  "If the product is unknown, use the same level as the entry team.":
    "Si el producto es desconocido, use el mismo nivel que el equipo de entrada.",
  "Confirm SCBA for the decon team until monitoring allows less.":
    "Confirme ERA para el equipo de descontaminación hasta que el monitoreo permita menos.",
  "Confirm that suits, gloves and boots resist the product.":
    "Confirme que trajes, guantes y botas resisten el producto.",
  "Check that gloves and boots are taped and zips closed.":
    "Verifique que guantes y botas estén sellados con cinta y los cierres cerrados.",
  "Lay out spare air cylinders, gloves and boots.": "Tenga a mano cilindros de aire, guantes y botas de repuesto.",
  "Have a second person check every suit before work starts.":
    "Haga que otra persona revise cada traje antes de empezar el trabajo.",
  "Choose the method: rinse, soap and rinse, dry removal or absorption.":
    "Elija el método: enjuague, jabón y enjuague, retiro en seco o absorción.",
  "List the stations in order: tool drop, gross rinse, wash, rinse, suit removal, mask removal.":
    "Enumere las estaciones en orden: depósito de herramientas, enjuague grueso, lavado, enjuague, retiro del traje, retiro de la máscara.",
  "Name a person for every station and a relief for each.":
    "Nombre a una persona para cada estación y un relevo para cada una.",
  "Prepare a 1:10 bleach solution for irritants, for equipment only.":
    "Prepare una solución de cloro casero 1:10 para irritantes, solo para el equipo.",
  "Keep bleach away from acids, ammonia and skin.": "Mantenga el cloro casero lejos de ácidos, amoniaco y piel.",
  "Set up pools or berms, drums and bags for runoff and waste.":
    "Instale albercas o diques, tambores y bolsas para escurrimiento y residuos.",
  "Plan for an entry team member who runs out of air in the decon corridor.":
    "Prevea que un miembro del equipo de entrada se quede sin aire en el corredor de descontaminación.",
  "Plan for a casualty who cannot walk.": "Prevea una víctima que no puede caminar.",
  "Tell the operations lead when decon is ready. No one enters before that.":
    "Avise al jefe de operaciones cuando la descontaminación esté lista. Nadie entra antes.",
  "Brief the decon team on product, signs of exposure and hand signals.":
    "Informe al equipo de descontaminación del producto, los signos de exposición y las señas con la mano.",
  "Staff every station before the entry team goes on air.":
    "Ocupe cada estación antes de que el equipo de entrada respire del cilindro.",
  "Record when each entry team member goes in and is due out.":
    "Anote a qué hora entra cada miembro del equipo de entrada y a qué hora debe salir.",
  "Have tools left at the tool drop, in the warm zone.":
    "Haga que dejen las herramientas en el depósito de herramientas, en la zona tibia.",
  "Rinse heavy contamination off first, from top to bottom.":
    "Enjuague primero la contaminación fuerte, de arriba abajo.",
  "Decontaminate members who are low on air first.": "Descontamine primero a los miembros con poco aire.",
  "Take the mask off last.": "Quite la máscara al final.",
  "Watch everyone for signs of exposure or heat stress.":
    "Vigile en todos los signos de exposición o de estrés por calor.",
  "Relieve the decon team before it runs low on air or gets tired.":
    "Releve al equipo de descontaminación antes de que le falte aire o se canse.",
  "Log the air readings at the decon site.": "Registre las lecturas de aire en el sitio de descontaminación.",
  "Watch the runoff pools, and change them before they are full.":
    "Vigile las albercas de escurrimiento, y cámbielas antes de que se llenen.",
  "Undress contaminated people first: removing clothing removes 80% of the contamination.":
    "Primero desvista a las personas contaminadas: quitar la ropa elimina el 80% de la contaminación.",
  "Wash and rinse: standard decon reduces the hazard by about 90%.":
    "Lave y enjuague: la descontaminación normal reduce el peligro cerca de 90%.",
  "Brush or vacuum off water-reactive powder before any rinse.":
    "Cepille o aspire el polvo reactivo con el agua antes de cualquier enjuague.",
  "Roll suits off inside out, so that the outside does not touch anyone.":
    "Enrolle los trajes al revés, con lo de adentro hacia afuera, para que lo de afuera no toque a nadie.",
  "Check people and tools with a meter or pH paper before they leave.":
    "Revise personas y herramientas con medidor o papel pH antes de que salgan.",
  "If a check still shows contamination, repeat the wash.":
    "Si una revisión aún muestra contaminación, repita el lavado.",
  "Bag and label clothing and equipment, and keep them in the warm zone.":
    "Ponga ropa y equipo en bolsas etiquetadas, y déjelas en la zona tibia.",
  "Hand casualties over to medical staff with a note of the product and the decon done.":
    "Entregue las víctimas al personal médico con una nota del producto y de la descontaminación hecha.",
  "Decontaminate the decon team last, from the hot zone end outward.":
    "Descontamine al final al equipo de descontaminación, desde el extremo de la zona caliente hacia afuera.",
  "Bag the public's valuables and label them by name.":
    "Guarde en bolsas los objetos de valor del público y etiquételos por nombre.",
  "Contain runoff and waste, label it and hand it to a licensed contractor.":
    "Contenga escurrimiento y residuos, etiquételos y entréguelos a un contratista autorizado.",
  "Check the decon site with a meter, and clean up any residue.":
    "Revise el sitio de descontaminación con medidor, y limpie lo que quede.",
  "Confirm that equipment is clean, or set it aside as contaminated.":
    "Confirme que el equipo está limpio, o apártelo como contaminado.",
  "Write an exposure record for everyone who was contaminated.":
    "Escriba un registro de exposición de cada persona contaminada.",
  "Tell your team the product, the signs of late effects and whom to call.":
    "Diga a su equipo el producto, los signos de efectos tardíos y a quién llamar.",
  "Count and reorder used decon supplies.": "Cuente y vuelva a pedir los insumos de descontaminación usados.",
  "Hand your log and times to the operations lead.": "Entregue su bitácora y las horas al jefe de operaciones.",
  "Take part in the post-incident analysis within 2 weeks.":
    "Participe en el análisis posterior al incidente dentro de 2 semanas.",
  // First used for the entry team leader.
  "Report to the operations lead, and get the incident number and your call sign.":
    "Preséntese con el jefe de operaciones, y obtenga el número de incidente y su indicativo.",
  "Learn where the hot, warm and cold zones are.": "Sepa dónde están las zonas caliente, tibia y fría.",
  "Confirm that at least 100 m is isolated while the product is unknown.":
    "Confirme que se aíslan al menos 100 m mientras el producto es desconocido.",
  "Agree on one entry point to the hot zone and the exit through decon.":
    "Acuerde un solo punto de entrada a la zona caliente y la salida por la descontaminación.",
  "Agree on a second escape route, upwind.": "Acuerde una segunda ruta de escape, viento arriba.",
  "Check the wind direction yourself before you go in.": "Revise usted mismo la dirección del viento antes de entrar.",
  "Hand in accountability tags for every member.": "Entregue la tarjeta de control de cada miembro.",
  "Agree on the withdrawal signal.": "Acuerde la señal de retirada.",
  "Read the name, UN number and class of the product.": "Lea el nombre, el número ONU y la clase del producto.",
  "Find out the container type, size, material and leak location.":
    "Averigüe el tipo, el tamaño y el material del contenedor, y dónde está la fuga.",
  "Find out how much it holds and how much has been released.": "Averigüe cuánto contiene y cuánto se ha liberado.",
  "Read the response card and the guide for the product.": "Lea la tarjeta de respuesta y la guía del producto.",
  "Look at the scene through binoculars or a camera first.": "Mire primero la escena con binoculares o con cámara.",
  "Ask what has changed since the first report.": "Pregunte qué ha cambiado desde el primer reporte.",
  "State clearly what is unknown.": "Diga con claridad lo que no se sabe.",
  "Ask whether people are missing, and where they were last seen.":
    "Pregunte si falta gente, y dónde se le vio por última vez.",
  "Agree on how the product and the container may react.":
    "Acuerden qué pueden hacer después el producto y el contenedor.",
  "Know the explosive range and your turn-back reading.": "Conozca el rango explosivo y su lectura de retirada.",
  "Know the IDLH and the signs of exposure.": "Conozca el IPVS y los signos de exposición.",
  "Plan for oxygen deficiency or enrichment.": "Prevea deficiencia o exceso de oxígeno.",
  "Ask what else is stored there and what is incompatible.": "Pregunte qué más se almacena ahí y qué es incompatible.",
  "Check for heights, holes, traffic, electricity and noise.": "Busque alturas, hoyos, tránsito, electricidad y ruido.",
  "Confirm with the safety officer that the benefit is worth the risk.":
    "Confirme con el oficial de seguridad que el beneficio vale el riesgo.",
  "Agree on the readings and events that end the entry.": "Acuerde las lecturas y los sucesos que terminan la entrada.",
  "Confirm the level of protection that the plan names.": "Confirme el nivel de protección que indica el plan.",
  "Confirm that the suit resists the product, or report that this is unknown.":
    "Confirme que el traje resiste el producto, o que no se sabe.",
  "Check the air pressure of every cylinder, entry and backup.":
    "Revise la presión de aire de cada cilindro, de entrada y de respaldo.",
  "Check the fit and the seal of every mask.": "Revise el ajuste y el sello de cada máscara.",
  "Check suits, gloves and boots for holes and open seams.":
    "Busque hoyos y costuras abiertas en trajes, guantes y botas.",
  "Test radios, and agree on hand signals for when they fail.":
    "Pruebe los radios, y acuerde señas con la mano por si fallan.",
  "Turn on and test the meters, and note their correction factors.":
    "Encienda y pruebe los medidores, y anote sus factores de corrección.",
  "Have every member's vital signs checked and cleared for entry.":
    "Haga que revisen los signos vitales de cada miembro y lo autoricen a entrar.",
  "Confirm that the backup team is in the same level of PPE and ready.":
    "Confirme que el equipo de respaldo lleva el mismo nivel de protección y está listo.",
  "Check your partner's suit, and let your partner check yours.":
    "Revise el traje de su compañero, y deje que revise el suyo.",
  "State the one objective of this entry in a sentence.": "Diga en una frase el único objetivo de esta entrada.",
  "Give every member one task, and a partner.": "Dé a cada miembro una sola tarea, y un compañero.",
  "Lay out the tools, and count them.": "Acomode las herramientas, y cuéntelas.",
  "Walk through the route on a plan before going in.": "Recorra la ruta en un plano antes de entrar.",
  "Agree on the time limit: no more than 20 minutes in the hot zone.":
    "Acuerde el límite de tiempo: no más de 20 minutos en la zona caliente.",
  "Agree on a time check every 5 minutes.": "Acuerde un control de tiempo cada 5 minutos.",
  "Agree on the air pressure at which everyone turns back.": "Acuerde la presión de aire a la que todos regresan.",
  "Confirm with the decon officer that decon is ready.":
    "Confirme con el oficial de descontaminación que la descontaminación está lista.",
  "Rehearse a member down, loss of air, a suit tear and radio failure.":
    "Ensaye: miembro caído, pérdida de aire, traje roto y falla de radio.",
  "Hold the safety briefing, and ask each member to repeat the plan.":
    "Dé la plática de seguridad, y pida a cada miembro que repita el plan.",
  "Report when you go on air and when you enter.": "Avise cuando empiece a respirar del equipo y cuando entre.",
  "Go in as a pair, and stay in sight of each other.": "Entren en pareja, y no se pierdan de vista.",
  "Approach from upwind and stay out of low areas.": "Llegue viento arriba y no entre en lugares bajos.",
  "Lead with the meters and report every change.": "Vaya guiado por los medidores y reporte cada cambio.",
  "Answer the time check every 5 minutes with air pressure and position.":
    "Conteste el control de tiempo cada 5 minutos con presión de aire y posición.",
  "Do not step into product, kneel in it or lean on contaminated surfaces.":
    "No pise el producto, no se arrodille en él ni se apoye en superficies contaminadas.",
  "Report what you see: container, leak, labels, victims.": "Reporte lo que ve: contenedor, fuga, etiquetas, víctimas.",
  "Turn back at the agreed reading or air pressure, task done or not.":
    "Regrese a la lectura o presión de aire acordada, con la tarea hecha o no.",
  "Be out of the hot zone within 20 minutes.": "Salga de la zona caliente en 20 minutos como máximo.",
  "Leave together immediately if one member is in trouble.":
    "Si un miembro está en problemas, salgan juntos de inmediato.",
  "Bring every member out through decon, those low on air first.":
    "Saque a cada miembro por la descontaminación, primero los que tienen poco aire.",
  "Leave tools at the tool drop.": "Deje las herramientas en el depósito de herramientas.",
  "Keep the mask on until the decon officer says so.":
    "No se quite la máscara hasta que lo diga el oficial de descontaminación.",
  "Have vital signs taken again and compared with those before entry.":
    "Haga tomar otra vez los signos vitales y compararlos con los de antes de la entrada.",
  "Rest, hydrate, and cool down or warm up.": "Descanse, hidrátese y refrésquese o caliéntese.",
  "Ask each member about headache, cough, burning eyes and dizziness.":
    "Pregunte a cada miembro por dolor de cabeza, tos, ardor de ojos y mareo.",
  "Shower with soap before you go home.": "Báñese con jabón antes de ir a casa.",
  "Leave clothing worn under the suit for washing or disposal.":
    "Deje la ropa usada bajo el traje para lavarla o desecharla.",
  "Report the readings, the state of the container and the remaining tasks.":
    "Reporte las lecturas, el estado del contenedor y lo que falta por hacer.",
  "Ask the medical unit whether each member may go in again.":
    "Pregunte a la unidad médica si cada miembro puede volver a entrar.",
  "Hold a debrief with the team before anyone leaves.": "Haga un repaso con el equipo antes de que alguien se vaya.",
  "Tell each member the product and its late effects, in writing.":
    "Dé a cada miembro el producto y sus efectos tardíos, por escrito.",
  "Fill in an exposure record for every member.": "Llene un registro de exposición de cada miembro.",
  "Set aside suits, meters and tools that need cleaning or testing.":
    "Aparte trajes, medidores y herramientas que hay que limpiar o probar.",
  "Hand over readings, times and sketches for the log.": "Entregue lecturas, horas y croquis para la bitácora.",
  "Log each suit's use in its record.": "Registre el uso de cada traje en su expediente.",
  "Name who needs medical follow-up.": "Nombre a quien necesite seguimiento médico.",
  // First used for the operations lead.
  "Report to the incident commander, and confirm the chain of command.":
    "Preséntese con el comandante del incidente, y confirme la cadena de mando.",
  "Bring units in from upwind and uphill. Stop outside the isolation distance.":
    "Haga llegar las unidades viento arriba y cuesta arriba. Deténgalas fuera de la distancia de aislamiento.",
  "Isolate 100 m in all directions while the product is unknown.":
    "Aísle 100 m en todas direcciones mientras el producto es desconocido.",
  "Change to the distance of the response card when the product is known.":
    "Cambie a la distancia de la tarjeta de respuesta cuando se conozca el producto.",
  "Mark the hot, warm and cold zones and control access.":
    "Marque las zonas caliente, tibia y fría y controle el acceso.",
  "Decide between evacuation and shelter in place, and assign who carries it out.":
    "Decida entre evacuar y resguardarse en el lugar, y asigne quién lo hace.",
  "Set up staging upwind, with room to turn around.":
    "Ponga el área de espera viento arriba, con espacio para dar vuelta.",
  "Start an accountability board. Keep the number of people in the hot zone low.":
    "Abra un tablero de control de personal. Mantenga poca gente en la zona caliente.",
  "Confirm that a safety officer is named.": "Confirme que hay un oficial de seguridad nombrado.",
  "Start a log with times.": "Abra una bitácora con horas.",
  "Read placards, labels and UN numbers from a distance.": "Lea de lejos carteles, etiquetas y números ONU.",
  "Get the shipping papers, inventory or SDS.":
    "Consiga documentos de embarque, inventario u hojas de datos de seguridad.",
  "Find the person who knows the site or the load.": "Encuentre a quien conoce el sitio o la carga.",
  "Identify the container, its size and its damage.": "Identifique el contenedor, su tamaño y sus daños.",
  "Confirm the product with two independent sources.": "Confirme el producto con dos fuentes independientes.",
  "Note how much there was, how much has been released and the leak rate.":
    "Anote cuánto había, cuánto se ha liberado y la tasa de fuga.",
  "List nearby materials that may burn or react.": "Enumere qué más hay cerca que pueda arder o reaccionar.",
  "For advice, call CANUTEC 1-888-226-8832 or CHEMTREC 1-800-424-9300.":
    "Para pedir consejo, llame a CANUTEC al 1-888-226-8832 o a CHEMTREC al 1-800-424-9300.",
  "Have photos taken from a distance for the log.": "Haga tomar fotos de lejos para la bitácora.",
  "List the hazards: fire, toxic, corrosive, reactive, radiation, cold, pressure.":
    "Enumere los peligros: fuego, tóxico, corrosivo, reactivo, radiación, frío, presión.",
  "Note flash point, explosive range, vapour density and IDLH with their sources.":
    "Anote punto de inflamación, rango explosivo, densidad de vapor e IPVS con sus fuentes.",
  "Get wind, temperature and forecast, and have changes reported.":
    "Consiga viento, temperatura y pronóstico, y haga que le reporten cambios.",
  "Model the zone, and compare it with the meter readings.":
    "Modele la zona, y compárela con lo que muestran los medidores.",
  "List the people, schools, hospitals and waterways that are downwind.":
    "Enumere personas, escuelas, hospitales y cuerpos de agua viento abajo.",
  "Estimate how the container may fail, and how soon.": "Estime cómo puede fallar el contenedor, y qué tan pronto.",
  "Consider the outcome if no one goes in.": "Considere qué pasa si nadie entra.",
  "Decide with the safety officer whether the benefit is worth the risk.":
    "Decida con el oficial de seguridad si el beneficio vale el riesgo.",
  "If sources differ, use the lower limit and the larger distance.":
    "Si las fuentes difieren, use el límite más bajo y la distancia mayor.",
  "Choose the level of protection from the product and the task.":
    "Elija el nivel de protección según el producto y la tarea.",
  "Require SCBA in the hot zone until air monitoring allows less.":
    "Exija ERA en la zona caliente hasta que el monitoreo del aire permita menos.",
  "Check that the suit resists the product. If this is unknown, report it.":
    "Verifique que el traje resiste el producto. Dígalo si no se sabe.",
  "Decide whether fire or cold needs thermal protection.": "Decida si el fuego o el frío exige protección térmica.",
  "Have the backup team in the same level of PPE.":
    "Haga que el equipo de respaldo lleve el mismo nivel de protección.",
  "Agree with the decon officer on the level for the decon team.":
    "Acuerde con el oficial de descontaminación el nivel del equipo de descontaminación.",
  "Have medical staff check everyone who will wear a suit.":
    "Haga que el personal médico revise a todos los que usarán traje.",
  "Choose meters for the hazards you expect and for unexpected ones.":
    "Elija medidores para los peligros esperados y para los imprevistos.",
  "Write objectives in order: life safety, incident stabilization, environment, property.":
    "Escriba los objetivos en orden: salvar vidas, estabilizar el incidente, ambiente, bienes.",
  "Choose the mode: offensive, defensive or nonintervention, and say why.":
    "Elija el modo: ofensivo, defensivo o sin intervención, y diga por qué.",
  "Name the tactics for leak, spill, fire and vapour.": "Nombre las tácticas para fuga, derrame, fuego y vapor.",
  "Fill the roles: entry, backup, decon, safety, medical, resources.":
    "Asigne los roles: entrada, respaldo, descontaminación, seguridad, atención médica, recursos.",
  "Before any entry, confirm a decon area of about 75' x 25'.":
    "Antes de cualquier entrada, confirme un área de descontaminación de unos 75 x 25 pies.",
  "Set the hot zone limit: 20 minutes, with a time check every 5.":
    "Fije el límite en la zona caliente: 20 minutos, con un control de tiempo cada 5.",
  "Have medical care and transport standing by.": "Tenga listos en el lugar atención médica y transporte.",
  "Assign radio channels and a withdrawal signal.": "Asigne canales de radio y una señal de retirada.",
  "Agree on the plan for a member in trouble.": "Acuerde el plan para un miembro en problemas.",
  "Order resources early and note when they arrive.": "Pida pronto los recursos y anote cuándo llegan.",
  "Have the plan approved by the incident commander.": "Haga que el comandante del incidente apruebe el plan.",
  "Brief every leader, and have them repeat their task.": "Informe a cada jefe, y haga que repita su tarea.",
  "Get a “ready” from entry, backup, decon, safety and medical before entry.":
    "Obtenga un “listo” de entrada, respaldo, descontaminación, seguridad y atención médica antes de la entrada.",
  "Note entry times, air pressures and tasks.": "Anote horas de entrada, presiones de aire y tareas.",
  "Do a time check with the entry team every 5 minutes.":
    "Haga un control de tiempo con el equipo de entrada cada 5 minutos.",
  "Log meter readings with location and time.": "Registre las lecturas de los medidores con ubicación y hora.",
  "Compare progress with the plan at every time check.": "Compare el avance con el plan en cada control de tiempo.",
  "Stop work at any no-go reading or event.": "Pare el trabajo ante cualquier lectura o suceso de paro.",
  "Check that evacuation or shelter works as planned.": "Verifique que la evacuación o el resguardo va según el plan.",
  "Have runoff dammed or diverted before it reaches drains.":
    "Haga contener o desviar el escurrimiento antes de que llegue a los drenajes.",
  "Relieve crews before they are exhausted.": "Releve a las cuadrillas antes de que se agoten.",
  "Report progress and needs to the incident commander.": "Reporte avance y necesidades al comandante del incidente.",
  "Confirm that decon is open before the first entry and until the last member is out.":
    "Confirme que la descontaminación está abierta antes de la primera entrada y hasta que salga el último.",
  "Set up emergency decon for victims and for members in trouble.":
    "Instale una descontaminación de emergencia para víctimas y para miembros en problemas.",
  "Approve the method for this product.": "Apruebe el método para este producto.",
  "Plan decon for the public where people were contaminated.":
    "Planee la descontaminación del público donde haya gente contaminada.",
  "Have runoff and waste contained.": "Haga contener escurrimiento y residuos.",
  "Keep a list of everyone who passed through decon.":
    "Lleve una lista de todos los que pasaron por la descontaminación.",
  "Tell hospitals the product and how many patients to expect.":
    "Diga a los hospitales el producto y cuántos pacientes esperar.",
  "Have people and equipment checked before they leave the warm zone.":
    "Haga revisar a personas y equipo antes de que salgan de la zona tibia.",
  "End the emergency only when readings and the source are under control.":
    "Termine la emergencia solo cuando las lecturas y la fuente estén bajo control.",
  "Hand the site over to the owner or authority in writing.":
    "Entregue el sitio por escrito al dueño o a la autoridad.",
  "Hold a debrief: product, exposure, signs, follow-up, equipment.":
    "Haga un repaso: producto, exposición, signos, seguimiento, equipo.",
  "Collect exposure records.": "Reúna los registros de exposición.",
  "Confirm that equipment is decontaminated and back in service.":
    "Confirme que el equipo está descontaminado y otra vez en servicio.",
  "Confirm that the required authorities were notified.": "Confirme que se avisó a las autoridades requeridas.",
  "Close the log, and keep readings, maps and photos.": "Cierre la bitácora, y guarde lecturas, mapas y fotos.",
  "List costs and materials used.": "Enumere los costos y los materiales usados.",
  "Set a date for the post-incident analysis within 2 weeks.":
    "Fije fecha para el análisis posterior al incidente dentro de 2 semanas.",
  // First used for the resource officer.
  "Report to the operations lead, and confirm your task.":
    "Preséntese con el jefe de operaciones, y confirme su tarea.",
  "Work from the cold zone, upwind, near the command post.":
    "Trabaje desde la zona fría, viento arriba, cerca del puesto de mando.",
  "Check the staging location: outside 100 m while the product is unknown.":
    "Revise el área de espera: fuera de 100 m mientras el producto es desconocido.",
  "Know where staging is, and who runs it.": "Sepa dónde está el área de espera, y quién la dirige.",
  "Find out which roads are open for later-arriving units.":
    "Averigüe qué caminos están abiertos para las unidades que lleguen después.",
  "Keep a list of units, specialists and equipment on the scene.":
    "Lleve una lista de unidades, especialistas y equipo en el lugar.",
  "Confirm channels and phone numbers that work at the scene.":
    "Confirme los canales y teléfonos que funcionan en el lugar.",
  "Start a log of requests: what, from whom and when.": "Abra una bitácora de lo que se pide: qué, a quién y cuándo.",
  "Look up the UN number, the name and the CAS number, and check that they agree.":
    "Busque el número ONU, el nombre y el número CAS, y verifique que concuerden.",
  "Have the name spelled out: one letter can mean a different product.":
    "Pida que deletreen el nombre: una letra puede indicar otro producto.",
  "Get this supplier's SDS and note its date.": "Consiga la HDS de este proveedor y anote su fecha.",
  "Read at least two sources, and note edition and date of each.":
    "Lea al menos dos fuentes, y anote la edición y la fecha de cada una.",
  "Get shipping papers or the site inventory.": "Consiga los documentos de embarque o el inventario del sitio.",
  "Call the emergency number on the shipping paper.": "Llame al número de emergencia del documento de embarque.",
  "Call CANUTEC 1-888-226-8832 or CHEMTREC 1-800-424-9300 with product, amount and location.":
    "Llame a CANUTEC al 1-888-226-8832 o a CHEMTREC al 1-800-424-9300. Dé el producto, la cantidad y la ubicación.",
  "List missing data, and report it to the operations lead.":
    "Enumere los datos que faltan, y repórtelos al jefe de operaciones.",
  "Ask for the components of a mixture and their percentages.": "Pida los componentes de una mezcla y sus porcentajes.",
  "Write down flash point, explosive range, boiling point and vapour density.":
    "Escriba punto de inflamación, rango explosivo, punto de ebullición y densidad de vapor.",
  "Write down IDLH, AEGL and exposure limits with their averaging time.":
    "Escriba IPVS, AEGL y límites de exposición con su tiempo promedio.",
  "Look up what it reacts with: water, air, acids, bases, oxidizers, metals.":
    "Busque con qué reacciona: agua, aire, ácidos, bases, oxidantes, metales.",
  "Look up what it gives off in a fire.": "Busque qué desprende en un fuego.",
  "Look up whether it polymerizes or breaks down with heat.": "Busque si polimeriza o se descompone con calor.",
  "Report where sources differ, and which figure is the stricter one.":
    "Reporte dónde difieren las fuentes, y qué valor es el más estricto.",
  "Look up whether it floats, sinks, dissolves or harms aquatic life.":
    "Busque si flota, se hunde, se disuelve o daña la vida acuática.",
  "Find the correction factor of each meter for this product.":
    "Busque el factor de corrección de cada medidor para este producto.",
  "Get the suit manufacturer's breakthrough data for this product, or report that there is none.":
    "Consiga los datos de permeación del fabricante del traje para este producto, o diga que no hay.",
  "Get breakthrough data for gloves and boots too.": "Consiga también los datos de permeación de guantes y botas.",
  "Look up which respirators the Pocket Guide lists for the concentration.":
    "Busque qué respiradores indica la Pocket Guide para la concentración.",
  "Count cylinders and find out how to refill them.": "Cuente los cilindros y averigüe cómo rellenarlos.",
  "Count suits by size and level, backup team included.":
    "Cuente los trajes por talla y nivel, con el equipo de respaldo.",
  "Find out which meters and tubes are on the scene and calibrated.":
    "Averigüe qué medidores y tubos hay en el lugar y están calibrados.",
  "Order spare suits, gloves, boots and batteries early.": "Pida pronto trajes, guantes, botas y baterías de repuesto.",
  "If the job involves cold liquid or fire, find thermal protection.":
    "Si el trabajo implica líquido frío o fuego, consiga protección térmica.",
  "Write a list of needs from the plan: people, tools, absorbent, foam, neutralizer.":
    "Escriba una lista de necesidades según el plan: personas, herramientas, absorbente, espuma, neutralizante.",
  "Give the operations lead the arrival time of each.": "Dé al jefe de operaciones la hora de llegada de cada uno.",
  "Check type and amount of foam for the product.": "Revise el tipo y la cantidad de espuma para el producto.",
  "Check that tools, patches and drums are compatible with the product.":
    "Verifique que herramientas, parches y tambores sean compatibles con el producto.",
  "Plan air and crews for entries of 20 minutes.": "Planee aire y equipos para entradas de 20 minutos.",
  "Find out what a decon area of about 75' x 25' needs: water, pools, soap, drums.":
    "Averigüe qué necesita un área de descontaminación de unos 75 x 25 pies: agua, albercas, jabón, tambores.",
  "Find a licensed cleanup contractor and its arrival time.":
    "Busque un contratista de limpieza autorizado y su hora de llegada.",
  "Ask other departments for missing gear.": "Pida a los cuerpos vecinos lo que falta.",
  "Confirm that medical care and transport are ordered.": "Confirme que se pidió atención médica y transporte.",
  "Plan water, food, shade or warmth and toilets.": "Planee agua, comida, sombra o calor y baños.",
  "Check off each arrival and record who received it.": "Marque lo que llegó y anote quién lo recibió.",
  "Get updated weather and report changes immediately.": "Actualice el clima y reporte los cambios de inmediato.",
  "Bring new product information to operations and safety at the same time.":
    "Lleve información nueva del producto a operaciones y a seguridad al mismo tiempo.",
  "Note every question with the time of its answer.": "Anote cada pregunta con la hora de su respuesta.",
  "Watch how fast air, foam and absorbent are used, and order in time.":
    "Vigile qué tan rápido se gastan aire, espuma y absorbente, y pida a tiempo.",
  "Order relief crews before they are needed.": "Pida relevos antes de que hagan falta.",
  "Brief specialists on arrival, and bring them to the right person.":
    "Informe a los especialistas al llegar, y llévelos con la persona correcta.",
  "Repeat figures back over the radio, including the unit.": "Repita las cifras por radio, con su unidad.",
  "Look up a decon method for the product, with its source.":
    "Busque un método de descontaminación para el producto, con su fuente.",
  "State clearly whether water can be used on it.": "Diga con claridad si se le puede poner agua.",
  "Provide bleach and water for a 1:10 solution for irritants, for equipment only.":
    "Proporcione cloro casero y agua para una solución 1:10 para irritantes, solo para el equipo.",
  "Provide drums, bags and labels for waste.": "Proporcione tambores, bolsas y etiquetas para los residuos.",
  "Send the product data to the hospital before the first patient arrives.":
    "Mande al hospital los datos del producto antes de que llegue el primer paciente.",
  "Give medical staff the poison centre number.": "Dé al personal médico el número del centro de toxicología.",
  "Ask the contractor and the authority how to handle the runoff.":
    "Pregunte al contratista y a la autoridad cómo manejar el escurrimiento.",
  "Return borrowed equipment. Note what is missing or contaminated.":
    "Devuelva el equipo prestado. Anote lo que falte o esté contaminado.",
  "Collect costs, bills and names for cost recovery.": "Reúna costos, facturas y nombres para recuperar costos.",
  "Order supplies to replace those used.": "Vuelva a pedir los insumos usados.",
  "File the sources that were used, with edition and date.": "Archive las fuentes usadas, con edición y fecha.",
  "Confirm which authorities were notified, and when.": "Confirme a qué autoridades se avisó, y cuándo.",
  "Give the product data for the exposure records.": "Dé los datos del producto para los registros de exposición.",
  "Hand your log to the operations lead.": "Entregue su bitácora al jefe de operaciones.",
  // First used for the safety officer.
  "Confirm with the incident commander that you are the safety officer.":
    "Confirme con el comandante del incidente que usted es el oficial de seguridad.",
  "Confirm your authority to alter, suspend or end any work.":
    "Confirme su autoridad para cambiar, suspender o terminar cualquier trabajo.",
  "Check that the zones are marked, access-controlled and large enough.":
    "Verifique que las zonas estén marcadas, con acceso controlado y lo bastante grandes.",
  "Check that 100 m is isolated while the product is unknown.":
    "Verifique que se aíslan 100 m mientras el producto es desconocido.",
  "Check that command post and staging are upwind and uphill.":
    "Verifique que el puesto de mando y el área de espera estén viento arriba y cuesta arriba.",
  "Check that every crew has an escape route, and knows it.":
    "Verifique que cada equipo tiene una ruta de escape, y la conoce.",
  "Check the accountability board against the people you see.": "Compare el tablero de control con la gente que ve.",
  "Keep the number of people in the hot zone as small as the task allows.":
    "Tenga en la zona caliente tan poca gente como la tarea permita.",
  "Check that everyone knows the withdrawal signal.": "Verifique que todos conozcan la señal de retirada.",
  "Find out the product, its form and how certain the identification is.":
    "Averigüe el producto, su forma y qué tan segura es la identificación.",
  "Check that two sources were used, and which editions.": "Verifique que se usaron dos fuentes, y qué ediciones.",
  "Make sure an unidentified product is treated as worst case.":
    "Asegúrese de que un producto no identificado se trate como el peor caso.",
  "Find out the container, its damage and what it may do.": "Averigüe el contenedor, sus daños y lo que puede hacer.",
  "Look for other products, electricity, confined spaces and traffic.":
    "Busque otros productos, electricidad, espacios confinados y tránsito.",
  "Ask whether it may be a crime. Look for secondary devices.":
    "Pregunte si puede ser un delito. Busque artefactos secundarios.",
  "Read the response card yourself.": "Lea usted mismo la tarjeta de respuesta.",
  "Check that all hazards were identified, and written down.":
    "Verifique que todos los peligros se identificaron, y se escribieron.",
  "Check IDLH, explosive range and turn-back reading against their source.":
    "Compare IPVS, rango explosivo y lectura de regreso con su fuente.",
  "Check that meters fit the product, are calibrated and tested.":
    "Verifique que los medidores sirven para el producto, están calibrados y probados.",
  "Have oxygen measured before flammable gas.": "Haga medir el oxígeno antes que el gas inflamable.",
  "Watch the wind and report any shift.": "Vigile el viento y reporte todo cambio de dirección.",
  "Assess heat or cold stress for people in suits.": "Evalúe el estrés por calor o por frío de quienes llevan traje.",
  "State out loud whether the benefit is worth the risk.": "Diga en voz alta si el beneficio vale el riesgo.",
  "Write down the no-go readings, and tell every leader.": "Escriba las lecturas de paro, y dígalas a cada jefe.",
  "Ask crews how long they have been working.": "Pregunte a los equipos cuánto llevan trabajando.",
  "Confirm that the level of protection fits product and task.":
    "Confirme que el nivel de protección va con el producto y la tarea.",
  "Confirm SCBA in the hot zone until monitoring allows less.":
    "Confirme ERA en la zona caliente hasta que el monitoreo permita menos.",
  "Confirm that a backup team of equal protection is ready.":
    "Confirme que un equipo de respaldo de igual protección está listo.",
  "Confirm the protection of the decon team.": "Confirme la protección del equipo de descontaminación.",
  "Watch every member's suit check, including tape and zippers.":
    "Observe la revisión del traje de cada miembro, con cinta y cierres.",
  "Check that vital signs were taken and members cleared for entry.":
    "Verifique que se tomaron los signos vitales y que los miembros fueron autorizados a entrar.",
  "Allow a lower level of PPE only when readings support it, and log it.":
    "Permita un nivel de protección más bajo solo con base en lecturas, y regístrelo.",
  "Read the plan, and sign it only when you agree.": "Lea el plan, y fírmelo solo si está de acuerdo.",
  "Write the site safety plan: hazards, limits, signals, rescue.":
    "Escriba el plan de seguridad del sitio: peligros, límites, señales, rescate.",
  "Set the limit in the hot zone at 20 minutes.": "Fije el límite en la zona caliente en 20 minutos.",
  "Do a time check every 5 minutes.": "Haga un control de tiempo cada 5 minutos.",
  "Check that no one goes in alone.": "Verifique que nadie entre solo.",
  "Check that the rescue plan is known, and can be done in the suits worn.":
    "Verifique que el plan de rescate se conoce, y se puede hacer con los trajes puestos.",
  "Check that medical care and transport are standing by.":
    "Verifique que la atención médica y el transporte estén listos en el lugar.",
  "Check the decon area: about 75' x 25', staffed and with water on.":
    "Revise el área de descontaminación: unos 75 x 25 pies, con personal y con el agua abierta.",
  "Check radios, channels and hand signals.": "Revise radios, canales y señas con la mano.",
  "Hold the safety briefing. No one goes in without it.": "Dé la plática de seguridad. Nadie entra sin ella.",
  "Stay where you see or hear the entry team.": "Quédese donde vea u oiga al equipo de entrada.",
  "Keep time: a time check every 5 minutes, everyone out at 20.":
    "Lleve el tiempo: un control cada 5 minutos, todos afuera a los 20.",
  "Note air pressures and who has the least.": "Anote las presiones de aire y quién tiene menos.",
  "Compare readings with the no-go list.": "Compare las lecturas con la lista de paro.",
  "Stop work immediately when people are in immediate danger.":
    "Pare el trabajo de inmediato cuando haya gente en peligro inmediato.",
  "Tell the incident commander immediately what you stopped and why.":
    "Diga de inmediato al comandante del incidente qué paró y por qué.",
  "Send away everyone in the zone without a task.": "Saque de la zona a todos los que no tengan tarea.",
  "Check that crews rest, drink water and get a medical check before re-entry.":
    "Verifique que las cuadrillas descansen, se hidraten y pasen revisión médica antes de volver a entrar.",
  "Have zones moved when the wind or readings change.": "Haga mover las zonas cuando cambien el viento o las lecturas.",
  "Check that decon is ready before entry, and stays ready until the last member is out.":
    "Verifique que la descontaminación está lista antes de la entrada, y sigue así hasta que salga el último.",
  "Remember: decon removes about 90% of the hazard, not all of it.":
    "Recuerde: la descontaminación quita cerca del 90% del peligro, no todo.",
  "Check that members low on air go first.": "Verifique que los miembros con poco aire pasan primero.",
  "Check that masks come off last.": "Verifique que las máscaras se quitan al final.",
  "Check that contaminated casualties are not sent on without decon.":
    "Verifique que las víctimas contaminadas no se envían sin descontaminación.",
  "Check that people and tools are monitored before they leave.":
    "Verifique con medidor a personas y herramientas antes de que salgan.",
  "Watch the decon team for exposure and heat stress.":
    "Vigile en el equipo de descontaminación la exposición y el estrés por calor.",
  "Check that runoff does not reach people or drains.":
    "Verifique que el escurrimiento no llega a personas ni a drenajes.",
  "Have vital signs of the entry team taken after decon.":
    "Haga tomar los signos vitales del equipo de entrada después de la descontaminación.",
  "Account for each person.": "Asegúrese de que no falta nadie.",
  "Agree to lift a zone only when readings support it.": "Acepte levantar una zona solo con base en lecturas.",
  "Make sure everyone knows the product, the signs of late effects and whom to call.":
    "Asegúrese de que todos conozcan el producto, los signos de efectos tardíos y a quién llamar.",
  "Check that exposure records are complete.": "Verifique que los registros de exposición están completos.",
  "Name those who need medical follow-up.": "Nombre a quienes necesiten seguimiento médico.",
  "Report injuries and near misses.": "Reporte lesiones y casi accidentes.",
  "Check that equipment is clean, or marked as contaminated.":
    "Verifique que el equipo está limpio, o marcado como contaminado.",
  "Offer support to those who saw death or severe injury.": "Ofrezca apoyo a quienes vieron muerte o lesiones graves.",
  "Hand in your log and the site safety plan.": "Entregue su bitácora y el plan de seguridad del sitio.",
  "Bring your findings to the post-incident analysis within 2 weeks.":
    "Lleve sus hallazgos al análisis posterior al incidente dentro de 2 semanas.",
} satisfies Record<keyof typeof french, string>;
