import * as v from 'valibot'

/** Who writes about which home, as the tools that send take it. */
export const CONTACT_ENTRIES = {
  listing_id: v.pipe(v.number(), v.integer()),
  name: v.pipe(v.string(), v.description('The visitor’s name.')),
  email: v.pipe(v.string(), v.description('The visitor’s email address.')),
  phone: v.optional(v.string()),
  confirmation: v.optional(
    v.pipe(v.string(), v.description('The code of the reading back that the visitor has said yes to.')),
  ),
}
