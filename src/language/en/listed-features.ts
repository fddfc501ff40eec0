import { featureName } from '#domain/search/feature-nouns.ts'
import type { FeatureKey } from '#domain/search/filters/features.ts'
import type { Reading } from '../reading.ts'
import { namesSeniorAge } from '../senior-ages.ts'
import { phrase } from '../sentence.ts'
import { NO, takeDenied, wantedPatterns } from './denials.ts'
import { UNFILTERED_WORDS } from './unfiltered-words.ts'

const SIZED = '(?:(?:small|little|nice|private|back|front|side|own|flat|usable|sunny|real|green) )*'

/** How each feature of a listing is said, as part of a pattern. An earlier one takes its phrases from the later ones. */
export const FEATURE_WORDS: Readonly<Record<FeatureKey, string>> = {
  'fenced-yard': '(?:fully )?fenced(?: in)?(?: (?:back ?|front )?yards?)?|yards?(?: (?:with|that has))? (?:a )?fences?',
  'large-yard': '(?:(?:big|large|huge|spacious|good sized|bigger|larger) )+(?:back |front )?(?:yards?|backyards?)',
  yard: `${SIZED}(?:yards?|backyards?)|${SIZED}gardens?(?! (?:apartments?|street|st|state|style|level|units?|views?))`,
  driveway: '(?:(?:private|own|long|wide|big) )*driveways?',
  'off-street-parking':
    'off street parking(?: (?:spots?|spaces?))?|(?:private|assigned|own|dedicated|deeded|reserved) parking(?: (?:spots?|spaces?))?|parking (?:spots?|included)',
  'ev-charging':
    '(?:ev|electric (?:car|vehicle)|car) charg(?:ing|ers?)(?: (?:stations?|outlets?|ports?))?|(?:charge|plug in)(?: up)? (?:my|our|an?) (?:ev|electric car|tesla)',
  'roof-deck': '(?:roof ?top|roof) ?(?:decks?|terraces?)|roof ?decks?|rooftops?',
  deck: '(?:(?:big|large|nice|back) )*decks?',
  balcony: '(?:(?:private|big|large|own) )*balcon(?:y|ies)',
  patio: '(?:(?:private|big|large|own|covered) )*(?:patios?|terraces?)',
  sunroom: 'sun ?rooms?|sun ?porch(?:es)?|florida rooms?',
  porch: '(?:(?:front|back|covered|screened(?: in)?|wrap ?around|big|nice) )*porch(?:es)?',
  shed: '(?:storage |tool |garden )?sheds?|(?<= (?:with|and|has|need|want) an? )barns?',
  dock: '(?:(?:private|boat) )*docks?|boat slips?',
  'beach-access': 'beach access|(?:private )?access to (?:the|a) beach',
  'water-view': 'views? over water',
  'city-view': '(?:(?:nyc|new york|manhattan|city|skyline) )+views?|views? of (?:the )?(?:city|skyline|manhattan)',
  'corner-lot': 'corner lots?',
  'corner-unit': '(?:corner|end) units?',
  playground: 'playgrounds?',
  gym: 'gyms?|fitness (?:centers?|rooms?)|exercise rooms?',
  'hot-tub': 'hot ?tubs?|jacuzzis?',
  generator: '(?:(?:whole house|backup|standby) )*generators?',
  doorman: 'doorm[ae]n|door persons?|concierges?',
  'bike-room':
    'bi(?:ke|cycle) (?:rooms?|storage|parking)|(?:room|place|storage) for (?:(?:my|our|the) )?(?:bikes|bicycles)',
  storage: '(?:(?:extra|lots of|plenty of|enough|more) )*storage(?: (?:space|room|units?|closets?))?',
  'security-system': 'security (?:systems?|cameras?)|(?:burglar )?alarm(?: systems?)?',
  'smart-home': 'smart homes?(?: (?:controls?|features?|system))?|smart thermostats?',
  'shared-laundry':
    '(?:(?:shared|common) )*(?:laundry|washers?(?: and dryers?)?)(?: rooms?)? (?:in|inside) the (?:building|basement)|shared laundry(?: rooms?)?',
  'senior-community':
    '(?:active adult|age restricted) communit(?:y|ies)|(?:over )?<n>(?: (?:plus|\\+|(?:and|or) (?:over|up|older)))* communit(?:y|ies)|<n> (?:plus|\\+|(?:and|or) (?:over|up|older))',
  dishwasher: 'dish ?washers?',
  'eat-in-kitchen':
    'eat in kitchens?|breakfast nooks?|kitchens? (?:(?:that )?(?:you|we|i) can eat in|big enough (?:for a table|to eat in))',
  'kitchen-island': 'kitchen islands?|islands? in the kitchen|kitchens? with an? island',
  pantry: 'pantr(?:y|ies)',
  'gas-cooking': '(?:natural )?gas (?:stoves?|ranges?|cooking|cook ?tops?|ovens?)|cook(?:ing)? with gas',
  'hardwood-floors': '(?:hard ?wood|wood|oak|parquet) floor(?:s|ing)?|hard ?woods?',
  'walk-in-closet': 'walk in closets?',
  'home-office':
    'home offices?|(?<= (?:with|and|has|have|need|needs|want|wants) an )office(?: space)?s?|(?<= (?:with|and|has|have|need|needs|want|wants) a )(?:study|den)',
  'first-floor-bedroom':
    '(?:first|ground|main|1st) (?:floor|level) (?:(?:master|primary|main) )?(?:bed ?rooms?|master|primary(?: suite)?|suite)|(?<! accessible )bed ?rooms? (?:on|at) the (?:first|ground|main|1st) (?:floor|level)|bed ?rooms? downstairs|downstairs bed ?rooms?',
  'single-story':
    '(?:single|one) (?:story|floor|level)(?: living)?|(?:everything|all(?: rooms)?) on (?:one|a single|the same) (?:floor|level)',
  'open-floor-plan': 'open (?:floor ?plans?|concepts?|layouts?)',
  'finished-basement': '(?:(?:fully|partly|big|large) )*finished basements?|basements? (?:that is |thats )?finished',
  attic: '(?:(?:walk up|big|finished) )*attics?',
  skylights: 'sky ?lights?',
  'large-windows': '(?:(?:big|large|tall|huge) )+windows|floor to ceiling windows|picture windows?|bay windows?',
  'solar-panels': 'solar(?: (?:panels?|power|energy|roof))?',
  'in-law-suite':
    '(?:mother )?in laws? (?:suites?|apartments?|units?|quarters|set ?ups?)|mother daughters?(?: (?:set ?ups?|homes?|houses?))?|guest suites?',
  'separate-entrance': '(?:separate|private|own) entr(?:ances?|y)',
  'gas-heat': '(?:natural )?gas heat(?:ing)?|heat(?:ed|ing) (?:by|with) (?:natural )?gas',
  'new-construction': 'listed as new construction',
  'soaking-tub': '(?:soaking|free ?standing|claw ?foot|deep) (?:bath ?)?tubs?',
}

