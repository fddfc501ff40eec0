import type { Agency } from '#domain/agency/agency.ts'

/** Said after 'undo'. */
export const undoTexts = (agency: Agency) => ({
  /** The chip beside a change that the agent made on its own. */
  choice: 'Undo',
  /** What pressing it says; the language's reader takes it as 'undo'. */
  says: 'undo',
  nothing: 'There is nothing to undo yet. What are you looking for?',
  toStart: 'All right, that’s all undone, and your search is empty again. What are you looking for?',
  /** `homes`: '12 homes in Bergen County'. */
  toSearch: (homes: string): string => `All right, back to ${homes}.`,
  toNone: 'All right, back to the search before. It found no homes; tell me what may change.',
  toRequest: (question: string): string => `All right, one step back. ${question}`,
  requestDropped: 'All right, I dropped that request and sent nothing. What would you like to do next?',
  unsaved: (title: string): string => `I took ${title} off your favorites again.`,
  noteRemoved: (title: string): string => `I removed that note on ${title} again.`,
  searchRemoved: (name: string): string => `I removed the saved search “${name}” again.`,
  sent: `That is sent, and I can’t take it back. Phone us at ${agency.phones.head.number} and we cancel it for you.`,
  next: 'What would you like to do next?',
})
