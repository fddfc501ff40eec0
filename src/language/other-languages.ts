import { SPOKEN_MAX_LENGTH } from './split-words.ts'

/** Languages of the region that the agent doesn't speak, as BCP 47 tags. */
export const OTHER_LANGUAGES = ['ko', 'pt', 'zh', 'pl', 'ar', 'hi', 'gu', 'tl', 'ru', 'it', 'ht', 'fr'] as const
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number]

/** Scripts that tell the language alone. */
const SCRIPTS: readonly (readonly [OtherLanguage, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
]
/** Letters of other languages in the same scripts: Japanese, Urdu and Persian, Ukrainian and Belarusian. */
const NOT_THEIRS = /[\p{Script=Hiragana}\p{Script=Katakana}ٹڈڑںےپچگژіїєґў]/u
/** The share of a sentence's letters from which it is written in a script: names and towns may be in Latin letters. */
const MOSTLY = 0.4

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Frequent words of each language, without those it shares with English and Spanish; accents are left out. */
const WORDS: readonly (readonly [OtherLanguage, ReadonlySet<string>])[] = [
  [
    'pt',
    words(
      'eu voce voces nao uma estou estamos quero queria queremos procuro procuramos procurando alugar aluguel comprar quartos quarto ' +
        'obrigado obrigada ola oi bom boa tarde fala falo falam falar portugues tem meu minha nossa ajuda alguem onde perto ou isso ' +
        'moro morar gostaria preciso precisamos com em ate mil dois tres casa apartamento quanto custa familia',
    ),
  ],
  [
    'fr',
    words(
      'je suis cherche cherchons voudrais voudrait veux voulons une appartement maison acheter louer avec pour bonjour bonsoir salut ' +
        'merci est les des du nous vous parlez parle francais chambre chambres combien ou dans mon notre quel quelle besoin sommes pas ' +
        'aide quelqu coute sil plait est ce que qui loyer ville pres ai deux trois et un',
    ),
  ],
  [
    'ht',
    words(
      'mwen map nou kay cheche bezwen pou lwe achte yon ak ki kote konbyen tanpri bonjou bonswa mesi pale kreyol ayisyen eske gen ou ' +
        'chanm vle moun anpil fanmi isit nan pwe koute ka ede wi kap ta renmen twa',
    ),
  ],
  [
    'it',
    words(
      'io sono vorrei vorremmo cerco cerchiamo sto cercando appartamento affitto affittare comprare camere camera letto ciao ' +
        'buongiorno buonasera salve grazie costa per che italiano parla parlate parlare avete abbiamo siamo vicino della nel bisogno ' +
        'qualcuno dove stanze quanto una casa di il ho posso aiuto due tre con',
    ),
  ],
  [
    'pl',
    words(
      'szukam szukamy mieszkania mieszkanie mieszkan dom domu chce chcemy chcialbym chcialabym kupic wynajac dzien dobry czesc prosze ' +
        'dziekuje czy jest mowi mowisz mowic polsku pokoje pokojami sypialnie sypialniami nie sie ile kosztuje jestem jestesmy mam mamy ' +
        'dla gdzie rozmawiac kto ktos moge mozna potrzebuje potrzebujemy pomoc pomocy okolicy blisko trzy dwa',
    ),
  ],
  [
    'tl',
    words(
      'ako ng mga bahay gusto naghahanap kami namin naming magkano saan kumusta kamusta salamat ang mayroon meron bumili bibili umupa ' +
        'upa uupahan paupahan kwarto kuwarto tagalog nagsasalita marunong tulong pwede puwede ko kayo niyo ninyo ba po opo hindi kong ' +
        'dito malapit pamilya sino magandang umaga tulungan',
    ),
  ],
  [
    'hi',
    words(
      'mujhe chahiye ghar kya hai hain hum humein hamein namaste kitna kitne kiraya kiraye makan mein liye aap bolte bolta koi madad ' +
        'karna chahta chahte hoon kharidna dhoondh raha paas hindi shukriya dhanyavaad kamre',
    ),
  ],
  [
    'gu',
    words(
      'mane amne joie joiye joiae che chhe kem cho bhade gujarati tame shu ketla ketlu makan ghar levu kharidvu madad koi bolo bole ' +
        'karo aabhar najik mate rumnu',
    ),
  ],
  [
    'ru',
    words(
      'ya ishchu ishu kvartiru kvartira dom kupit snyat privet zdravstvuyte zdravstvuite govorite govorit russki russkom skolko stoit ' +
        'pozhaluysta spasibo nuzhna nuzhen hochu khochu mne komnaty est pomogite arendu arenda nedorogo v',
    ),
  ],
  [
    'ar',
    words(
      'marhaba salam assalamu alaikum shukran ahlan biddi ureed urid bayt beit shaqa arabi tatakallam ana lel egar eegar sha2a 3ala fi ayez ayza badawwar shokran',
    ),
  ],
  ['ko', words('annyeong annyeonghaseyo hangugeo hanguk jib chatgo isseoyo')],
  ['zh', words('nihao xiexie zhongwen putonghua fangzi woyao qing')],
]

const ENGLISH = words(
  'the and is in of for with want looking i we my our have to me show house home homes houses bedroom bedrooms bed beds bath under near ' +
    'please what how you it a an at on do does can could would like need are this that there where which not but or from rent buy',
)
const SPANISH = words(
  'quiero quisiera busco buscamos el la los las lo y o al calle sigue disponible con para por un una en de del mi su casa casas cuanto cuantos donde hola gracias habitaciones ' +
    'cuartos renta rentar alquilar alquiler comprar necesito necesitamos tiene tienen hay favor es que estoy somos tengo me nos se ' +
    'cual cuales soy esta este recamaras barato barata mas menos hasta mil como puedo',
)
/** Words that are said alone. */
const GREETINGS: readonly (readonly [OtherLanguage, RegExp])[] = [
  ['pt', /^(?:ola|oi|bom dia|boa (?:tarde|noite)|portugues)$/],
  ['fr', /^(?:bonjour|bonsoir|salut|francais|en francais)$/],
  ['ht', /^(?:bonjou|bonswa|sak pase|kreyol(?: ayisyen)?)$/],
  ['it', /^(?:buongiorno|buonasera|salve|italiano|in italiano)$/],
  ['pl', /^(?:dzien dobry|czesc|po polsku|polski)$/],
  ['tl', /^(?:kumusta(?: po)?|kamusta(?: po)?|magandang (?:umaga|hapon|gabi)(?: po)?)$/],
  ['hi', /^(?:namaste|namaskar)$/],
  ['gu', /^(?:kem cho)$/],
  ['ru', /^(?:privet|zdravstvuyte)$/],
  ['ar', /^(?:marhaba|(?:as)?salamu? alaikum|salam)$/],
  ['ko', /^(?:annyeong(?:haseyo)?)$/],
  ['zh', /^(?:ni ?hao)$/],
]

/** The language of a sentence that is neither English nor Spanish, where it is one of the region's; null for any other. */
export function otherLanguageOf(said: string): OtherLanguage | null {
  const text = said.slice(0, SPOKEN_MAX_LENGTH)
  return byScript(text) ?? byWords(text)
}

function byScript(text: string): OtherLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const found = SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) > letters * MOSTLY)
  return found && !NOT_THEIRS.test(text) ? found[0] : null
}

function byWords(text: string): OtherLanguage | null {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    // Arabic in Latin letters writes '3ala'.
    .match(/[\p{L}\d]+/gu)
  if (!plain) return null
  const greeting = GREETINGS.find(([, pattern]) => pattern.test(plain.join(' ')))
  if (greeting) return greeting[0]
  const count = (known: ReadonlySet<string>) => plain.filter((word) => known.has(word)).length
  const [best] = WORDS.map(([language, known]) => ({ language, score: count(known) })).sort((a, b) => b.score - a.score)
  const isClear = best!.score >= 2 && best!.score * 4 >= plain.length && best!.score > count(ENGLISH)
  return isClear && best!.score > count(SPANISH) ? best!.language : null
}
