// What the listings page says of a search; each text is read in one go here.

export const SEARCH_PLACEHOLDER = 'Town, ZIP, or what you want'

export const UNREAD = 'We couldn’t read your search. Check your connection, then press “Search” again.'

export const SKIPPED_NOTE = 'We can’t filter by these yet.'
