import type { Sort } from '#domain/search/sort.ts'

/** The orders of homes as their chips say them. */
export const SORT_CHIPS: Readonly<Record<Sort, string>> = {
  newest: 'Primero las más nuevas',
  'price-asc': 'Primero las más baratas',
  'price-desc': 'Primero las más caras',
  beds: 'Primero las de más dormitorios',
  'square-feet': 'Primero las más grandes',
  'price-per-square-foot': 'Por precio por pie cuadrado',
  reduced: 'Primero las rebajadas',
  'monthly-cost': 'Por costo mensual más bajo',
  'shortest-commute': 'Por tiempo en tren',
}
