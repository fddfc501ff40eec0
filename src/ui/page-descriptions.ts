/**
 * What search engines and link previews say of each page, by its path. Only documents have them: in the browser they would come
 * with every page.
 */
export const PAGE_DESCRIPTIONS = {
  '/account': 'Your name, password, and data.',
  '/afford': 'The highest price your income, debts, and savings allow, town by town.',
  '/afford/rent': 'The rent you can afford, town by town.',
  '/compare': 'Compare up to four homes side by side: price, monthly cost, size, and commute.',
  '/confirm-email': 'Confirm your address with the link we emailed.',
  '/demo': 'A demonstration of an agent builder: voice, email, text, and workflow agents.',
  '/favorites': 'The homes and searches you saved.',
  '/forgot-password': 'Get a link to choose a new password.',
  '/how-we-compute':
    'What goes into monthly costs, cash to close, and what you can afford, with every figure’s date and source.',
  '/licenses': 'Sources and terms of the map, timetable, fonts, and pictures, and the map data to download.',
  '/match': 'See which of 205 towns, and which homes, your monthly limit and commute reach.',
  '/privacy': 'What we keep about you, for how long, and how to delete it.',
  '/reset-password': 'Choose a new password for your account.',
  '/signin': 'Sign in to your account. You don’t need one to search and save homes.',
  '/signup': 'Create an account. You don’t need one to search and save homes.',
  '/terms': 'The terms for using this site.',
  '/wishes': 'Say what you must have and what you would like, and see the homes in the order in which they meet it.',
}

export type DescribedPath = keyof typeof PAGE_DESCRIPTIONS
