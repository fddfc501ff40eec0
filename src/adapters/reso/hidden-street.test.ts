import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftOut, published } from '../../../tests/feed/reso-outcomes.ts'

/** The listing of a home with a hidden address. */
const hidden = (street: string, changes: Record<string, unknown> = {}) =>
  published({
    InternetAddressDisplayYN: false,
    UnparsedAddress: `${street}, Montclair, NJ 07043`,
    ...changes,
  })

const masked = (street: string, PublicRemarks: string) => hidden(street, { PublicRemarks }).description

describe('a hidden street is taken out of remarks', () => {
  test.each([
    ['48 Watchung Ave', 'Living on Watchung Avenue is quiet', 'Living on (address withheld) is quiet'],
    ['48 Watchung Ave', 'WATCHUNG at its best', '(address withheld) at its best'],
    ['48 Watchung Ave', 'No. 48-Watchung-Ave!', 'No. (address withheld)!'],
    ['48 Watchung Ave', 'Ask for 48_watchung_avenue', 'Ask for (address withheld)'],
    ['48 Watchung Ave', 'forty-eight Watchung', '(address withheld)'],
    ['48 Watchung Ave', '48 North Watchung and N. Watchung', '(address withheld) and (address withheld)'],
    ['48 N Watchung Ave', 'see #LiveOnWatchungAve now', 'see #LiveOn(address withheld) now'],
    ['48 Watchung Ave', 'see #48watchung', 'see #(address withheld)'],
    ['48 Watchung Ave', 'Wat\u00ADchung and Wátchung', '(address withheld) and (address withheld)'],
    ['48 Watchung Ave', 'Tour: www.48watchung.com/tour today', 'Tour: (link withheld) today'],
    ['48 Watchung Ave', 'Tour: https://bit.ly/3xYz', 'Tour: (link withheld)'],
    ['48 Watchung Ave', 'Ask watchunghome.com', 'Ask (link withheld)'],
    ['17 X Ln', '17-X-Lane has a yard, 17xlane too', '(address withheld) has a yard, (address withheld) too'],
    ['9 Spring Brook Ln, Unit 2', 'springbrook, Spring-Brook Lane', '(address withheld), (address withheld)'],
    [
      '12 5th Ave',
      'On Fifth, 12 fifth avenue, 5th Ave.',
      'On (address withheld), (address withheld), (address withheld).',
    ],
    ['12 Forty-Second St', 'off 42nd Street', 'off (address withheld)'],
    ["3 O'Brien Ct", 'OBrien Court, O’Brien', '(address withheld), (address withheld)'],
    ['7 Saint James Pl', 'St. James Place', '(address withheld)'],
    [
      '1 Dr Martin Luther King Jr Blvd',
      'Martin Luther King Blvd, off MLK',
      '(address withheld), off (address withheld)',
    ],
    ['88 Avenue C', 'Ave C', '(address withheld)'],
    ['One Watchung Plaza', 'by Watchung Plaza', 'by (address withheld)'],
  ])('%s: %s', (street, remarks, expected) => {
    expect(masked(street, remarks)).toBe(expected)
  })

  test.each([
    ['5 Park Ave', 'Walk to the park; parking for two'],
    ['5 Montclair Ave', 'The best of Montclair, in Upper Montclair'],
    ['5 Elm St', 'Helm and elmwood near Elmwood Station'],
    ['12 5th Ave', 'Carpet on the 5th floor'],
    ['48 Watchung Ave', 'Three beds, 2.5 baths, a yard. Come and see.'],
  ])('%s leaves alone: %s', (street, remarks) => {
    expect(masked(street, remarks)).toBe(remarks)
  })

  test.each([
    ['5 Park Ave', 'Homes on park are rare', 'Homes on (address withheld) are rare'],
    ['5 Park Ave', 'Your new life: Park at last', 'Your new life: (address withheld) at last'],
    [
      '5 Montclair Ave',
      'Come to 5 Montclair, on Montclair Avenue',
      'Come to (address withheld), on (address withheld)',
    ],
  ])('an everyday word or a town’s name is, as a name: %s: %s', (street, remarks, expected) => {
    expect(masked(street, remarks)).toBe(expected)
  })
})

test.each(['St '.repeat(150), 'First Mount Saint '.repeat(25), '1 '.repeat(200), '#', '(', '\\'])(
  'a street that is none, %j, is read as well',
  (street) => {
    const PublicRemarks = `${street.repeat(3)} and more`
    expect(published({ InternetAddressDisplayYN: false, UnparsedAddress: street, PublicRemarks }).address).toBe(
      'Montclair, NJ 07043',
    )
  },
)

test('the street’s own fields count beside the whole address', () => {
  const { description } = hidden('Lot 4', { StreetName: 'Watchung', PublicRemarks: 'On Watchung Ave' })
  expect(description).toBe('On (address withheld)')
})

