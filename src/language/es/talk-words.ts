import type { TalkWords } from '../grammar.ts'
import { briefWords } from './brief-words.ts'
import { ASKS_DIFFERENCE, ASKS_OF_HOME, ASKS_RENT } from './home-asked.ts'
import { rankingWords } from './ranking-words.ts'

/** Whole words in Spanish, where `\b` would cut at an accent. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')

const NTH =
  '(?<!\\p{L})(?:la|el) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[eé]ptim[oa]|octav[oa]|noven[oa]|d[eé]cim[oa])(?!\\p{L})'

/** A question about renting or buying as such, without a word of searching. */
const GENERAL_QUESTION =
  /^[¿ ]*(?:(?:y|pero|entonces|bueno|oiga|oye|hola)[ ,]+[¿ ]*)*(?!.*(?<!\p{L})(?:ver|mirar|busc\w+|mostrar\w*|muestr\w+|encontrar|tener|tienen?|hay|visitar|cambiar|solo|sólo|también|disponibles?|en venta|con|cerca|quiero|casas|viviendas)(?!\p{L}))(?:(?:puedo|podemos|debo|debemos|tengo que|tenemos que|se puede|pueden?) \p{L}+|c[oó]mo (?:se|puedo|hago|funciona\w*)|qu[eé] (?:pasa|significa|es un[ao]?)|qui[eé]n (?:paga|decide|elige)|por qu[eé]|es (?:un[ao]?|normal|legal|obligatori[oa]))(?!\p{L})/iu

