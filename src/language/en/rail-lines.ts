import { LINE_LIST, LINE_NAMES, type LinePhrase } from '../rail-lines.ts'
import { phrase } from '../sentence.ts'

const LINE = '(?:(?:train|rail|commuter) )*(?:lines?|branch(?:es)?)'
const NAMED = new RegExp(
  `^(?:(?:nj transit )?(${LINE_NAMES}) ${LINE}|(northeast corridor|hudson(?: and)? bergen light rail|newark light rail)) `,
)
/** 'The Pascack Valley or Main Line': one word for both. */
const LISTED = new RegExp(`^(${LINE_NAMES})(?=(?: (?:,|and|or|the))+ (?:${LINE_NAMES}) ${LINE} )`)

/** A line as it is said: 'Morris & Essex line', 'Hudson-Bergen Light Rail'. */
export const linePhrase: LinePhrase = (text) => NAMED.exec(text) ?? LISTED.exec(text)

const NEAR =
  '(?:on|along|near(?:by)?|near to|by|close to|off|next to|steps from|served by|(?:in |within )?walking distance (?:to|of|from)|walkable to|an easy walk to|walk to)'
const STATIONS = '(?: (?:trains?|lines?|stations?|stops?))*'
const NOT = '(?<! (?:not|dont|never|no|without|avoid|away|far)(?: [a-z]+){0,4} )'
/** 'Along the Pascack Valley Line', 'Main Line', 'near PATH or the Raritan Valley Line'. */
export const ON_LINES = phrase(
  `${NOT}(?:${NEAR} )?(?:(?:either|both|the|a|an|nj|transit) )*(?!path(?:${STATIONS}(?= ))(?! (?:,|and|or) (?:the )?[&]))${LINE_LIST}${STATIONS}`,
)
/** 'On the PATH'; 'on the PATH to Hoboken' leads somewhere. */
export const ON_PATH = phrase(`${NOT}(?:on|along) (?:the )?path${STATIONS}(?! (?:to|into|from|for) )`)
