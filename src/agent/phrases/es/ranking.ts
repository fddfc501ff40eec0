import type { Phrases } from '../phrases.ts'

const quoted = (soft: readonly string[]): string => soft.map((words) => `“${words}”`).join(' y ')

export const rankingTexts: Phrases['ranking'] = {
  label: 'Viviendas ordenadas por sus deseos',
  questions: 'Responder siete preguntas breves',
  noWishes:
    'Puedo ordenar las viviendas por lo que le gustaría, pero todavía no conozco sus deseos. Para decírmelos, responda siete preguntas breves.',
  soft: (soft) =>
    `Dijo ${quoted(soft)}, así que la lista ordenada por sus deseos no deja fuera ninguna vivienda por eso.`,
  asMust: (soft) => `No puedo ordenar las viviendas por ${quoted(soft)}, así que lo tomé como requisito.`,
  ranked({ total, full, nearly }, wishes) {
    if (total === 0) return 'No encontré viviendas que cumplan sus requisitos.'
    const homes = total === 1 ? '1 vivienda' : `${total} viviendas`
    const meet = full === 0 ? 'ninguna cumple' : full === 1 ? '1 cumple' : `${full} cumplen`
    const every = `De ${homes}, ${meet} ${wishes === 1 ? 'su deseo' : 'todos sus deseos'}`
    const most = wishes > 1 && nearly > 0 ? `, y a ${nearly} le${nearly === 1 ? '' : 's'} falta solo uno` : ''
    return `${every}${most}. La lista ordenada dice qué cumple y qué le falta a cada una.`
  },
}
