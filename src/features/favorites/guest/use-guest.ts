import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HomeAnswer } from '#domain/saved/list-answers.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'
import { giveAnswer, givenAnswersQuery, type AnswerChange } from './given-answers.ts'

/** A first answer that waits for the guest's name. */
export interface NameRequest {
  /** Sends the answer under the name; rejects with a ProblemError. */
  answer: (name: string) => Promise<void>
  /** The guest gives no name: the answer isn't sent. */
  cancel: () => void
}

export interface Guest {
  /** Null before the first answer. */
  name: string | null
  answers: readonly HomeAnswer[]
  /** It is the visitor's own list. */
  own: boolean
  /** Resolves false where the guest gave no name; rejects with a ProblemError. */
  give: (listingId: number, change: AnswerChange) => Promise<boolean>
  nameRequest: NameRequest | null
  /** Gives what has been answered another name. Rejects with a ProblemError. */
  rename: (name: string) => Promise<void>
  /** Everything has been withdrawn. */
  forget: () => void
}

/** The guest of a shared list in this browser. Asks for the name once, with the first answer. */
export function useGuest(answers: ListAnswersGateway, token: string): Guest {
  const queryClient = useQueryClient()
  const query = givenAnswersQuery(answers, token)
  const { data: given } = useQuery(query)
  // Stays when the last answer, and with it the stored name, is taken back.
  const [lastName, setLastName] = useState<string | null>(null)
  const [nameRequest, setNameRequest] = useState<NameRequest | null>(null)

  const send = async (listingId: number, change: AnswerChange, name: string) => {
    await giveAnswer({ answers, token, queryClient }, listingId, { name, ...change })
    setLastName(name)
  }
  const give = async (listingId: number, change: AnswerChange): Promise<boolean> => {
    const known = lastName ?? (await queryClient.fetchQuery({ ...query, staleTime: Infinity })).name
    if (known !== null) return send(listingId, change, known).then(() => true)
    return new Promise((resolve) => {
      const end = (sent: boolean) => {
        setNameRequest(null)
        resolve(sent)
      }
      setNameRequest({
        answer: async (name) => send(listingId, change, name).then(() => end(true)),
        cancel: () => end(false),
      })
    })
  }
  return {
    name: given?.name ?? lastName,
    answers: given?.answers ?? [],
    own: given?.own ?? false,
    give,
    nameRequest,
    rename: async (name) => {
      const first = given?.answers[0]
      if (first) await send(first.listingId, {}, name)
      else setLastName(name)
    },
    forget: () => {
      setLastName(null)
      queryClient.setQueryData(query.queryKey, { own: false, name: null, answers: [] })
    },
  }
}
