import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { checkFields } from '#domain/form/check-fields.ts'
import { valueOrThrow } from '#domain/result.ts'
import { NewAnswerSchema, type HomeAnswer, type NewAnswer } from '#domain/saved/list-answers.ts'
import type { GivenAnswers, ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'

/** What this browser's guest has answered on a shared list. Throws ProblemError. */
export const givenAnswersQuery = (answers: ListAnswersGateway, token: string) =>
  queryOptions({
    queryKey: ['given-answers', token],
    queryFn: async () => valueOrThrow(await answers.given(token)),
    staleTime: 0,
  })

/** What a guest changes about one home. */
export type AnswerChange = Omit<NewAnswer, 'name'>

/** Sends a change and shows it as soon as it is stored. Throws ProblemError. */
export async function giveAnswer(
  { answers, token, queryClient }: { answers: ListAnswersGateway; token: string; queryClient: QueryClient },
  listingId: number,
  answer: NewAnswer,
): Promise<void> {
  const { name, ...change } = valueOrThrow(checkFields(NewAnswerSchema, answer))
  valueOrThrow(await answers.give(token, listingId, answer))
  queryClient.setQueryData(
    givenAnswersQuery(answers, token).queryKey,
    (given) => given && { ...given, name, answers: withChange(given.answers, listingId, change) },
  )
}

/** The answers with one of them changed; an answer without mark and note is none. */
function withChange(answers: GivenAnswers['answers'], listingId: number, change: AnswerChange): HomeAnswer[] {
  const before = answers.find((answer) => answer.listingId === listingId)
  const { mark = before?.mark ?? null, note = before?.note ?? '' } = change
  const others = answers.filter((answer) => answer !== before)
  return mark === null && note === '' ? others : [{ listingId, mark, note }, ...others]
}
