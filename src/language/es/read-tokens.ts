import type { PlaceNames } from '../place-names.ts'
import { readTokensWith, type TokenRules } from '../read-tokens.ts'
import type { Token } from '../sentence.ts'
import type { Word } from '../split-words.ts'
import { isLeaseLength } from './lease-lengths.ts'
import { numberAt } from './numbers.ts'
import { linePhrase } from './rail-lines.ts'

const ORDINAL = /^(?:primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|la|esa|esta)$/

const RULES: TokenRules = {
  numberAt,
  isWord: (words, index) => {
    const [before, word] = [words[index - 1]?.text ?? '', words[index]!.text]
    return (
      (/^un[oa]$/.test(word) && ORDINAL.test(before)) ||
      (word === 'ciento' && before === 'por') ||
      isLeaseLength(words, index)
    )
  },
  beforePlace: / (?:en|cerca|de|por|a|hacia|desde|o|u|y|e|pueblo|ciudad|menos|tambien|como|in|near)$/,
  noName:
    /^(?:en|con|y|el|la|los|las|lo|de|del|un|una|unos|unas|o|u|para|por|es|a|al|yo|no|ni|si|se|me|mi|su|te|le|les|nos|que|como|cual|donde|cuanto|cuanta|cuantos|cuantas|casa|casas|cuarto|cuartos|bano|banos|renta|rentar|alquiler|venta|cerca|piscina|garaje|quiero|busco|necesito|tiene|tienen|tengo|hay|algo|mas|menos|mejor|hasta|entre|sobre|bajo|sin|favor|condado|condados|pueblo|ciudad|area|zona|muy|pero|tambien|solo|este|esta|ese|esa|esto|eso|sea|ver|ser|son|fue|ya|mil|van|vale|dia|mes|paga|pagar|pago|queda|guarda|sale|salga|otra|otro|todo|toda|todos|buena|buenas|buenos|sean|tenga|the|and|in|for|of)$/,
  heardInNames: /^(?:en|el|a|al|es)$/,
  beforeWord: /^(?:mis?|tus?|sus?|nuestr[oa]s?|una?|muy|tan|yo|me|se|lo|le|nos)$/,
  mistakable: new Set(
    (
      'alquiler arriendo banco barrio bonita bonito cantidad carros carta centro cerrado chequear cliente clima ' +
      'comprar condado conocer corredor cuartos dinero directo enganche entero familia forma frente garaje gastos grande ' +
      'granjas guardar hablar hermosa hipoteca hombre hogar jardin lavadora lindas llamar lugar madera mando manera marca ' +
      'marzo mayor mejor menor mensual mercado minimo misma mismo mucha mucho mudanza mundo nevera novena nueva nuevas ' +
      'orden pagar parada parque parques pareja pasar patio paterna pasado pensar persona piso planta precio primera ' +
      'puede rampa rango rebaja recamara rebajada regresar renta rentar rentas rango salir segura seguro semana señora ' +
      'suelo techo terreno tienda trabajo vender venta ventas verano verdad visita visitar vivir vista norte madre ' +
      'condominio condominios cochera alberca pileta sotano ascensor elevador mascotas muebles estacion estaciones minutos ' +
      'barato baratas caras mande manda mandar hasta alcoba alcobas adultos gente donde cuando parking estudio pagaria ' +
      'mostrar muestra moneda montaña terminado tercera tercero rentando quinta nuestra nuestro ingles latino latina colores ' +
      'comida pollo linda lindo cuesta cuestan contar cuenta lleva llevar leer sales saldria hijos hija busca ' +
      'deberia deme denme tome cambio cambiar borrar volver vuelve listo lista ayuda claro bueno'
    ).split(' '),
  ),
  goesOn: () => false,
  isCounty: (before, after) => /^condados?$/.test(before) || /^(?:county|counties)$/.test(after),
  isNamedPlace: (next) => next === 'condado',
  beforeCounty: ['condado', 'de'],
  linePhrase,
  digits: 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' '),
}

/** Groups Spanish words into tokens: one for each number and each named place. */
export const readTokens = (words: readonly Word[], names: PlaceNames): Token[] => readTokensWith(RULES, words, names)
