import type { Agency } from '#domain/agency/agency.ts'

/** Said after 'undo'. */
export const undoTexts = (agency: Agency) => ({
  /** The chip beside a change that the agent made on its own. */
  choice: 'Undo',
  /** What pressing it says; the language's reader takes it as 'undo'. */
  says: 'undo',
  nothing: 'There’s nothing to undo yet. What are you looking for?',
  toStart: 'OK, I undid everything, and your search is empty again. What are you looking for?',
  /** `homes`: '12 homes in Bergen County'. */
  toSearch: (homes: string): string => `OK, back to ${homes}.`,
  toNone: 'OK, back to your last search. It found no homes. What should we change?',
  toRequest: (question: string): string => `OK, one step back. ${question}`,
  requestDropped: 'OK, I dropped that request and sent nothing. What would you like to do next?',
  unsaved: (title: string): string => `I removed ${title} from your favorites.`,
  noteRemoved: (title: string): string => `I removed that note on ${title}.`,
  searchRemoved: (name: string): string => `I removed the saved search “${name}.”`,
  sent: `That was sent, and I can’t take it back. Call us at ${agency.phones.head.number} and we’ll cancel it for you.`,
  next: 'What would you like to do next?',
})
