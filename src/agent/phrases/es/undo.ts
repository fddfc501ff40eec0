import type { Agency } from '#domain/agency/agency.ts'
import type { Phrases } from '../phrases.ts'

export const undoTexts = (agency: Agency): Phrases['undo'] => ({
  choice: 'Deshacer',
  says: 'deshacer',
  nothing: 'Todavía no hay nada que deshacer. ¿Qué busca?',
  toStart: 'Está bien, todo deshecho: su búsqueda está vacía otra vez. ¿Qué busca?',
  toSearch: (homes) => `Está bien, de vuelta a ${homes}.`,
  toNone: 'Está bien, de vuelta a la búsqueda anterior. No encontró viviendas; dígame qué puede cambiar.',
  toRequest: (question) => `Está bien, un paso atrás. ${question}`,
  requestDropped: 'Está bien, dejé esa solicitud y no envié nada. ¿Qué quisiera hacer ahora?',
  unsaved: (title) => `Quité ${title} de sus favoritas otra vez.`,
  noteRemoved: (title) => `Quité esa nota sobre ${title} otra vez.`,
  searchRemoved: (name) => `Quité la búsqueda guardada “${name}” otra vez.`,
  sent: `Eso ya está enviado y no puedo retirarlo. Llámenos al ${agency.phones.head.number} y lo cancelamos.`,
  next: '¿Qué quisiera hacer ahora?',
})
