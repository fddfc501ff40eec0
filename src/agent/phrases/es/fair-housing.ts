import type { RefusedKind } from '#language/understanding.ts'

const SAME_FOR_ALL = 'Las leyes de vivienda justa nos exigen tratar a todos por igual'
const byPeople = (what: string): string => `${SAME_FOR_ALL}, así que no elijo viviendas según ${what}.`

/** The refusal of a ground on which homes are never chosen (Fair Housing Act; New Jersey Law Against Discrimination). */
const REFUSALS: Readonly<Record<RefusedKind, string>> = {
  schools:
    'No califico escuelas ni elijo viviendas por ellas. Puedo decirle el distrito escolar de una vivienda; el estado publica datos de cada escuela.',
  safety: 'No puedo juzgar qué tan seguro es un lugar. La policía local publica estadísticas.',
  people: `${SAME_FOR_ALL}, así que no describo quién vive dónde.`,
  race: byPeople('la gente que vive cerca'),
  origin: byPeople('la gente que vive cerca'),
  religion: byPeople('la religión ni los lugares de culto'),
  family: byPeople('si viven familias allí'),
  age: byPeople('la edad de la gente que vive cerca'),
  disability: byPeople('si la gente que vive cerca tiene una discapacidad'),
  orientation: byPeople('quiénes viven cerca'),
  income: byPeople('cómo paga la gente que vive cerca'),
}

/** The refusal with the reason for each of the first two kinds; '' for none. */
export const refusalText = (kinds: readonly RefusedKind[]): string =>
  [...new Set(kinds.slice(0, 2).map((kind) => REFUSALS[kind]))].join(' ')
