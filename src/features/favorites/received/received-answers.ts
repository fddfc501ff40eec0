import { queryOptions } from '@tanstack/react-query'
import { countOf } from '#domain/count.ts'
import { listNames } from '#domain/name-list.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListAnswersGateway, ListGuest, ReceivedAnswer } from '#ports/browser/list-answers-gateway.ts'

/** What guests have answered on the visitor's shared list. Throws ProblemError. */
export const receivedAnswersQuery = (answers: ListAnswersGateway) =>
  queryOptions({
    queryKey: ['favorites', 'answers'],
    // The homes are shown without answers rather than late.
    retry: false,
    queryFn: async () => valueOrThrow(await answers.received()),
    staleTime: 0,
  })

/** One guest's answer about a home. */
export interface NamedAnswer extends ReceivedAnswer {
  guestId: string
  name: string
}

/** The answers about a home, in the order of the guests. */
export const answersAbout = (listingId: number, guests: readonly ListGuest[]): NamedAnswer[] =>
  guests.flatMap(({ id, name, answers }) =>
    answers.filter((answer) => answer.listingId === listingId).map((answer) => ({ ...answer, guestId: id, name })),
  )

/** Who replied, and how much of it is new: 'Ben and Ruth replied. 2 new replies.'; '' for nobody. */
export function answeredText(guests: readonly ListGuest[]): string {
  if (guests.length === 0) return ''
  const unseen = guests.flatMap(({ answers }) => answers).filter(({ seen }) => !seen).length
  const who = `${listNames(guests.map(({ name }) => name))} replied.`
  return unseen === 0 ? who : `${who} ${countOf(unseen, 'new reply', 'new replies')}.`
}

/** The heading over the homes that owner and guests like. */
export const agreedTitle = (guests: readonly ListGuest[]): string =>
  guests.length === 1 ? 'Both like' : 'Liked by everyone who replied'