const FEATURE_PATTERNS = (Object.entries(FEATURE_WORDS) as [FeatureKey, string][]).map(([key, words]) => ({
  key,
  ...wantedPatterns(words),
}))

/** What lies near a home is none of its features: 'close to a gym'. */
const NEARBY = phrase(
  `(?:(?:near(?:by)?|close|next|walk|walking|walkable|distance|minutes?|to|by|from) )+(?:(?:a|an|the|good|some) )*(?:${FEATURE_WORDS.gym}|${FEATURE_WORDS.playground}|gardens?)`,
)

const ANY = Object.values(FEATURE_WORDS).join('|')
/** Names one of the homes shown, or says what may be: 'the one with the porch', 'laundry in the building is okay'. */
const NO_WISH = phrase(
  `(?:the )?(?:first |second |third |last )?ones? with the (?:${ANY})|(?:${FEATURE_WORDS['shared-laundry']})(?: (?:is|are|s|would|be|also|too))+ (?:ok|okay|fine|alright)`,
)

/** 'No shared driveway' may have one of its own: nothing is asked for, and nothing left out. */
const DENIED_KIND = phrase(
  `${NO} (?:(?:the|an?|any|have|having|to|with) )*(?:(?:shared|common|communal|steep|gravel|dirt|unpaved|narrow|tiny|small|cramped|unfinished|above ground) )+(?:driveways?|yards?|backyards?|gardens?|patios?|decks?|porch(?:es)?|balcon(?:y|ies)|pools?|basements?|garages?|kitchens?|entr(?:y|ies|ances?))`,
)

/** Reads the features of listings, wanted and unwanted. */
export function readListedFeatures(reading: Reading): void {
  const { sentence } = reading
  sentence.takes(NO_WISH)
  sentence.take(DENIED_KIND, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  sentence.take(NEARBY, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  const isAge = (match: RegExpExecArray) => namesSeniorAge(sentence, match)
  for (const { key, ...patterns } of FEATURE_PATTERNS) {
    takeDenied(reading, key, patterns, isAge)
    sentence.take(patterns.wanted, (match, span) => {
      if (!isAge(match)) return false
      if (reading.unwanted.has(key)) return
      reading.wanted.add(key)
      reading.part('features', featureName(key), span)
    })
  }
}
