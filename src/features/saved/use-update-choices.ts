import { useMutation, useMutationState, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateSource } from '#domain/updates/update-source.ts'
import type { UpdateChoices, UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import { notify } from '#ui/primitives/toast.ts'
import { invalidateSavedItems } from './cross-tab-sync.ts'
import { UPDATES_KEY, updatesQuery } from './updates-query.ts'

interface Choice {
  source: UpdateSource
  every: UpdateFrequency
}

const MUTATION_KEY = [UPDATES_KEY, 'choose']
const PENDING = { mutationKey: MUTATION_KEY, status: 'pending' } as const

export interface OwnUpdates {
  query: UseQueryResult<UpdateChoices | null>
  /** With the changes under way; null until the visitor's address is confirmed. */
  choices: UpdateChoices | null | undefined
  /** Shown at once, taken back with a notice after a refusal. */
  choose: (source: UpdateSource, every: UpdateFrequency) => void
}

/**
 * What somebody wants emails about, by the address of their account: null in the sample edition, undefined while nobody is signed in,
 * and nothing is read.
 */
export function useUpdateChoices(updates: UpdatesGateway, email: string | null | undefined): OwnUpdates {
  const queryClient = useQueryClient()
  const options = updatesQuery(updates, email ?? null)
  const query = useQuery({ ...options, enabled: email !== undefined })
  const pending = useMutationState({ filters: PENDING, select: ({ state }) => state.variables as Choice })
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    // One after the other, so that each answer has all choices before it.
    scope: { id: MUTATION_KEY.join(' ') },
    mutationFn: async ({ source, every }: Choice) => valueOrThrow(await updates.choose(source, every)),
    // An answer to an earlier read would take the choice back.
    onMutate: () => queryClient.cancelQueries(options),
    onSuccess: (choices) => {
      queryClient.setQueryData(options.queryKey, choices)
      notify({ title: 'Email updates saved' })
    },
    onError: (error) => {
      const problem = problemOf(error)
      // The session has ended meanwhile: all tabs read again who is signed in.
      if (problem.kind === 'unauthorized') void invalidateSavedItems(queryClient)
      notify({ title: 'Couldn’t save email updates', description: problem.message, tone: 'destructive' })
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) === 1)
        void invalidateSavedItems(queryClient, [UPDATES_KEY])
    },
  })
  return {
    query,
    choices: query.data && pending.reduce(withChoice, query.data),
    choose: (source, every) => mutate({ source, every }),
  }
}

function withChoice(choices: UpdateChoices, { source, every }: Choice): UpdateChoices {
  if (typeof source !== 'object') return { ...choices, [source]: every }
  const searches = choices.searches.map((search) => (search.id === source.search ? { ...search, every } : search))
  return { ...choices, searches }
}
