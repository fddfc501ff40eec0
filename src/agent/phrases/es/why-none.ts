import { formatCount } from '#domain/count.ts'
import type { FilterPart } from '#domain/search/filters.ts'
import { describe } from '#language/es/describe.ts'
import { FEATURE_WORDS } from '#language/es/feature-words.ts'
import { AMENITY_WORDS } from '#language/es/filter-words.ts'
import type { Phrases } from '../phrases.ts'
import { relaxedText } from './found.ts'

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const SHORT: Readonly<Partial<Record<FilterPart['part'], string>>> = {
  price: 'cualquier precio',
  beds: 'cualquier número de dormitorios',
  baths: 'cualquier número de baños',
  towns: 'en cualquier lugar',
  county: 'en cualquier lugar',
  counties: 'en cualquier lugar',
}

export const whyNoneTexts: Phrases['whyNone'] = {
  because: (dropped, total, filters) => {
    const [first, ...others] = dropped.map(
      ({ part, total: then }) => `${lowered(relaxedText(part, filters))} hay ${formatCount(then)}`,
    )
    const now =
      total === 0
        ? 'Nada cumple con todo a la vez'
        : total === 1
          ? 'Una vivienda cumple con todo'
          : `${formatCount(total)} viviendas cumplen con todo`
    const then = others.length > 0 ? `; ${others.join('; ')}` : ''
    return `${now}: ${first}${then}. ¿Qué quito?`
  },
  noFilter: (total) =>
    `No ha puesto ningún filtro: ${total === 1 ? 'esta es la única vivienda publicada' : `estas son todas, ${formatCount(total)} viviendas`}. Puedo guardar la búsqueda para después.`,
  nothingHelps: 'Con quitar un solo filtro no aparecen más. Diga “empezar de nuevo” para ver todo.',
  together: 'No es un solo filtro, sino todos juntos. ¿Cuál es el más importante?',
  alone: (filters, total, places) => ({
    label: `${describe(filters, places)} (${formatCount(total)})`,
    says: `empezar de nuevo, ${lowered(describe(filters, places))}`,
  }),
  label: ({ part, total }, filters) => `${relaxedText(part, filters)} (${formatCount(total)})`,
  says: (part, filters, relaxed, places) => [
    ...(SHORT[part.part] ? [SHORT[part.part]!] : []),
    ...(part.part === 'amenity' ? [`sin ${AMENITY_WORDS[part.amenity]}`] : []),
    ...(part.part === 'feature' ? [`sin ${FEATURE_WORDS[part.feature].name}`] : []),
    ...(part.part === 'search' ? [`sin ${filters.search}`] : []),
    lowered(relaxedText(part, filters).replaceAll(/[“”]/g, '')),
    lowered(describe(relaxed, places)),
    `empezar de nuevo, ${lowered(describe(relaxed, places))}`,
  ],
  startOver: { label: 'Empezar de nuevo', says: 'empezar de nuevo' },
  save: { label: 'Guardar esta búsqueda', says: 'guarde esta búsqueda' },
}
