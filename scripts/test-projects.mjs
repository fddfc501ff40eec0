// The projects of the tests, by what they need. Plain JavaScript: `npm test` reads it before anything is installed.

const EVERYWHERE = '{src,tests,scripts,bench}'

/**
 * What belongs to a project: the files in its folders and those with its ending; to 'unit' all others.
 * @typedef {{ folders: readonly string[], ending: string | null }} Place
 */

/**
 * Of two that fit a file the first wins.
 * @satisfies {Record<string, Place>}
 */
const PLACES = {
  /** Properties over thousands of random inputs. */
  fuzz: { folders: [], ending: '.fuzz.test.ts' },
  /** Both editions in Chromium. */
  e2e: { folders: ['tests/e2e'], ending: null },
  /** Both editions in Chromium, Firefox and WebKit. */
  browsers: { folders: ['tests/browsers'], ending: null },
  /** SQLite and PostgreSQL. */
  database: { folders: ['tests/conformance', 'src/adapters/database'], ending: null },
  /** Started processes and ports, and code that sets up its whole process. */
  server: {
    folders: ['tests/server', 'tests/feed', 'tests/feed-pictures', 'tests/gtfs', 'tests/mail', 'tests/push'],
    ending: '.server.test.ts',
  },
}

/** In the order in which they run. @type {readonly ('unit' | keyof typeof PLACES)[]} */
export const PROJECTS = ['unit', 'database', 'server', 'fuzz', 'e2e', 'browsers']

const globsOf = ({ folders, ending }) => [
  ...folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  ...(ending === null ? [] : [`${EVERYWHERE}/**/*${ending}`]),
]

/**
 * The globs of a project's files, for Vitest.
 * @param {(typeof PROJECTS)[number]} project
 * @returns {{ include: string[], exclude: string[] }}
 */
export function filesOf(project) {
  const places = Object.entries(PLACES)
  if (project === 'unit')
    return { include: [`${EVERYWHERE}/**/*.test.{ts,tsx}`], exclude: places.flatMap(([, place]) => globsOf(place)) }
  const before = places.slice(
    0,
    places.findIndex(([name]) => name === project),
  )
  return { include: globsOf(PLACES[project]), exclude: before.flatMap(([, place]) => globsOf(place)) }
}

/**
 * The project of a test file, given by its path from the repository's root.
 * @param {string} file
 * @returns {(typeof PROJECTS)[number]}
 */
export function projectOf(file) {
  const fits = ({ folders, ending }) =>
    folders.some((folder) => file.startsWith(`${folder}/`)) || (ending !== null && file.endsWith(ending))
  return Object.entries(PLACES).find(([, place]) => fits(place))?.[0] ?? 'unit'
}

/**
 * The projects that may have tests in a folder, given by its path from the repository's root.
 * @param {string} folder
 * @returns {(typeof PROJECTS)[number][]}
 */
export function projectsIn(folder) {
  const owner = projectOf(`${folder}/x.test.ts`)
  const isInside = (inner) => inner.startsWith(`${folder}/`)
  return PROJECTS.filter((project) => {
    if (project === owner) return true
    const { folders, ending } = PLACES[project] ?? { folders: [], ending: null }
    return ending !== null || folders.some(isInside)
  })
}
