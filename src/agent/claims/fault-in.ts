import type { PlaceNames } from '#language/place-names.ts'
import { claimedAct } from './acts.ts'
import { checkedText, isReadable } from './checked-text.ts'
import { isDenied } from './clause.ts'
import { hasForeignContact } from './contacts.ts'
import { isToldDate, dayNamesIn } from './dates.ts'
import { untoldFeature } from './features.ts'
import { falseHome, falseSuperlative } from './home-claims.ts'
import { demand } from './requests.ts'
import { homeAt, type Statement } from './statement.ts'
import { untoldState } from './statuses.ts'
import { untoldNumber } from './told-numbers.ts'
import type { Told } from './told.ts'
import { untoldName, untoldStreet } from './untold-places.ts'
import { verdict } from './verdicts.ts'

/** Why a sentence may not be said, and the words that show it. */
export interface Fault {
  kind:
    | 'unreadable'
    | 'contact'
    | 'demand'
    | 'act'
    | 'verdict'
    | 'home'
    | 'street'
    | 'name'
    | 'number'
    | 'moment'
    | 'state'
    | 'feature'
  words: string
}

const fault = (kind: Fault['kind'], words: string | null): Fault | null => (words === null ? null : { kind, words })

/** What no sentence of a model may hold, whatever tools told. */
export function forbiddenIn(text: string, told: Told): Fault | null {
  const checked = checkedText(text)
  const { line } = checked
  if (!isReadable(checked)) return { kind: 'unreadable', words: text }
  if (hasForeignContact(line, told.ours, told.visitorLine)) return { kind: 'contact', words: line }
  return (
    fault('demand', demand(line)) ??
    fault('act', claimedAct({ plain: checked.plain, line: told.ours.inOurName(line) }, told.acts)) ??
    fault('verdict', verdict(line))
  )
}

/** The first claim of a statement that neither a tool nor the visitor told. `today`: ISO date. */
export function untoldIn(statement: Statement, told: Told, places: PlaceNames, today: string): Fault | null {
  const { line, masked, mentions } = statement
  const home = homeAt(statement, line.length, told)
  const texts = new Set(mentions.map((one) => one.home)).size > 1 || statement.isPlural ? told.line : told.lineOf(home)
  return (
    fault('home', falseHome(statement, told)) ??
    fault('home', falseSuperlative(statement, told)) ??
    fault('street', untoldStreet(statement, told)) ??
    fault('name', untoldName(statement, told, places)) ??
    fault('number', untoldNumber(statement, told, today)) ??
    fault('moment', untoldMoment(statement, told)) ??
    fault('state', statement.isQuestion ? null : untoldState(line, texts)) ??
    fault('feature', statement.isOffer ? null : untoldFeature(masked, `${texts} ${told.strangerLine}`))
  )
}

/** A day or a time that nobody told; a day may be asked for. */
function untoldMoment({ masked, counted, dates, times, isOffer }: Statement, told: Told): string | null {
  const date = dates.find((one) => !isToldDate(one, told.dates) && !isDenied(masked, one.start))
  if (date) return masked.slice(date.start, date.end)
  const time = times.find(({ clock }) => !told.moments.has(clock))
  if (time) return time.clock
  if (isOffer) return null
  return dayNamesIn(counted).find((name) => !told.moments.has(name) && name !== 'weekend') ?? null
}
