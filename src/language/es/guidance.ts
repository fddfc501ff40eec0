import type { GuidanceWords } from '../guidance.ts'
import { FIRST_QUESTIONS } from './first-questions.ts'

/** The questions of the English `GUIDANCE_WORDS` in Spanish. Read from lower case without accents and marks. */
export const GUIDANCE_WORDS: GuidanceWords = [
  ...FIRST_QUESTIONS,
  ['retirement-money', /\b(?:401 ?k|403 ?b|ira|roth|ahorros? (?:para|de) (?:el |mi )?retiro|fondo de retiro)\b/],
  [
    'gift',
    /\b(?:regalo|regalad[oa]|regalen|regalar(?:me|nos)?)\b.{0,40}\b(?:enganche|pago inicial|dinero|casa|inicial)\b|\b(?:enganche|pago inicial|dinero|padres|papas|mama|papa|familia)\b.{0,40}\b(?:regalo|regalad[oa]|regalen|regalar)\b|\b(?:pueden?|podrian?)\b.{0,16}\b(?:mis padres|mis papas|mi mama|mi papa|mi familia)\b.{0,24}\b(?:ayudar|dar|prestar|pagar)/,
  ],
  [
    'rent-increase',
    /\b(?:sub\w+|aument\w+|increment\w+)\b.{0,30}\b(?:la |mi )?(?:renta|alquiler)\b|\b(?:renta|alquiler)\b.{0,30}\b(?:sub\w+|aument\w+)\b/,
  ],
  [
    'lease-end',
    /\b(?:sacar|echar|correr|desaloj\w+)(?:me|nos)?\b|\b(?:me|nos) (?:pueden? )?(?:sacan?|echan?|corren?|desaloj\w+)\b|\bdesalojo\b|\b(?:termina|acaba|vence)\b.{0,20}\bcontrato\b/,
  ],
  [
    'hud-rent',
    /\b(?:hud|renta justa|fair market|fmr)\b|\b(?:renta|alquiler)(?:es|s)? (?:promedio|media|tipic[oa]|normal|usual|justa)\b|\bpromedio (?:de |en )?(?:las? )?(?:renta|alquiler)|\b(?:vale|voucher|seccion 8)\b.{0,30}\b(?:cubre|paga|limite)\b/,
  ],
  ['rent-control-in', /\bcontrol de (?:renta|alquiler)\w*\b.{0,12}\ben\b/],
  [
    'income-to-rent',
    /\b(?:cuanto|que)\b.{0,30}\b(?:ganar|ingresos?|sueldo|gano)\b.{0,40}\b(?:rentar|alquilar|renta|alquiler|apartamento)\b/,
  ],
  [
    'income-to-buy',
    /\b(?:cuanto|que)\b.{0,30}\b(?:ganar|ingresos?|sueldo)\b.{0,40}\b(?:comprar|casa de|una casa|necesari[oa]|necesito)\b/,
  ],
  ['savings-needed', /\bcuanto\b.{0,30}\b(?:ahorrad[oa]|ahorros?|ahorrar)\b/],
  ['loan-limits', /\bjumbo\b|\blimites? (?:del?|para) (?:los )?(?:prestamos?|hipotecas?|fha)\b|\blimite fha\b/],
  [
    'loan-kinds',
    /\b(?:fha|convencional|va|usda)\b.{0,24}\bo\b.{0,16}\b(?:fha|convencional|va|usda)\b|\b(?:tipos?|clases?|opciones) de (?:prestamos?|hipotecas?)\b|\bque (?:prestamo|hipoteca)\b.{0,30}\b(?:mejor|conviene|buen[oa])\b/,
  ],
  ['loan-years', /\b(?:15|quince)\b.{0,12}\bo\b.{0,10}\b(?:30|treinta)\b.{0,12}\banos\b/],
  [
    'no-credit',
    /\b(?:no (?:tengo|tenemos)|sin)(?: \w+)? (?:historial (?:de )?credit\w*|credito)\b|\bhistorial (?:de )?credit\w+\b/,
  ],
  [
    'credit',
    /\b(?:que|cuanto|mal|buen|mi|nuestro|minimo|tengo|con)\b.{0,20}\b(?:credito|puntaje|puntuacion)\b(?! (?:hipotecario|de impuestos))/,
  ],
  [
    'pre-approval-when',
    /\b(?:necesit\w+|antes|tengo que|hay que|cuanto dura|hace falta)\b.{0,40}\bpre ?aproba\w+|\bpre ?aproba\w+\b.{0,40}\b(?:antes|dura|vence|necesari[oa])\b/,
  ],
  ['pre-approval-how', /\b(?:como|donde|quien|obtener|conseguir|sacar)\b.{0,30}\bpre ?aproba\w+/],
  [
    'approval',
    /\b(?:me|nos) (?:van a aprobar|aprobaran|aprueban|aprobarian|daran (?:el|un) prestamo|dan (?:el|un) prestamo)\b|\b(?:califico|calificamos|calificaria)\b(?!.{0,30}\b(?:ayuda|programa)\b)|\bcuanto (?:me|nos) (?:presta|prestan|prestaria)/,
  ],
  [
    'timeline',
    /\bcuant[oa]s? (?:tiempo|dias|semanas|meses)?\b.{0,20}\b(?:tarda|toma|demora|lleva|dura)\b.{0,40}\b(?:comprar|compra|cierre|cerrar|proceso|todo)\b/,
  ],
  ['offer', /\bcomo\b.{0,24}\b(?:hago|hacemos|se hace|hacer|presento|funciona)\b.{0,10}\b(?:una |la )?oferta/],
  ['bidding', /\b(?:por encima|por debajo|arriba|sobre|mas) del? (?:precio|que piden|pedido)\b|\bguerra de ofertas\b/],
  ['without-inspection', /\b(?:sin|saltar\w*|renunciar a|omitir)(?: la| una)? inspeccion\b/],
  [
    'attorney',
    /^(?!.*\b(?:desaloj\w*|casero|renta|inmigracion|divorcio)\b).*(?:\b(?:necesito|tengo que|hace falta|cuanto|cobra|cuesta|contratar|debo)\b.{0,30}\babogad[oa]s?\b|\babogad[oa]s?\b.{0,24}\b(?:cobra|cuesta|necesari[oa]|obligatori[oa])\b)/,
  ],
  [
    'rent-or-buy',
    /^(?=.*\b(?:mejor|conviene|debo|deberia|barato|vale|que|seguir)\b).*\b(?:rentar|alquilar|rentando|alquilando)\b.{0,24}\b(?:o|que|vs)\b.{0,12}\bcomprar\b|^(?=.*\b(?:mejor|conviene|debo|deberia|barato|vale)\b).*\bcomprar\b.{0,16}\b(?:o|que|vs)\b.{0,16}\b(?:rentar|alquilar|rentando|alquilando)\b|\bseguir (?:rentando|alquilando)\b/,
  ],
  [
    'two-family',
    /^(?=.*\b(?:puedo|podemos|conviene|buena idea|mejor|vale)\b).*\b(?:dos familias|multifamiliar|duplex)\b.{0,50}\b(?:rentar|alquilar|rento|inquilinos?)\b/,
  ],
  [
    'unmarried',
    /\b(?:no estamos|sin estar|sin) casad[oa]s\b|\b(?:mi novi[oa]|mi pareja)\b.{0,30}\b(?:comprar juntos|los dos|en el prestamo)\b/,
  ],
  [
    'self-employed',
    /\b(?:por mi cuenta|cuenta propia|independiente|negocio propio|freelance|1099|uber|pagan en efectivo)\b.{0,60}\b(?:hipoteca|prestamo|comprar|banco|calific\w+)\b|\b(?:hipoteca|prestamo|comprar|banco)\b.{0,50}\b(?:por mi cuenta|cuenta propia|independiente|negocio propio|1099|en efectivo)\b/,
  ],
  [
    'closing-who',
    /\b(?:quien|vendedor)\b.{0,30}\b(?:gastos|costos) de cierre\b|\b(?:gastos|costos) de cierre\b.{0,30}\b(?:vendedor|quien)\b/,
  ],
  [
    'lowest-tax',
    /\b(?:que|cuales?|donde)\b.{0,30}\b(?:pueblos?|ciudad\w*|lugares?)?\b.{0,30}\bimpuestos?\b.{0,24}\b(?:mas baj[oa]s?|menores|menos)\b|\b(?:menos|menores) impuestos\b/,
  ],
  [
    'tax-changes',
    /\bpor que\b.{0,30}\bimpuestos?\b|\bimpuestos?\b.{0,30}\b(?:sub\w+|aument\w+|cambia\w*)\b|\brevalu\w+\b/,
  ],
  [
    'town-tax',
    /^(?!.*\b(?:casas|viviendas|condos|busco|muestr\w+|menos|bajos?|su|esta|esa)\b).*\b(?:impuestos?|tasa de impuestos?)\b.{0,24}\b(?:en|de)\b/,
  ],
  [
    'in-the-month',
    /\b(?:incluye|incluidos?|incluidas?|cuentan?)\b.{0,30}\b(?:impuestos?|seguro|cuota|hoa)\b|\b(?:impuestos?|seguro|cuota|hoa)\b.{0,24}\b(?:incluid\w+|aparte|cuentan?)\b|\bcomo (?:calcul\w+|sac\w+|lleg\w+ a)\b.{0,24}\b(?:numero|cifra|eso|cantidad)\b/,
  ],
  ['insurance-cost', /\bcuanto\b.{0,24}\bseguro (?:de (?:la )?(?:casa|vivienda)|del hogar)\b/],
  [
    'up-front-rent',
    /\bcuanto\b.{0,40}\b(?:para mudarme|para mudarnos|antes de mudar\w+|por adelantado)\b.{0,24}\b(?:rent\w+|alquil\w+|apartamento)\b|\b(?:rentar|alquilar)\b.{0,30}\bpor adelantado\b/,
  ],
  [
    'rates',
    /\b(?:que|cual|cuales|cuanto|como)\b.{0,20}\b(?:tasas?|intereses)\b(?=.{0,24}(?:ahora|hoy|actual\w*|estan?|usa\w*|$))(?!.*\bimpuestos?\b)|\b(?:tasas?|interes)\b.{0,16}\b(?:de hoy|actual(?:es)?|ahora)\b/,
  ],
]