describe('pictures of a home with a hidden address', () => {
  const media = (MediaURL: string) => ({ MediaURL, MediaCategory: 'Photo', ShortDescription: 'Seen from Watchung' })
  const told = [
    'https://photos.example/48-Watchung-Ave/1.jpg',
    'https://photos.example/1.jpg?home=48%20Watchung',
    'https://photos.example/x/watchung%2520ave.jpg',
    'https://48watchung.example/1.jpg',
  ]

  test('are left out where their address tells the street, and reported', () => {
    const Media = [...told, 'https://photos.example/a.jpg'].map(media)
    const { pictures } = hidden('48 Watchung Ave', { Media })
    expect(pictures.map(({ url, alt }) => [url, alt])).toEqual([
      ['https://photos.example/a.jpg', 'Seen from (address withheld)'],
    ])
    const address = { UnparsedAddress: '48 Watchung Ave, Montclair, NJ 07043', InternetAddressDisplayYN: false }
    expect(leftOut({ ...address, Media })).toEqual(['Media'])
  })

  test('stay where the address is shown, or where an everyday word is only part of the host', () => {
    expect(published({ Media: told.map(media) }).pictures).toHaveLength(told.length)
    expect(hidden('4 Media Dr', { Media: [media('https://media.example/a.jpg')] }).pictures).toHaveLength(1)
    expect(hidden('4 Photo Ln', { Media: [media('https://h.example/photo/a.jpg')] }).pictures).toHaveLength(0)
  })
})

const KINDS = [
  ['Street', 'St', 'st.', 'STREET'],
  ['Avenue', 'Ave', 'AV', 'ave.'],
  ['Lane', 'Ln', 'LANE'],
  ['Terrace', 'Ter', 'terr'],
  ['Boulevard', 'Blvd'],
] as const
/** Names with other spellings of theirs. */
const NAMES = [
  ['Watchung', 'WATCHUNG', 'watchung', 'Watch\u00ADung'],
  ['Spring Brook', 'Springbrook', 'SPRING BROOK', 'spring-brook', 'spring_brook'],
  ['Park', 'PARK', 'park'],
  ['Elm', 'elm', 'ELM'],
  ['Q', 'q'],
  ['Fifth', '5th', 'fifth', '5TH'],
  ['Saint Cloud', 'St. Cloud', 'ST CLOUD', 'st-cloud'],
  ["O'Neill", 'ONeill', 'O’Neill', 'oneill'],
  ['Cañon', 'Canon', 'CAÑON'],
  ['Martin Luther King', 'martin luther king', 'Martin-Luther-King'],
] as const
const NUMBERS = [
  ['17', '17', 'seventeen', 'Seventeen', '#17', 'No. 17'],
  ['122', '122', 'one twenty-two', 'one hundred and twenty two', 'One Twenty Two'],
  ['1405', '1405', 'fourteen oh five', 'Fourteen-Oh-Five'],
  ['8A', '8A', '8-A', '8 a', 'eight'],
] as const
const DIRECTIONS = ['', 'N', 'N.', 'North', 'west', 'SW', 'Southeast']
const SEPARATORS = [' ', '  ', '-', '_', ', ', '.', ' - ', '/', '\n', '\u00A0', '+', '']

/** A hidden street, and one of the phrasings in which agents write it. */
const phrasing = fc
  .record({
    kind: fc.constantFrom(...KINDS).chain((kinds) => fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...kinds))),
    name: fc.constantFrom(...NAMES).chain((names) => fc.tuple(fc.constant(names[0]), fc.constantFrom(...names))),
    number: fc
      .constantFrom(...NUMBERS)
      .chain((all) => fc.tuple(fc.constant(all[0]), fc.constantFrom(...all.slice(1), ''))),
    direction: fc.constantFrom(...DIRECTIONS),
    written: fc.constantFrom(...DIRECTIONS),
    separator: fc.constantFrom(...SEPARATORS),
    around: fc.constantFrom(
      ['Come to ', ' today.'],
      ['#', ' '],
      ['"', '"'],
      ['', ''],
      ['Offered: (', ')!'],
      ['www.', '.com'],
      ['https://tours.example/', '/index.html?v=1'],
      ['see ', '.net/tour'],
    ),
  })
  .map(({ kind, name, number, direction, written, separator, around }) => {
    const street = [number[0], direction, name[0], kind[0]].filter(Boolean).join(' ')
    const said = [number[1], written, name[1], kind[1]].filter(Boolean).join(separator)
    return { street, name: name[1], remarks: `${around[0]}${said}${around[1]}` }
  })

/** Letters and digits alone, without what hides a word. */
const compact = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

test('no phrasing of a hidden street tells its name', () => {
  fc.assert(
    fc.property(phrasing, ({ street, name, remarks }) => {
      const Media = [{ MediaURL: 'https://photos.example/1.jpg', ShortDescription: remarks }]
      const { description, pictures } = hidden(street, { PublicRemarks: remarks, Media })
      const rest = (text: string) => compact(text.replaceAll(/\((?:address|link) withheld\)/g, ''))
      expect(rest(description)).not.toContain(compact(name))
      expect(rest(pictures[0]!.alt)).not.toContain(compact(name))
    }),
    { numRuns: 3000 },
  )
})
