import type { Phrases } from '../phrases.ts'

/** 'a, b o c'. */
const either = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`

const NUMBERS = 'cero una dos tres cuatro cinco seis siete ocho nueve'.split(' ')

export const questionTexts: Phrases['questions'] = {
  whichReading: (labels) => `¿Se refiere a ${either(labels)}?`,
  tookReading: (label) => `Entendí ${label}.`,
  onlyHouses: { label: 'Solo casas', says: 'solo casas' },
  whichRequest: 'No sé si le entendí. ¿Es una de estas cosas?',
  tookHome: (title) => `Entendí ${title}.`,
  roomNeed: (beds) =>
    `Con ${NUMBERS[beds] ?? beds} dormitorios, cada persona de su hogar podría tener el suyo. Usted decide.`,
  roomNeedAsked: '¿Las busco así?',
  roomNeedChoice: (beds) => `${beds} o más dormitorios`,
  roomNeedSays: (beds) => `al menos ${NUMBERS[beds] ?? beds} habitaciones`,
}
