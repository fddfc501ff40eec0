import type { CheckedText } from './checked-text.ts'
import { isDenied, isOffer } from './clause.ts'

/** Participles of acts that only the rules do. */
const DONE =
  '(?:sent|e-?mailed|mailed|texted|messaged|forwarded|submitted|relayed|delivered|booked|re-?scheduled|scheduled|reserved|arranged|confirmed|saved|stored|registered|requested|notified|contacted|informed|alerted|approved|pre-?approved|accepted your|subscribed|enrolled|signed up|filed|cancell?ed|processed|finali[sz]ed|locked in|secured|lined up|recorded|logged|bookmarked|favou?rited|dispatched|passed (?:on|along|it|your|that|the)|set up|set it up|taken care of|put in|placed|shared (?:it|your|this|that)|transmitted|completed|granted|pencil+ed (?:you )?in|handed (?:it|your|this|over)|queued)'
const FILLER =
  "(?:(?: have|'ve| had|'d| has| just| already| now| also| both| all| even| successfully| officially| since| automatically| gone ahead and| went ahead and| taken the liberty of| been able to| managed to| then| immediately| gladly| happily|ly| only| quickly)){0,4}"
const ACTOR =
  '(?:i|we|the (?:agent|agency|office|team|broker|site|system|owner|seller|landlord|lender|bank)|our (?:agent|office|team|agency|lender))'
const LISTS =
  '(?:favou?rites|calendar|account|profile|saved|shortlist|your list|waiting list|waitlist|schedule|list of (?:homes|favou?rites)|notes)'

