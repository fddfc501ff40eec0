import type { Agency } from '#domain/agency/agency.ts'
import type { Phrases } from '../phrases.ts'

export const undoTexts = (agency: Agency): Phrases['undo'] => ({
  choice: 'Deshacer',
  says: 'deshacer',
  nothing: 'Todavía no hay nada que deshacer. ¿Qué busca?',
  toStart: 'Está bien, deshice todo y su búsqueda está vacía otra vez. ¿Qué busca?',
  toSearch: (homes) => `Está bien, de vuelta a ${homes}.`,
  toNone: 'Está bien, de vuelta a la búsqueda anterior. No encontró viviendas. ¿Qué cambiamos?',
  toRequest: (question) => `Está bien, un paso atrás. ${question}`,
  requestDropped: 'Está bien, cancelé esa solicitud y no envié nada. ¿Qué le gustaría hacer ahora?',
  unsaved: (title) => `Quité ${title} de sus favoritas.`,
  noteRemoved: (title) => `Quité esa nota sobre ${title}.`,
  searchRemoved: (name) => `Quité la búsqueda guardada “${name}”.`,
  sent: `Eso ya se envió y no puedo retirarlo. Llámenos al ${agency.phones.head.number} y lo cancelamos.`,
  next: '¿Qué le gustaría hacer ahora?',
})
