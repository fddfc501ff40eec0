import type { PassReason } from '#domain/match/told-wishes.ts'

export const PASS_TEXTS: Readonly<Record<PassReason, string>> = {
  price: 'Too expensive',
  far: 'Too far away',
  small: 'Too small',
  kind: 'Wrong home type',
  town: 'Wrong town',
  other: 'Something else',
}

/** 'not for me, too small'; another reason needs no words. */
export const passedText = (reason: PassReason): string =>
  reason === 'other' ? 'not for me' : `not for me, ${PASS_TEXTS[reason].toLowerCase()}`
