import { phrasesLeft } from '../missed-phrases.ts'
import type { Sentence, Span } from '../sentence.ts'

/** Words that carry no request of their own. */
const FILLERS = new Set(
  (
    'a al algo algun alguna algunas algunos alla ahi alli ahora ando andamos aqui asi aun aunque ay bien bueno buena buenas buenos busca buscando buscamos busco ' +
    'cada casa casas chevere claro como con conmigo cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos da dale dame de decir deme del ' +
    'desde dia dias diga digame dime digo donde dos e el ella ellas ellos en encuentra encontrar ensename ensene entonces era es esa esas ese eso esos esta ' +
    'estaba estamos estan estar estas este esto estos estoy eh familia favor fue gente gracias gusta gustaria ha hace hacer hacia han hasta hay haya hola hoy ' +
    'igual incluso ir la las le les listo lo los lugar luego mama manera mas me mejor menos mes mi mira mire mis misma mismo mostrar mucha muchas mucho muchos ' +
    'mudamos mudarme mudarnos muestra muestrame muestreme muy nada necesita necesitamos necesito ni no nos nosotros nuestra nuestro nueva nuevo o ok opcion ' +
    'opciones otra otras otro otros oye para papa parece pero persona personas plis pienso poco podemos podria podrian poder porfa porque posible preferible ' +
    'preferiblemente preferimos prefiero presupuesto precio primera primer propiedad propiedades pueda pueden puede puedo pues que queda quede queremos ' +
    'quiere quiero quisiera quisieramos sabe saber se sea sean ser seria si siempre sin sitio solo solamente somos son soy su sus tal tambien tampoco tan ' +
    'tanto te tenemos tener tenga tengan tengo tiene tienen tienes toda todas todavia todo todos trabajo tu u un una unas uno unos usted ustedes va vamos van vaya ' +
    'veo ver verdad vez vivienda viviendas vivir vivo voy y ya yo zona area barrio pueblo pueblos ciudad condado esposa esposo hijos ninos pareja nada casita ' +
    'comprador compradora primavera verano inicio urgente rapido pronto bonita bonito linda lindo hermosa grande pequena pequeno linda grandes gran tal vez quizas acaso ' +
    'the and in of for with please i we house home ok okay hey hi um uh siga adelante dolares dinero pagar gastar mande perdon disculpe espera ayudeme ayudame'
  ).split(' '),
)

/** The phrases that no reader has taken, without filler words. */
export const missedIn = (sentence: Sentence): Span[] => phrasesLeft(sentence, FILLERS)
