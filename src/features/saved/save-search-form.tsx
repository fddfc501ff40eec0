import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { problemOf } from '#domain/problem-of.ts'
import { fail, firstComplaints, ok, valueOrThrow } from '#domain/result.ts'
import type { KeptSearch } from '#domain/saved/kept-search.ts'
import { checkSavedSearch } from '#domain/saved/saved-search-check.ts'
import { isSameSearch } from '#domain/saved/saved-search.ts'
import { suggestSearchName } from '#domain/saved/search-name.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, FieldError, TextInput } from '#ui/primitives/field.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { invalidateSavedItems } from './cross-tab-sync.ts'
import { savedSearchesQuery } from './saved-searches-query.ts'
import { SearchUpdateSelect } from './search-update-select.tsx'
import { askedText, type EmailRequest } from './use-email-request.tsx'
import type { EmailsOffered } from './use-emails-offered.ts'

interface SaveSearchFormProps {
  search: KeptSearch
  savedSearches: SavedSearchGateway
  /** Names of the saved searches. */
  taken: readonly string[]
  offered: EmailsOffered
  /** Null where an account chooses. */
  request: EmailRequest | null
  onClose: () => void
}

/** Asks for the name of the search; after a refusal what was typed stays. */
export function SaveSearchForm({ search, savedSearches, taken, offered, request, onClose }: SaveSearchFormProps) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [every, setEvery] = useState<UpdateFrequency>('off')
  const name = typed ?? suggestSearchName(search.filters, taken, search.liked)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const { filters, liked } = search
      valueOrThrow(checkSavedSearch(name, filters, liked))
      // Read again: the list may not have been here yet, or another tab has saved the search.
      const saved = await queryClient.fetchQuery(savedSearchesQuery(savedSearches)).catch(() => [])
      const isNew = !saved.some((one) => isSameSearch(one, search))
      if (!isNew) return null
      const asks = request !== null && request.email !== ''
      // First, so that a refusal leaves all as it was typed.
      if (asks) await request.send()
      const { id } = valueOrThrow(await savedSearches.add(name, filters, liked))
      if (asks) await request.keep(id)
      if (request || every === 'off') return ok(asks && request.areSent ? request.email : null)
      // The search is saved, whatever becomes of the emails.
      const chosen = await offered.updates.choose({ search: id }, every).catch((thrown) => fail(problemOf(thrown)))
      return chosen.ok ? ok(null) : chosen
    },
    onSuccess: (emails) => {
      // The dialog itself says that a search was saved before.
      if (emails === null) return
      onClose()
      notify(
        emails.ok
          ? { title: 'Search saved', description: emails.value === null ? WHERE : askedText(emails.value) }
          : { title: 'Search saved, emails off', description: emails.problem.message, tone: 'destructive' },
      )
      void invalidateSavedItems(queryClient, ['saved-searches', 'updates'])
    },
    onError: (thrown) => {
      if (request && 'email' in firstComplaints(problemOf(thrown))) request.focus()
      else input.current?.focus()
    },
  })
  const problem = error && problemOf(error)
  const { name: complaint, email: aboutEmail } = problem ? firstComplaints(problem) : {}
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      <Field label="Name" error={complaint ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="text"
            autoComplete="off"
            required
            value={name}
            onFocus={({ currentTarget }) => typed === null && selectFromStart(currentTarget)}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              reset()
            }}
          />
        )}
      </Field>
      {request ? (
        request.fields({ complaint: aboutEmail, isOptional: true, onType: reset })
      ) : (
        <SearchUpdateSelect every={every} isSent onChoose={setEvery} />
      )}
      {problem && !complaint && !aboutEmail && <FieldError role="alert">{problem.message}</FieldError>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

const WHERE = 'Find it in Favorites, under Saved Searches.'

/** Selects the text, so that typing replaces it, and shows its beginning. */
function selectFromStart(input: HTMLInputElement): void {
  input.select()
  input.scrollLeft = 0
}
