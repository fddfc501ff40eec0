import { activeParts } from '../search/filters.ts'
import { everyPrice } from '../search/filters/price.ts'
import { readRankQuery } from './rank-url.ts'
import type { PassedHome, PassReason, ToldWishes } from './told-wishes.ts'

/** Above these numbers the oldest are forgotten. */
const MOST = { passed: 200, declined: 50 }

/** Above these a text is none that was kept here. */
const MOST_PARAMS = 100
const MOST_LETTERS = { name: 40, value: 2000, key: 100 }

/**
 * What a visitor has told, from outside, such as a device's storage: what makes no sense is left out, and so are the oldest of
 * too many. Never throws.
 */
export function readToldWishes(stored: unknown): ToldWishes {
  const { wishes, passed, declined } = fieldsOf(stored)
  return {
    wishes: readWishes(wishes),
    passed: newestById(listOf(passed).flatMap(readPassed)).slice(-MOST.passed),
    declined: [...new Set(listOf(declined).filter((key) => isText(key, MOST_LETTERS.key)))].slice(-MOST.declined),
  }
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most

/** A search that asks for nothing is none. */
function readWishes(wishes: unknown): ToldWishes['wishes'] {
  const isParam = ([name, value]: [string, unknown]) =>
    isText(name, MOST_LETTERS.name) && isText(value, MOST_LETTERS.value)
  const params = Array.isArray(wishes) ? [] : Object.entries(fieldsOf(wishes)).filter(isParam).slice(0, MOST_PARAMS)
  const search = Object.fromEntries(params as [string, string][])
  return activeParts(readRankQuery(search).filters, everyPrice).length === 0 ? null : search
}

function readPassed(home: unknown): PassedHome[] {
  const { id, reason } = fieldsOf(home)
  return isWhole(id) && isReason(reason) ? [{ id, reason }] : []
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0
const PASS_REASONS: readonly unknown[] = ['price', 'far', 'small', 'kind', 'town', 'other'] satisfies PassReason[]
const isReason = (reason: unknown): reason is PassReason => PASS_REASONS.includes(reason)

/** Of each home what was told last. */
function newestById(homes: readonly PassedHome[]): PassedHome[] {
  const byId = new Map<number, PassedHome>()
  for (const home of homes) {
    byId.delete(home.id)
    byId.set(home.id, home)
  }
  return [...byId.values()]
}
