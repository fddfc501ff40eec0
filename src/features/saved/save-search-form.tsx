import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { firstComplaints, type Problem } from '#domain/result.ts'
import { checkSavedSearch } from '#domain/saved/saved-search-check.ts'
import { isSameSearch } from '#domain/saved/saved-search.ts'
import { suggestSearchName } from '#domain/saved/search-name.ts'
import type { ListingFilters } from '#domain/search/filters.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { invalidateSavedItems } from './cross-tab-sync.ts'
import { savedSearchesQuery } from './saved-searches-query.ts'

interface SaveSearchFormProps {
  filters: ListingFilters
  savedSearches: SavedSearchGateway
  /** Names of the searches saved already. */
  taken: readonly string[]
  onClose: () => void
}

/** Asks under which name to keep the search; whatever is refused, what was typed stays. */
export function SaveSearchForm({ filters, savedSearches, taken, onClose }: SaveSearchFormProps) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [saving, setSaving] = useState(false)
  const name = typed ?? suggestSearchName(filters, taken)
  const complaint = problem && firstComplaints(problem)['name']

  const refuse = (refusal: Problem) => {
    setProblem(refusal)
    input.current?.focus()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    const checked = checkSavedSearch(name, filters)
    if (!checked.ok) return refuse(checked.problem)
    setSaving(true)
    // As they are now: the dialog may have been quicker than the list, or another tab.
    const saved = await queryClient.fetchQuery(savedSearchesQuery(savedSearches)).catch(() => [])
    if (saved.some((search) => isSameSearch(search.filters, filters))) return
    const answer = await savedSearches.add(name, filters)
    setSaving(false)
    if (!answer.ok) return refuse(answer.problem)
    onClose()
    notify({ title: 'Search saved', description: 'Find it in Favorites, under Saved Searches.' })
    await invalidateSavedItems(queryClient, ['saved-searches'])
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
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
              setProblem(null)
            }}
          />
        )}
      </Field>
      {problem && !complaint && (
        <p role="alert" className="text-sm font-medium text-brick">
          {problem.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={saving}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

/** Selected, so that typing replaces it; its first words are those to be seen. */
function selectFromStart(input: HTMLInputElement): void {
  input.select()
  input.scrollLeft = 0
}
