import type { Agency } from '#domain/agency/agency.ts'

/** The firm, and how it is reached, in a sentence. */
export const contactOf = ({ firm, email, phones }: Agency): string => `${firm.name}, ${email}, ${phones.foot.number}.`

/** A sentence for each office. */
export const addressesOf = ({ offices }: Agency): string[] =>
  offices.map(({ name, street, town, zip }) => `${name === '' ? 'Its office' : name}: ${street}, ${town}, NJ ${zip}.`)
