import { whoAnswers } from '#domain/agency/who-answers.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Mailbox } from '#domain/mail/mail.ts'
import { languageOf } from '#language/spoken-language.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { StoredInquiry } from '#ports/server/inquiry-store.ts'

/** Who answers an inquiry, by the agency's rules; null: nobody in particular. `home` is null for a request for a call. */
export type AnswererOf = (stored: Pick<StoredInquiry, 'id' | 'inquiry'>, home: Listing | null) => Mailbox | null

/** The mailbox of whom the rules of the agency in force name. */
export const answererIn =
  (agency: Pick<AgencySource, 'current'>): AnswererOf =>
  ({ id, inquiry }, home) => {
    const { roster, routes, agency: of } = agency.current()
    const asked = { id, home, language: languageOf(inquiry.message) }
    const person = whoAnswers({ roster, routes, firm: of.firm.name }, asked)
    return person && { name: person.name, address: person.mail! }
  }
