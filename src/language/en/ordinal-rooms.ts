import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { setBaths, setBeds } from './rooms.ts'

/** 'Second bedroom please', 'we need the third bedroom': so many in all. 'Is the second bedroom big' asks of a home. */
const COUNTED = phrase(
  `(?:(?<=(?:^|[.,]) (?:(?:and|but|ok|okay|oh|so|also|plus|actually|maybe|please|with|,) )*)|(?:(?:want|wants|need|needs|have|has|add|include|like|prefer|get|plus|with|for|really|also|would) )+(?:(?:to have|a|an|the|that|some kind of|at least a) )*)(second|2nd|third|3rd|fourth|4th|fifth|5th) (bed|bath) ?rooms?(?! (?:on|in|upstairs|downstairs|the) )`,
)
const NTH = ['second', 'third', 'fourth', 'fifth']

/** Reads rooms that are counted by their place: a second bedroom makes two. */
export function readOrdinalRooms(reading: Reading): void {
  reading.sentence.take(COUNTED, ([, nth, room], span) => {
    const count = /^\d/.test(nth!) ? Number(nth![0]) : NTH.indexOf(nth!) + 2
    return room === 'bed' ? setBeds(reading, count, span) : setBaths(reading, count, span)
  })
}
