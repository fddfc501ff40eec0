import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ListAnswersGateway, ReceivedAnswers } from '#ports/browser/list-answers-gateway.ts'
import { receivedAnswersQuery } from './received-answers.ts'

const NONE: ReceivedAnswers = { open: false, guests: [], upTo: 0 }

/** The answers on the visitor's shared list. Once they are on the page, the next visit doesn't call them new any more. */
export function useReceivedAnswers(answers: ListAnswersGateway): ReceivedAnswers & { isPending: boolean } {
  const { data = NONE, isPending } = useQuery(receivedAnswersQuery(answers))
  const { upTo, guests } = data
  const unseen = guests.some((guest) => guest.answers.some(({ seen }) => !seen))
  useEffect(() => {
    // Nothing is lost where it fails: they are new once more.
    if (unseen) void answers.markSeen(upTo)
  }, [answers, unseen, upTo])
  return { ...data, isPending }
}
