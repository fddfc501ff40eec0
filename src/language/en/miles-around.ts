import { phrase } from '../sentence.ts'

/** What a place just told, or one in force, is called. */
export const IT =
  '(?:her|him|them|there|here|it|that|(?:my |our |his |her |the )?(?:work|job|office|school|campus|college|hospital))'
/** 'Close by, within five miles', around a place that was named before. */
export const MILES_AROUND = phrase(
  `(?:(?:close by|nearby|near|close)(?: ,)? )?(?:(?:say|like|maybe) )*(?:within|(?:up to|at most|no more than|not more than|less than))(?: (?:about|around|like|say|maybe))* <n> miles?(?: (?:of|from|around|away from) ${IT})?(?! (?:of|from|around|to) )`,
)