export const talkWords: TalkWords = {
  ranking: rankingWords,
  again:
    /^[¿¡]?(?:(?:perd[oó]n|disculpe|por favor|me lo|lo)[, ]+)*(?:rep[ií]t[ae](?:lo|melo)?|(?:puede|podr[ií]a) repetir(?:lo)?|d[ií]g[ae](?:lo|melo) otra vez|otra vez|c[oó]mo(?: dijo)?|qu[eé] dijo|no (?:le )?(?:o[ií]|entend[ií]))(?:[, ]+por favor)?[?.!]*$/iu,
  wantsAlerts: /\b(?:alertas?|av[ií]s\w+|notif\w+|m[aá]nd\w+me|escr[ií]b\w+me)(?=\W|$)/i,
  unsaves: word(
    '(?:qu[ií]t[ae]\\p{L}*|elimin[ae]\\p{L}*|b[oó]rr[ae]\\p{L}*|saqu?[ae]\\p{L}*) [^.]{0,50}?(?:de|en) (?:mis |las |los )?favorit[ao]s',
  ),
  takesOff: word(
    '(?<=^(?:(?:y|no|ok|mejor|entonces|por favor|ahora),? )*)(?:qu[ií]t[ae]|s[aá]c[ae]|saque|borr[ae])(?:l[ao]|l[ao]s)?(?: (?:la|el) (?:primer[ao]|segund[ao]|tercer[ao]|[uú]ltim[ao]|otr[ao])(?: casa)?)?(?: (?:de ah[ií]|otra vez|de nuevo))(?=[.! ]*$)',
  ),
  savesAs:
    /^(?<save>.*(?<!\p{L})(?:guard[ae]|agregu?[ae])\p{L}*.*?)[ ,]+(?:y )?(?:ll[aá]m[ae]l[ao]|n[oó]mbr[ae]l[ao]|p[oó]n(?:ga)?le(?: de nombre)?)[: ]+["“]?(?<name>[^"“”]{2,200}?)["”]?[.!]*$/iu,
  savesToo: word(
    '(?:guard[ae]\\p{L}*|agregu?[ae]\\p{L}*) (?:[eé]st[ao]|[eé]s[ao]) tambi[eé]n|tambi[eé]n (?:guard[ae]\\p{L}*|agregu?[ae]\\p{L}*) (?:[eé]st[ao]|[eé]s[ao])',
  ),
  andNth:
    /^[¿ ]*(?:(?:y|tambi[eé]n|ahora|luego|qu[eé] tal)[ ,]+)+(?:la|el) (?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|[uú]ltim[ao]|otr[ao])(?: (?:tambi[eé]n|por favor))*[.!? ]*$/iu,
  savesSeveral: word(
    '(?<=^(?:por favor,? )?)(?:gu[aá]rd[ae]\\p{L}*|agregu?[ae]\\p{L}*) (?:(?:las|los) (?:dos|tres|cuatro)|(?:las|los) (?:dos|tres) primer[ao]s|(?:las|los) primer[ao]s (?:dos|tres)|ambas|ambos|todas|estas|esas)(?: (?:casas|viviendas|en|a|mis|favorit[ao]s|por favor))*(?=[.! ]*$)',
  ),
  namesSearch:
    /^(?:por favor,? )?(?:ll[aá]m[ae]la|p[oó]ngale(?: de nombre)?|n[oó]mbrela)[: ]+["“]?(?!\d|\$)(?<name>[^"“”]{2,200}?)["”]?[.!]*$/iu,
  asksAlerts: word(
    '(?:con|sin) (?:correos?|avisos?|alertas?|emails?)|cada d[ií]a o (?:cada|una vez (?:a|por)) (?:la )?semana|me (?:van? a )?(?:avisa|escribe|manda)\\p{L}* (?:correos?|avisos?)',
  ),
  savesBoth: word('(?:guard[ae]|recuerd[ae])(?:me|nos)?(?:la|lo)? .*y (?:tambi[eé]n )?(?:la|mi|esta) b[uú]squeda'),
  notThatOne:
    /^[¡ ]*(?:(?:no|ay|espera|espere|perd[oó]n)[ ,.]+)*(?:(?:no )?es[ae] no|no (?:es[ae]|est[ae]|la (?:primera|segunda|tercera))|me equivoqu[eé]|(?:quise|quer[ií]a) decir)(?!\p{L})[ ,.:]*(?:sino )?(?=.*(?<!\p{L})(?:la|el|en)(?!\p{L}))/iu,
  wantsWord:
    /(?<!\p{L})(?:recu[eé]rd[ae](?:me|nos|melo)(?!\p{L})(?! (?:qu[eé]|c[oó]mo|cu[aá]l))|av[ií]s[ae](?:me|nos) (?:si|cuando) (?:baj|cambi|se vend)\p{L}*)/iu,
  asksWhereSaved: word(
    'd[oó]nde (?:las?|los?|est[aá]n?|qued[oó]|quedan) (?:encuentro|veo|guardad[ao]s?)|d[oó]nde (?:encuentro|veo|est[aá]n|quedan) mis (?:b[uú]squedas|favorit[ao]s|notas)',
  ),
  namesSaved: word('mis (?:b[uú]squedas|favorit[ao]s|guardad[ao]s|notas)'),
  deletesSearch: word('(?:b[oó]rr[ae]\\p{L}*|elimin[ae]\\p{L}*) [^.]{0,30}?b[uú]squedas? guardadas?'),
  deletesThat: word('(?:b[oó]rr|elimin|quit)\\p{L}* (?:esa|esta) b[uú]squeda'),
  deletesNth: /^(?:b[oó]rr[ae]|elimin[ae]) (?:la|el) (?:primer[ao]|segund[ao]|[uú]ltim[ao])[.!]*$/iu,
  farewell: word(
    'adi[oó]s|hasta (?:luego|pronto|ma[ñn]ana)|chao|nos vemos|bye|terminar? la (?:llamada|conversaci[oó]n)|cuelgue',
  ),
  asksInGeneral: GENERAL_QUESTION,
  asksOfMarket:
    /^[¿ ]*(?:y |pero |entonces )?(?!.*(?:busc|muestr|mu[eé]str|\bver\b|\bhay\b|disponible|en venta|en renta|tiene[ns]?\b|mejor|cambi))(?:puedo|podemos|debo|tengo que|cu[aá]ndo|por qu[eé]|c[oó]mo|qui[eé]n|qu[eé] pasa)(?!\p{L})/iu,
  asksWhetherTo:
    /(?<!\p{L})(?:debo|debemos|tengo que|tenemos que) (?:decir|contar|mandar|enviar|avisar)\p{L}*(?!\p{L})|(?<!\p{L})es (?:normal|seguro|legal) (?:que|mandar|enviar)(?!\p{L})/iu,
  question:
    /^[¿ ]*(?:y |pero |entonces )?(?:cu[aá]ndo|qu[eé]|cu[aá]l(?:es)?|c[oó]mo|cu[aá]nt[oa]s?|tiene|hay|es|est[aá]|d[oó]nde|qui[eé]n|se puede|puedo)(?!\p{L})|^[¿ ]*y (?:la|el|los|las|su|sus)(?!\p{L})/iu,
  meansRental:
    /(?<!\p{L})(?:los caseros?|(?:el|un|mi [uú]ltimo|[uú]ltimo|otro|ning[uú]n) (?:casero|arrendador|landlord)|(?:mi|una?|dos|tres|con) (?:room ?mates?|compa[nñ]er[oa]s? de (?:cuarto|piso|apartamento|casa))|(?:mi|un|el|con|tengo) (?:un |el )?(?:voucher|vale|cup[oó]n)|secci[oó]n (?:8|ocho))(?!\p{L})/iu,
  house: word('casas?(?! (?:abierta|adosada|movil|móvil|de dos))'),
  homes: word('casas?|viviendas?|apartamentos?|departamentos?|condominios?|alquileres|propiedades'),
  aboutShown:
    /^(?![¿ ]*(?:qu[eé] tal|y)(?!\p{L})).*(?<!\p{L})(?:sobre|acerca|detalles|h[aá]blame|h[aá]bleme|cu[eé]ntame|cu[eé]nteme|dime m[aá]s|d[ií]game m[aá]s)(?!\p{L})/iu,
  overview:
    /(?<!\p{L})(?:d[ií]g\p{L}*|h[aá]bl\p{L}*|cu[eé]nt\p{L}*|sabe|m[aá]s|detalles|informaci[oó]n|bonita|buena|vale|algo|sobre|acerca|ver|muestr\p{L}*|ense[nñ]\p{L}*|abr\p{L}*|tal)(?!\p{L})|^[¿ ]*(?:(?:y|pero|entonces) )*(?:qu[eé]|c[oó]mo|cu[aá]l|d[oó]nde)(?: (?:es|est[aá]|era|la|el|esa|ese|esta|este|de|casa|primer[ao]?|segund[ao]|tercer[ao]|cuart[ao]|[uú]ltim[ao]|otr[ao]|ellas|esas))*[?.! ]*$/iu,
  asksOfHome: ASKS_OF_HOME,
  asksRent: ASKS_RENT,
  asksDifference: ASKS_DIFFERENCE,
  followUp: {
    lead: /^[¿¡ ]*(?:(?:y|pero|s[ií]|no|ok|okay|eh|este|pues|bueno|entonces|ahora|mejor|qu[eé] tal|qu[eé] hay de)[ ,]+)+/iu,
    tail: /(?: (?:por favor|entonces|mejor|ahora))?[?.! ]*$/iu,
  },
  asked: {
    home: (rest) => `hábleme de ${rest}`,
    fact: (rest) => `cuál es ${rest} de esta casa`,
    which: (rest) => `cuál de ellas es ${rest}`,
    number: 'número',
    it: 'esta casa',
  },
  whatAbout:
    /^[¿ ]*(?:qu[eé] tal|y|qu[eé] hay de)(?!\p{L})|^(?:(?:no|perd[oó]n|digo|me refiero a)[ ,.]+)+(?:de |a )?(?:la|el)(?!\p{L})/iu,
  asksWhatItBuys:
    /[?¿]|(?<!\p{L})(?:qu[eé]|cu[aá]nto|puedo|podemos|podr[ií]a(?:mos)?|alcanza|mu[eé]str\w+|ver|busc\w+|casas?|viviendas?|comprar)(?!\p{L})/iu,
  wantsNoHomes:
    /(?<!\p{L})(?:no (?:quiero|queremos|necesito) (?:ver|mirar) (?:casas?|viviendas?)|todav[ií]a no (?:quiero|queremos))(?!\p{L})/iu,
  affordsIt: word('(?:pagar|permitirme|comprar)(?:la|lo| esta| esa| esta casa)|alcanza para (?:esta|esa|ella)'),
  voucherCovers: word(
    '(?:vale|voucher|cup[oó]n|secci[oó]n 8|section 8)(?: de vivienda)? (?:me )?(?:cubre|paga|alcanza)|(?:cubre|paga|alcanza)(?: con)? (?:mi|el|nuestro) (?:vale|voucher|cup[oó]n)|(?:usar|sirve) (?:mi|el) (?:vale|voucher|cup[oó]n).{0,20}(?:aqu[ií]|est[ae])',
  ),
  comparesCounties: word('compar(?:ar|e|a|aci[oó]n)|diferencia|versus|contra'),
  cheapestCounty: [
    word('(?:qu[eé]|cu[aá]l)(?:es)?.*condados?'),
    word('barat[oa]s?|econ[oó]mic[oa]s?|car[oa]s?|m[aá]s (?:bajo|alto)s?'),
  ],
  // Days follow 'para', 'el día'.
  nthHome: (asked) =>
    new RegExp(
      asked === 'home'
        ? NTH
        : `(?<!(?:para|d[ií]a) )${NTH}(?! de (?:ener|febr|mar|abr|may|jun|jul|ago|sep|oct|nov|dic))`,
      'iu',
    ),
  ofChange: {
    dropsThat:
      /^(?:(?:ah|no|nop|ok|okay|bueno|pues|mejor|perd[oó]n|espere|por favor|y|ahora|puede)[ ,.]+)*(?:(?:qu[ií]te|quita|quitar|saque|saca|deje|deja|b[oó]rre|borra)(?:lo|la|me|melo|mela)?(?: (?:eso|esto|ese|esa|lo [uú]ltimo|ese filtro|esa condici[oó]n))?(?: fuera)?|olv[ií]de(?:se de)? (?:eso|lo [uú]ltimo)|sin eso)(?: (?:entonces|otra vez|por ahora|por favor|mejor))*[.!]*$/iu,
    scrapsThat:
      /^(?:(?:ah|no|nop|ok|okay|bueno|pues|mejor|perd[oó]n|espere|por favor|y|ahora|entonces|pero)[ ,.]+)*(?:olv[ií]d(?:e|a)(?:lo|te de eso|se de eso)?(?: eso)?|anule eso|eso no ayud[oó])(?: (?:entonces|mejor|por favor))*[ .,;!]*$/iu,
    dropsWish:
      /^(?:(?:ah|no|nop|ok|okay|bueno|pues|mejor|perd[oó]n|espere|por favor|y|ahora|entonces|pero)[ ,.]+)*(?:sin(?: (?:eso|ello|[eé]l|ella))?|(?:ya )?no (?:lo|la|me|nos|hace)* ?(?:necesito|necesitamos|falta|hace falta|importa)|no es (?:necesario|importante|imprescindible)|(?:(?:mu[eé]str[ea]me|ver|quiero ver) )?(?:todo|todos|todas)(?: (?:otra vez|de nuevo))+)(?: (?:entonces|mejor|por favor|al final))*[ .,;!]*$/iu,
    eitherWay:
      /^(?:(?:no|nah|ok|bueno|pues|perd[oó]n)[ ,.]+)*(?:con o sin(?: (?:eso|ello|[eé]l|ella))?|me da igual(?: (?:con o sin|una cosa u otra))?|da igual|de las dos maneras|como sea)(?: (?:est[aá] bien|sirve|por favor))*[ .!]*$/iu,
    bothPlaces:
      /^(?:(?:no|ok|bueno|pues|o|y|mejor|s[ií]|en|busque en|ponga|que sean)[ ,.]+)*(?:l[oa]s dos|amb[oa]s|en l[oa]s dos|cualquiera de l[oa]s dos)(?: (?:pueblos|ciudades|lugares|condados|por favor|juntos|entonces|est[aá] bien))*[ .!]*$/iu,
    formerPrice:
      /^(?:(?:no|ah|ok|bueno|pues|mejor|perd[oó]n|espere|por favor|y|entonces|ahora)[ ,.]+)*(?:(?:nos quedamos|me quedo|qued[eé]monos|volvamos|vuelva|regrese|regresemos|deje|d[eé]jelo|ponga|p[oó]ngalo|mejor|preferimos|prefiero|con|a|al|en|de nuevo|otra vez) )*(?:al|el|la|con el|con la|nuestro|nuestra) (?:(?<first>primer|primera|precio inicial|original)|precio(?= (?:anterior|de antes|viejo|original))|cifra(?= (?:anterior|de antes))|anterior|viejo)(?: (?:precio|cifra|n[uú]mero|presupuesto|l[ií]mite|m[aá]ximo|cantidad|anterior|de antes|viejo|original|que dije|que dijimos|por favor|mejor|entonces))*[ .!]*$/iu,
  },
  choice: {
    nth: [
      /^(?:1|un[oa]|primer[oa]?|es[eoa])(?: opci[oó]n)?$/u,
      /^(?:2|dos|segund[oa])(?: opci[oó]n)?$/u,
      /^(?:3|tres|tercer[oa]?)(?: opci[oó]n)?$/u,
      /^(?:4|cuatro|cuart[oa])(?: opci[oó]n)?$/u,
    ],
    last: /^[uú]ltim[oa](?: opci[oó]n)?$/u,
    all: /^(?:(?:l[oa]s )?dos|amb[oa]s|tod[oa]s|cualquiera(?: de (?:ell[oa]s|l[oa]s dos))?)$/u,
    thanks:
      /^(?:(?:perfecto|muy bien|bien|bueno|ok|okay|vale|listo|genial|excelente|no)[ ,.!]+)*(?:muchas |mil )?gracias(?: (?:por todo|assistant))*[.!]*$/iu,
    consents:
      /^(?:(?:s[ií]|ok|okay|bueno|claro|pues|vale|dale|por favor|entonces)[ ,]+)*(?:por qu[eé] no|(?:h[aá]galo|hazlo|haz eso|haga eso|adelante|dale|preg[uú]nteles?|preg[uú]ntales?)|(?:qu[ií]t[ae]|s[aá]c[ae])(?:l[oa]s?)?(?: (?:eso|esa|ese|fuera))*|(?:d[eé]|p[aá]s[ae])me (?:una?|con (?:una?|ell[oa]s?))|quiero (?:una|hablar con una)|me gustar[ií]a|(?:suena|est[aá]) bien)(?: (?:entonces|por favor))*[ .!?]*$/iu,
    lead: /^(?:(?:no|s[ií]|eh|bueno|pues|ok|okay|por favor|digo|quiero|me gustar[ií]a|n[uú]mero|opci[oó]n|la|el|en|es|quit[ae]|sac[ae]|haz|haga|dej[ae] fuera)[ ,]+)+/u,
    tail: /(?:[ ,]+(?:digo|quiero decir|por favor|claro|entonces))+$/u,
  },
  nextSentence:
    /(?<=[.?!;])\s+|(?:,\s*|\s)(?:y|adem[aá]s|tambi[eé]n|pero)(?=,? ¿?(?:qu[eé]|c[oó]mo|qui[eé]n|cu[aá]nd?[oa]?s?|por qu[eé])\s)/iu,
  brief: briefWords,
  or: ' o ',
  request: {
    changes: word(
      'cambi(?:ar|e|a|o)|corr(?:egir|ija|ige)|est[aá] mal|incorrect[oa]|equivocad[oa]|otr[oa]|edit(?:ar|e)',
    ),
    parts: [
      ['email', word('correo|e-?mail')],
      ['name', word('nombre')],
      ['message', word('mensaje|nota|texto')],
      ['day', word('d[ií]a|fecha')],
      ['slot', word('hora|horario')],
      ['home', word('casa|vivienda|propiedad|apartamento')],
    ],
    thinksItOver:
      /^[¡ ]*(?:(?:no|espere|espera|bueno|pues|eh|perd[oó]n|mejor|todav[ií]a|a[uú]n)[ ,.]+)*(?:(?:lo|la) (?:pienso|voy a pensar|pensar[eé])|(?:voy a|quiero|tengo que|d[eé]jeme|d[eé]jame|prefiero) pensar(?:lo|la)?|primero lo pienso|todav[ií]a no|a[uú]n no|(?:m[aá]s tarde|despu[eé]s|luego|otro d[ií]a)(?=$|[ ]*[,.!;]))/iu,
    byVideo: word(
      '(?:visita|recorrido|tour|cita)s? (?:virtual(?:es)?|en l[ií]nea|por (?:v[ií]deo|video|videollamada|zoom|facetime))|(?:por|en) (?:videollamada|video|v[ií]deo|zoom|facetime)',
    ),
    withholds:
      /^no(?!\p{L})|(?<!\p{L})(?:no tengo|sin correo|prefiero no|no quiero dar|no le voy a dar|ll[aá]meme|ll[aá]menme|m[aá]ndeme un texto)(?!\p{L})/iu,
    looksAt: word('mu[eé]str[ae](?:me|nos)?|[aá]br[ae]|describ[ae]|h[aá]bl[ae]me de|detalles|fotos'),
    messageIs: /(?<!\p{L})(?:mensaje|nota|que) (?:debe decir|diga|dice|que diga|sea)[:,]? +(.+)$/iu,
    brings:
      /(?<!\p{L})(?:llev(?:o|ar|ar[eé])|traer|traigo|voy con|vengo con|ir con)(?: a)? ((?:mi|mis|nuestr[oa]s?)(?! (?:perr|gat|mascot)\p{L}*) [\p{L}]+|un amigo|una amiga|alguien)(?!\p{L})|(?<!\p{L})(mi [\p{L}]+|alguien)(?: (?:puede|podr[ií]a|va a|quiere|tambi[eé]n))* (?:venir|viene|acompa[nñ]a\p{L}*)(?!\p{L})/iu,
    messageAlso:
      /^(?:(?:y|por favor|ah)[ ,]+)*(?:tambi[eé]n|a[nñ]ada|agregue|adem[aá]s)(?: (?:pregunte|preg[uú]nteles|diga|d[ií]gales))?[ ,:]+((?:si|que|cu[aá]ndo|c[oó]mo|por|sobre|qui[eé]n|de)(?!\p{L}).+)$/iu,
    messageWithout:
      /(?<!\p{L})(?:quite|borre|elimine|saque|sin) (?:la (?:pregunta|parte|frase) (?:de|del|sobre|acerca de)) ((?:[\p{L}'’-]+ ?){1,4})/iu,
    messageIn:
      /(?<!\p{L})(?:preg[uú]nteles?|pregunte(?: al agente| al due[nñ]o)?|d[ií]gales?)[ ,:]+((?:si|que|cu[aá]ndo|c[oó]mo|por|sobre|qui[eé]n)(?!\p{L}).+)$/iu,
    callIsAbout: /^(?:(?:y|ah|s[ií])[ ,]+)*(?:es|ser[ií]a|se trata) (?:tambi[eé]n )?((?:sobre|de|acerca de) .+)$/iu,
    sends: /(?<!\p{L})(?:env[ií]|m[aá]nd|confirm|reserv)\p{L}*/iu,
    cancelsSent:
      /(?<!\p{L})(?:cancel\p{L}*|anul\p{L}*|retir\p{L}*)(?!\p{L}).{0,20}(?:visita|cita|mensaje|solicitud|llamada)(?!\p{L})/iu,
    asksSent:
      /^(?:(?:y|ah|perd[oó]n)[ ,]+)*[¿ ]*(?:cu[aá]ndo|qu[eé] d[ií]a|a qu[eé] hora|ya|se)(?!\p{L}).{0,20}(?<!\p{L})(?:mi|la|el|esa|ese) (?:visita|cita|mensaje|solicitud|llamada)(?: (?:otra vez|ya))*[?.! ]*$/iu,
    movesSent:
      /(?<!\p{L})(?:c[aá]mbi\p{L}*|mejor|en vez|p[aá]s[ae]\p{L}*|perd[oó]n|mu[eé]v\p{L}*|que sea)(?!\p{L})|^(?:no|y|o)(?!\p{L})/iu,
    takesBack:
      /^(?:(?:no|ok|bueno|espere|perd[oó]n|por favor|mejor)[ ,.]+)*(?:cancel|anul|retir)\p{L}*(?:l[oa]| eso| todo)?[ .!]*$/iu,
    isSent:
      /^(?:(?:y|ah|espere|perd[oó]n|bueno)[ ,]+)*[¿ ]*(?:ya )?(?:se (?:envi[oó]|mand[oó])|lo (?:envi[oó]|mand[oó])|est[aá] (?:enviad[oa]|mandad[oa]|reservad[oa])|sali[oó])(?: (?:ya|todo|el mensaje|la solicitud|la visita))*[ ?.!]*$/iu,
    asksWho: word('a qui[eé]n (?:le )?(?:va|llega|se (?:env[ií]a|manda))|qui[eé]n (?:lo )?(?:recibe|lee|ve)'),
    readsBack: word(
      'l[eé]amelo(?: todo)?|qu[eé] (?:se env[ií]a|va a enviar|manda|dice)(?: exactamente)?|lo que (?:tiene|anot[oó])|rep[ií]ta(?:me)?lo(?: todo)?|qu[eé] tiene (?:anotado|hasta ahora)',
    ),
    isNeeded: word('necesari[oa]|obligatori[oa]|opcional|hace falta|tengo que dar|debo dar'),
    asksHours: word(
      '(?:hay|tienen?|qu[eé]) (?:otr[oa]s? )?(?:horas?|horarios?|visitas?|citas?) (?:por la (?:ma[ñn]ana|tarde|noche)|disponibles?|libres?|tienen|hay)|hasta qu[eé] hora',
    ),
    asksSame: /(?<!\p{L})preg[uú]nt\p{L}* (?:tambi[eé]n )?lo mismo(?!\p{L})/iu,
    asksThat:
      /^(?:(?:s[ií]|y|pues|entonces|por favor)[ ,]+)*preg[uú]nt[ae](?:le|les|selo|lo)?(?: eso)?(?:[ ,]+(?:por m[ií]|por favor))*[ .!]*$/iu,
    usualMessage: word('(?:solo )?(?:m[aá]s|alguna) informaci[oó]n|nada|sin mensaje|lo de siempre'),
  },
}
