import * as v from 'valibot'
import { TOWNS } from '#content/town-drawings/town-addresses.ts'
import { pathText, settingMistakes, type SettingMistake, type SettingPath } from '#domain/agency/settings-check.ts'
import { AgencySettingsSchema, type AgencySettings } from '#domain/agency/settings.ts'
import { lettersApart } from '#language/near-spelling.ts'
import { colorMistakes } from './colors.ts'
import { readJson, type JsonFile } from './json-file.ts'
import { shown, type FolderMistake } from './mistake.ts'
import { SETTINGS_FILE } from './settings-file-name.ts'

/** What agency.json holds, with the line of each entry; or everything wrong in it. */
export type ReadSettings = { settings: AgencySettings; lineOf: JsonFile['lineOf'] } | { mistakes: FolderMistake[] }

/** @param today ISO date in New Jersey. */
export function readSettings(text: string, today: string): ReadSettings {
  const json = readJson(text.replace(/^\uFEFF/, ''))
  if (Array.isArray(json))
    return { mistakes: json.map(({ line, message }) => ({ file: SETTINGS_FILE, line, place: '', message })) }
  const placed = ({ path, message }: SettingMistake): FolderMistake => ({
    file: SETTINGS_FILE,
    line: json.lineOf(path),
    place: pathText(path),
    message,
  })
  const read = v.safeParse(AgencySettingsSchema, json.value, { abortPipeEarly: true })
  if (!read.success) return { mistakes: read.issues.flatMap(issueMistakes).map(placed) }
  const mistakes = [...settingMistakes(read.output, { isTown, today }), ...colorMistakes(read.output)]
  return mistakes.length > 0 ? { mistakes: mistakes.map(placed) } : { settings: read.output, lineOf: json.lineOf }
}

const KNOWN_TOWNS: ReadonlySet<string> = new Set(TOWNS)
const isTown = (town: string): boolean => KNOWN_TOWNS.has(town)

function issueMistakes(issue: v.BaseIssue<unknown>): SettingMistake[] {
  const path: SettingPath = (issue.path ?? []).map(({ key }) => key as string | number)
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return [{ path, message: unknownEntry(String(path.at(-1)), keysBeside(issue)) }]
  if (issue.received === 'undefined') return [{ path, message: `is missing; ${needed(issue)}` }]
  if (issue.type === 'strict_object') return [{ path, message: 'must be an object in { }' }]
  return [{ path, message: `is ${shown(issue.input)}; it must be ${issue.message}` }]
}

/** What an entry that is missing must be, in the words of its own schema. */
function needed({ path }: v.BaseIssue<unknown>): string {
  const { message } = unwrapped(schemaAt((path ?? []).map(({ key }) => key)))
  return typeof message === 'string' ? `it must be ${message}` : 'docs/your-agency.md shows what it contains'
}

function unknownEntry(key: string, known: readonly string[]): string {
  const near = nearest(key, known)
  return near === null
    ? `isn’t an entry here; remove it, or use one of ${known.join(', ')}`
    : `isn’t an entry here; did you mean "${near}"?`
}

/** The entries that an object of the schema may have, by the path of an unknown one in it. */
function keysBeside({ path }: v.BaseIssue<unknown>): string[] {
  const { entries = {} } = unwrapped(schemaAt((path ?? []).slice(0, -1).map(({ key }) => key)))
  return Object.keys(entries).filter((key) => key !== '$schema')
}

const schemaAt = (path: readonly unknown[]): unknown =>
  path.reduce<unknown>((schema, key) => within(unwrapped(schema), key), AgencySettingsSchema)

interface SchemaParts {
  message?: unknown
  wrapped?: unknown
  item?: unknown
  entries?: Record<string, unknown>
}

/** The schema without 'optional', 'nullable' and what follows it in a pipe. */
function unwrapped(schema: unknown): SchemaParts {
  const parts = schema as SchemaParts
  return parts.wrapped === undefined ? parts : unwrapped(parts.wrapped)
}

const within = (schema: SchemaParts, key: unknown): unknown =>
  typeof key === 'number' ? schema.item : schema.entries?.[String(key)]

/** The key that is a third of its letters off at most, ignoring case. */
function nearest(key: string, known: readonly string[]): string | null {
  const most = Math.ceil(key.length / 3)
  const [best] = known
    .map((each) => ({ each, away: lettersApart(key.toLowerCase(), each.toLowerCase(), most) }))
    .toSorted((a, b) => a.away - b.away)
  return best && best.away <= most ? best.each : null
}
