import type { Phrases } from '../phrases.ts'

/** 'a, b o c'. */
const either = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`

const NUMBERS = 'cero una dos tres cuatro cinco seis siete ocho nueve'.split(' ')

export const questionTexts: Phrases['questions'] = {
  whichReading: (labels) => `¿Se refiere a ${either(labels)}?`,
  tookReading: (label) => `Lo tomé como ${label}.`,
  onlyHouses: { label: 'Solo casas', says: 'solo casas' },
  whichRequest: 'No estoy segura de entenderle. ¿Es una de estas cosas?',
  tookHome: (title) => `Lo tomé como ${title}.`,
  roomNeed: (beds) =>
    `Para su hogar, con ${NUMBERS[beds] ?? beds} habitaciones cada quien tendría espacio; usted decide.`,
  roomNeedAsked: '¿Las busco así?',
  roomNeedChoice: (beds) => `${beds} o más habitaciones`,
  roomNeedSays: (beds) => `al menos ${NUMBERS[beds] ?? beds} habitaciones`,
}