const CLAIMS: readonly RegExp[] = [
  // 'I've sent it', 'the agent has confirmed'.
  new RegExp(`\\b${ACTOR}${FILLER} ${DONE}\\b`, 'g'),
  new RegExp(
    `\\b${ACTOR}${FILLER} (?:called|phoned|rang|reached out|spoke|spoken|talked|told (?:the|them|our|an|him|her)|asked (?:the|an|our|them) (?:agent|agency|office|broker|seller|owner|landlord|team)|made (?:an|the|your|a) (?:offer|appointment|booking|reservation|request|call)|let (?:the|them|him|her|our) [a-z ]{0,20}know|left (?:a|them|your) (?:message|note)|applied|(?:saved|held|kept|put) (?:it|this|that|the home|you)|got you (?:in|down|a|approved)|have you down(?! as)|signed you|paid|charged|refunded|transferred|wrote (?:to|them)|written (?:to|them)|created (?:a|an|your) (?:alert|account|request|appointment))\\b`,
    'g',
  ),
  new RegExp(
    `\\b${ACTOR}${FILLER} (?:added|put|removed|deleted|updated|moved|dropped|taken|took|placed|marked)\\b[^.?!]{0,60}\\b${LISTS}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:is|are|was|were|been|'s|got)(?: now| already)* (?:added|put|placed|entered|moved|noted)\\b[^.?!]{0,40}\\b${LISTS}\\b`,
    'g',
  ),
  // 'It is booked', 'your message has been sent', 'it got approved'.
  new RegExp(
    `(?:\\b(?:is|are|was|were|been|be|gets?|got|being|now|all|already|stands)|'s|'re)(?: now| already| all| successfully| officially| just| being| both| safely| duly| in fact| been)* (?:${DONE})\\b(?! (?:only )?(?:after|once|when|if|until|unless|as soon as))`,
    'g',
  ),
  // 'Your message went out', 'the request is on its way'.
  /\b(?:message|request|tour|question|e-?mail|note|offer|application|booking|inquiry|details|search|it|everything|that|invite|invitation|confirmation|letter|contract|paperwork)(?: request)?(?: has| have|'s| just| already| now)* (?:went|gone|going|goes) (?:out|through|off|over|to the (?:agent|agency|seller|owner))\b/g,
  /^(?:and |it |that )?(?:went|gone) (?:out|through|off)\b/g,
  /\b(?:is|are|'s|'re|was) (?:now |already )?(?:on (?:its|the|their|your) way|in (?:their|the agent's|his|her|your|our) (?:inbox|hands|calendar|favou?rites)|live now|in the books|in the system|a done deal|under way|in place|in your (?:favou?rites|account|saved)|on (?:the|your|our|their) (?:calendar|schedule|list|books))\b/g,
  // 'You're all set for 10', 'set for 10 AM', 'see you on Saturday'.
  /\b(?:you(?:'re| are)|we(?:'re| are)|it(?:'s| is)|everything(?:'s| is)|that(?:'s| is)|tour is|visit is|viewing is|showing is|appointment is)(?: now| already| officially)? (?:(?:all |good |now )*(?:set|sorted|arranged|fixed|squared away|done|ready to go|good to go|taken care of|handled)|in for|on for|down for|signed up|expected|on the list|approved|confirmed|booked)\b/g,
  /\ball (?:set|done|booked|confirmed|arranged|sorted|taken care of)\b/g,
  /^(?:[a-z' ]{0,20}\b)?set (?:for|up for|at) (?:\d|saturday|sunday|monday|tuesday|wednesday|thursday|friday|tomorrow|noon|ten|nine)/g,
  /\bsee you (?:on |at |there|then|tomorrow|this |next |saturday|sunday|monday|tuesday|wednesday|thursday|friday|soon at)/g,
  /\b(?:have|has|got|put|pencil+ed|marked)(?: got)? (?:you|your name)(?: both)? (?:down(?! as)|in|booked|scheduled|on)\b/g,
  /\byou(?:'ve| have)?(?: now)? (?:got |have )?(?:an appointment|a tour|a viewing|a visit|a showing|a booking|a reservation|an approval|a confirmed|a date)\b/g,
  /\b(?:your|the) (?:tour|visit|viewing|showing|appointment|meeting|walk-?through|slot|inspection)(?: request)?(?: for [a-z ]{1,20})?(?: is|'s| will be| takes place| starts| happens) (?:(?:on|at|for|set|now|this|next|in|all|tomorrow|today|tonight)\b|saturday|sunday|monday|tuesday|wednesday|thursday|friday|\d)/g,
  /\b(?:agent|agency|team|office|seller|owner|landlord|broker|they|he|she|somebody|someone|host)(?: has| have|'s|'re| is| are| was| were|'ve| already| now)+ (?:expecting|waiting for|aware|notified|agreed|your (?:message|request|details|number|question|name)|got your|received|in touch|accepted|looking forward|on it|holding|confirmed|been told|seen your|your)\b/g,
  /\b(?:agent|agency|team|office|broker|they|he|she)(?: already| now)? (?:knows|received|got|has your|have your|confirmed|agreed|accepted|approved|expects? you)\b/g,
  /\b(?:agent|agency|team|office|broker|they) knows? (?:you|that you|about)\b/g,
  // 'I asked, and yes'; 'you've been chosen'.
  /\b(?:i|we)(?:'ve| have)?(?: just| already| also)? (?:asked(?! (?:you|for your|what you))|inquired|checked with|heard (?:back|from)|spoke|called|rang)\b/g,
  /\b(?:pregunte|consulte) (?:al?|con)\b/g,
  /\byou(?:'ve| have| are|'re| were)?(?: just| now| already)?(?: been)? (?:chosen|selected|picked|matched|awarded|accepted|preselected)\b|\byou (?:won|got (?:it|the (?:home|house|place|apartment)))\b|\bha sido (?:elegid|seleccionad|aceptad)/g,
  // 'Done', 'Booked for 10', 'Consider it done'.
  new RegExp(
    `^(?:(?:okay|ok|great|perfect|good news|there|and|now|all|just|already|it's|it is|that's|successfully|yes|sure|consider it|wonderful|excellent|alright|thanks|thank you)[,.!: -]+)*(?:${DONE}|done|noted and saved|added to)\\b(?! (?:deal|by whom))`,
    'g',
  ),
  new RegExp(`\\bconsider (?:it|that|(?:your|the) [a-z ]{1,20}) (?:done|handled|${DONE})\\b`, 'g'),
  /^(?:[a-z]+ ){1,4}(?:received|delivered|registered|submitted|under way|completed|accepted|approved)[.!]*$/g,
  // Acts under way or promised without a condition.
  /\b(?:i'm|i am|we're|we are)(?: now| just| already| currently| also)? (?:sending|booking|saving|scheduling|reserving|submitting|e-?mailing|texting|calling|contacting|notifying|forwarding|arranging|confirming|holding|placing|setting (?:up|it|that|your)|putting (?:you|it|in)|passing (?:it|your|this|that)|adding it|registering|processing|messaging|letting the)\b/g,
  /^(?:sending|booking|saving|scheduling|reserving|submitting|e-?mailing|calling|contacting|forwarding|confirming)\b/g,
  // Spanish.
  /\b(?:he|hemos|ha|han|acabo de|acabamos de|ya)(?: ya| acabado de| tambien| podido)* (?:enviado|enviar|mandado|mandar|reservado|reservar|agendado|agendar|programado|programar|guardado|guardar|confirmado|confirmar|agregado|anadido|llamado|contactado|avisado|solicitado|registrado|apuntado|anotado|concertado|apartado|pedido|notificado|informado|aprobado|hecho (?:la|el|una|su)|dejado|presentado|entregado|pasado|hablado)\b/g,
  /\b(?:ya|yo)(?: le| se| lo| la| les| te| me)* (?:envie|mande|reserve|agende|programe|guarde|confirme|agregue|anadi|llame|contacte|avise|solicite|registre|apunte|concerte|aparte|notifique|informe|hice|pedi|deje|entregue|hable)\b/g,
  /\b(?:hice (?:la|una|su)|se lo (?:envie|mande|dije)|le (?:aprobaron|confirmaron|aceptaron))\b/g,
  /\b(?:fue|fueron|ha sido|han sido|esta|estan|este|quedo|quedaron|queda|quedan|sera|ya|se ha|se han)(?: ya| todo| toda| oficialmente)* (?:enviad|mandad|reservad|agendad|programad|guardad|confirmad|agregad|anadid|registrad|solicitad|aprobad|preaprobad|apartad|concertad|notificad|apuntad|anotad|hech|arreglad|list[oa]s? para|entregad|recibid|procesad|asegurad)/g,
  /\bse (?:envio|mando|guardo|reservo|agendo|programo|confirmo|registro|solicito|aprobo|aparto|entrego|enviaron|guardaron)\b/g,
  /\b(?:mensaje|solicitud|peticion|pregunta|correo)(?: ya)? (?:salio|fue|se fue|esta en camino|llego|va en camino)\b/g,
  /\b(?:todo (?:esta )?listo|esta todo (?:listo|arreglado)|nos vemos (?:el|a|manana)|lo esperan|la esperan|le esperan|los esperan|delo por hecho|listo[,.!]? (?:su|ya|para)|tiene (?:una )?(?:cita|visita|reserva) (?:el|a|para|confirmad))/g,
  /\b(?:su|la|el) (?:cita|visita|recorrido|turno|tour)(?: ya)? (?:es|sera|esta|queda|quedo) (?:el|a las|para|list|confirm|manana|programad|agendad)/g,
  /^(?:hecho|enviado|reservado|guardado|confirmado|agendado|listo)\b(?! (?:que|para que))/g,
  /\b(?:estoy|estamos) (?:enviando|reservando|guardando|agendando|mandando|llamando|contactando|confirmando|programando)\b/g,
]

/** Acts of the past in Spanish, by their accents alone: 'reserve' without one is a wish. */
const PAST =
  /(?<!\p{L})(?:envié|mandé|reservé|agendé|programé|guardé|confirmé|agregué|añadí|llamé|contacté|avisé|solicité|registré|apunté|concerté|aparté|notifiqué|informé|pedí|entregué|hablé|aprobó|confirmó|aceptó|envió|enviamos|reservamos|guardamos|agendamos|confirmamos|programamos)(?!\p{L})/u

/** What the agent says it will do by itself. */
const PROMISES: readonly RegExp[] = [
  /\b(?:i'll|i will|we'll|we will|i'm going to|i am going to|we're going to|let me)(?: now| also| then| go ahead and| just| gladly| happily)* (?:send|book|schedule|reserve|call|phone|e-?mail|text|contact|notify|submit|forward|arrange|confirm|hold|message|have (?:an|the|our|someone|somebody)|let the|tell the|inform|reach out|make sure you get|get you (?:approved|in)|make an offer|put in)\b/g,
  /\b(?:agent|someone|somebody|team|office|broker|landlord|seller|they|he|she|we|i)(?:'ll| will| is going to| are going to)(?: then| also| soon| shortly)? (?:call|contact|e-?mail|text|reach out|be in touch|get back|see you|meet|wait|pick|be (?:there|waiting|expecting)|write)\b/g,
  /\byou(?:'ll| will)(?: soon| shortly| now)? (?:receive|get) (?:an?|the|your) (?:e-?mail|text|confirmation|call|message|letter|invite|answer|reply)\b/g,
  /\b(?:enviare|mandare|reservare|agendare|llamare|contactare|avisare|confirmare|programare|le llamara|lo llamara|la llamara|se pondra en contacto|se comunicara|recibira (?:un|una|la|el) (?:correo|llamada|confirmacion|mensaje))\b/g,
]
const CONDITION =
  /\b(?:if|once|when|whenever|unless|until|after|before|as soon as|say yes|say so|tell me|whether|si|cuando|una vez|hasta que|antes de|despues de|tan pronto|en cuanto|digame|would you like|shall i|do you want)\b/
/** 'Once the request is sent', 'nothing is sent until you say yes'. */
const CONDITION_BEFORE =
  /\b(?:so they|so that|once|if|when|unless|until|after|before|whether|as soon as|si|cuando|una vez que|hasta que|antes de que|despues de que|en cuanto|tan pronto como|can be|could be|may be|might be|to be|gets to be|only be|not be|se puede|pueden ser|puede ser|would be|must be)(?: (?!i\b)[a-z']+){0,4} ?$/
const OPEN_HOUSE = /\b(?:open house|casa abierta|rate|rates)[a-z ]{0,12}$/
/** The subjunctive of an offer: '¿Quiere que la guarde?' */
const WISHED = /\b(?:quiere|desea|prefiere|gustaria|para|permite)(?: [a-z]+){0,2} que[a-z ]{0,12}$/

/** Whether a tool has done what is claimed. */
const isDone = (claim: string, done: ReadonlySet<string>): boolean =>
  (done.has('saved') && /\b(?:saved|stored|bookmarked|added|guard)/.test(claim)) ||
  (done.has('sent') && /sent|went out|gone out|delivered|envi|mand/.test(claim)) ||
  (done.has('done') && /^(?:done|hecho|listo)\b/.test(claim))

/** The claim in a line that something was sent, booked, saved or arranged, or will be without a yes; null for none. */
export function claimedAct(
  { plain, line }: Pick<CheckedText, 'plain' | 'line'>,
  done: ReadonlySet<string> = new Set(),
): string | null {
  const past = PAST.exec(plain.normalize('NFC').toLowerCase())
  if (past && !isDone(past[0], done) && !/\bno (?:le |se |lo |la )*\S*$/.test(plain.slice(0, past.index)))
    return past[0]
  for (const pattern of CLAIMS) {
    for (const { 0: text, index } of line.matchAll(pattern)) {
      const before = line.slice(0, index)
      if (isDenied(line, index + text.length - 1) || CONDITION_BEFORE.test(`${before} `.replace(/ +$/, ' '))) continue
      if (isOffer(line) && /\bso (?:that )?$/.test(before)) continue
      if (isDone(text, done) || CONDITION_BEFORE.test(before) || OPEN_HOUSE.test(before) || WISHED.test(before))
        continue
      return text
    }
  }
  if (CONDITION.test(line)) return null
  for (const pattern of PROMISES) {
    for (const { 0: text, index } of line.matchAll(pattern)) {
      if (!isDenied(line, index + text.length - 1)) return text
    }
  }
  return null
}
