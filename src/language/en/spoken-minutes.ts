import type { Sentence } from '../sentence.ts'
import { HOURS_AND } from './ways-to-work.ts'

/** The minutes of a ride in words of a sentence, in its code; null for none. */
export function minutesIn(words: string, sentence: Sentence): number | null {
  const long = new RegExp(HOURS_AND).exec(words)?.[0]
  if (long) {
    const numbers = [...long.matchAll(/[#=](\d+)/g)].map(([, at]) => sentence.number(at)?.value ?? 0)
    const [hours, minutes] = numbers.length === 2 ? numbers : [1, ...numbers]
    return Math.round(hours! * 60 + minutes!)
  }
  if (/hour and a half/.test(words)) return 90
  if (/hour and a quarter/.test(words)) return 75
  const quarters = /[#=](\d+) quarters of an hour/.exec(words)
  if (quarters) return (sentence.number(quarters[1])?.value ?? 3) * 15
  if (/half an hour/.test(words)) return 30
  if (/an hour/.test(words)) return 60
  const [, index, unit] = /[#=](\d+) (minutes?|mins?|hours?|hrs?)/.exec(words) ?? []
  if (index === undefined) {
    const bare = /(?:under|within|than|most) [#=](\d+)$/.exec(words.trim())
    return sentence.number(bare?.[1])?.value ?? null
  }
  const value = sentence.number(index)?.value ?? null
  return value !== null && unit!.startsWith('h') ? Math.round(value * 60) : value
}
