import { phrase } from '../sentence.ts'

const SOME =
  '(?:(?:el|la|los|las|lo|un|una|de|del|que|con|tener|tenga|tengan|haya|sea|sean|este|esten|filtro|ningun|ninguna|ni|al) )*'
/** Before what is not wanted. */
export const NO =
  '(?:(?:sin(?: necesidad de)?|(?:ya )?no (?:tengo|tenemos|necesito|necesitamos|quiero|queremos|quisiera|hace falta|requiero|(?:me |nos )?importa|(?:me |nos )?interesa|tiene que|tienen que|me gusta|me gustan|es necesario|ocupo)|(?:que )?no (?:tenga|tengan|sea|sean|este|incluya|haya|con)|olvid(?:a|e|ate|ese|emos)(?: de)?|quit(?:a|e|ale|ele|ar|emos|ame|eme)|borr(?:a|e|ar)|sac(?:a|ar)|saque|elimin(?:a|e|ar)|nada de|(?<! o )menos|excepto|tampoco|evit(?:a|e|ar|ando)|no necesariamente|dej(?:a|e)|ni|no (?!mas |menos |solo |solamente |pas|sub|cuest|cost|val|super|exced|se |importa )[a-z]+|no) )'
/** Says that something may be there or not: no exclusion. */
export const UNNEEDED =
  /(?:^| )no (?:\S+ ){0,2}(?:hace falta|necesit|import|requier|ocupo|necesari|tiene que|tienen que)|opcional|necesariamente/
const DENIED =
  /^(?:sin(?! necesidad )|(?:ya )?no (?:quiero|queremos|quisiera|me gustan?)|(?:que )?no (?:tenga|tengan|sea|sean|este|incluya|haya|con)|nada de|menos|excepto|evit\S*|ni|no) /
/** Whether words say that no home may have what they name: 'sin piscina', but not 'no necesito piscina'. */
export const isDenied = (words: string): boolean => DENIED.test(words) && !UNNEEDED.test(words)
const OPTIONAL =
  '(?: (?:ya )?no(?: (?:es|hace|lo|la|los|las|me|nos|importa|falta|necesito|quiero|necesario|importante|necesaria))*(?= (?:[,.]|$|pero|y|solo|mejor|casas?|condominios?|apartamentos?))| (?:es |son )?opcional(?:es)?)'

/** Patterns of something that is asked for or denied, by the words for it. */
export const wantedPatterns = (words: string) => ({
  unwanted: phrase(`${NO}${SOME}(?:${words})|(?:(?:el|la|los|las) )?(?:${words})${OPTIONAL}`),
  wanted: phrase(`(?:(?:con|y|que|tenga|tengan|tiene|un|una|el|la|tambien|incluya) )*(?:${words})`),
})
