import { formatDay } from '#domain/day-text.ts'
import { BASEMAP_ARCHIVES, BASEMAP_DATE, BASEMAP_MEGABYTES } from '../basemap-archives.ts'

/** A link out of the site, to one of its pages (`/…`), or to one of its files. */
export interface LicenseLink {
  text: string
  href: string
}

export interface LicenseFile {
  /** Below the site's base URL. */
  path: string
  what: string
}

/** What a part of the site is made of, from whom, and on which terms. */
export interface LicenseSection {
  /** Anchor within the page. */
  id: string
  heading: string
  paragraphs: readonly string[]
  facts: readonly { term: string; text: string; link?: LicenseLink }[]
  files?: readonly LicenseFile[]
}

const ODBL: LicenseLink = {
  text: 'Open Database License 1.0',
  href: 'https://opendatacommons.org/licenses/odbl/1-0/',
}

/** Of the built-in timetable, in the order of its sources (content/timetable/timetable.json). */
export const TIMETABLES = [
  { line: 'Trains', from: 'NJ TRANSIT’s timetable', asOf: formatDay('2026-09-22') },
  { line: 'Light rail', from: 'NJ TRANSIT’s timetable', asOf: formatDay('2026-02-17') },
  { line: 'PATH', from: 'running times from the Port Authority’s timetable', asOf: '2017' },
] as const

const MAP_FILES: readonly LicenseFile[] = [
  {
    path: BASEMAP_ARCHIVES.streets,
    what: `streets, railways, water, parks, and names, vector tiles (${BASEMAP_MEGABYTES.streets} MB)`,
  },
  {
    path: BASEMAP_ARCHIVES.buildings,
    what: `buildings and house numbers, vector tiles (${BASEMAP_MEGABYTES.buildings} MB)`,
  },
  { path: 'basemap/towns.topo.json', what: 'outlines of the 205 towns' },
  { path: 'basemap/highways.topo.json', what: 'main roads' },
  { path: 'basemap/railways.topo.json', what: 'railways' },
]

export const LICENSES = {
  title: 'Licenses and sources',
  intro: 'Data, fonts, and software from others on this site, with their authors, dates, and terms.',
} as const

export const LICENSE_SECTIONS: readonly LicenseSection[] = [
  {
    id: 'map-data',
    heading: 'Map data',
    paragraphs: [
      `This site’s maps come from OpenStreetMap as of ${formatDay(BASEMAP_DATE)}. Newer streets are missing. Buildings are left out in places where only some are mapped.`,
      'The files below are a database derived from OpenStreetMap. You may download, copy, change, and share them under the same license, with the same credit. The homes on the map aren’t part of them.',
    ],
    facts: [
      {
        term: 'Source',
        text: '',
        link: { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
      },
      { term: 'As of', text: formatDay(BASEMAP_DATE) },
      { term: 'License', text: '', link: ODBL },
      {
        term: 'Layers',
        text: 'based on the OpenMapTiles schema, CC BY 4.0: ',
        link: { text: 'openmaptiles.org/schema', href: 'https://openmaptiles.org/schema/' },
      },
    ],
    files: MAP_FILES,
  },
  {
    id: 'borders',
    heading: 'Borders, towns, and ZIP codes',
    paragraphs: [],
    facts: [
      {
        term: 'States, counties, villages',
        text: 'U.S. Census Bureau, TIGER/Line; public domain. Its codes also match outlines to towns.',
      },
      {
        term: 'Places',
        text: 'Locations and populations of towns, villages, and ZIP codes, CC BY 4.0: ',
        link: { text: 'GeoNames', href: 'https://www.geonames.org/' },
      },
    ],
  },
  {
    id: 'timetable',
    heading: 'Trains',
    paragraphs: [
      'Stations and minutes are facts from published timetables. Minutes are scheduled for a weekday morning, from station to station, and can change.',
    ],
    facts: [
      ...TIMETABLES.map(({ line, from, asOf }) => ({ term: line, text: `${from}, ${asOf}` })),
      {
        term: 'Terms',
        text: 'NJ TRANSIT lets registered developers host its data on their own servers. Don’t rely on the data for commercial purposes. No page sends requests to NJ TRANSIT’s servers.',
      },
    ],
  },
  {
    id: 'figures',
    heading: 'Public data',
    paragraphs: [],
    facts: [
      {
        term: 'Taxes, rates, limits, rents',
        text: 'Each with its source and date on the page ',
        link: { text: 'How we calculate costs', href: '/how-we-compute' },
      },
    ],
  },
  {
    id: 'fonts',
    heading: 'Fonts',
    paragraphs: [],
    facts: [
      { term: 'Fraunces', text: 'The Fraunces Project Authors, SIL Open Font License 1.1' },
      { term: 'Instrument Sans', text: 'The Instrument Sans Project Authors, SIL Open Font License 1.1' },
    ],
    files: [
      { path: 'fonts/fraunces-1-license.txt', what: 'license of Fraunces' },
      { path: 'fonts/instrument-sans-1-license.txt', what: 'license of Instrument Sans' },
    ],
  },
  {
    id: 'pictures',
    heading: 'Pictures and drawings',
    paragraphs: [
      'Pictures of counties and scenery, and home pictures marked as renderings, were made for this site by computer. They aren’t photographs, and the houses in them don’t exist. The drawings, portraits, and logo were also made for it. Photographs of listings belong to their photographers or to the listing service that supplied them.',
    ],
    facts: [],
  },
  {
    id: 'software',
    heading: 'Software',
    paragraphs: ['The site runs on open-source software, including:'],
    facts: [
      { term: 'Map', text: 'MapLibre GL JS, PMTiles (BSD-3-Clause); topojson-client (ISC)' },
      { term: 'Pages', text: 'React, TanStack Router and Query, Valibot (MIT); Lucide (ISC)' },
      { term: 'Server', text: 'Hono, srvx, Kysely, pino (MIT)' },
    ],
    files: [{ path: 'third-party-notices.txt', what: 'every package with the full text of its license' }],
  },
]
