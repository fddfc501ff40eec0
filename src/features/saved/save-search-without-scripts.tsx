import { Bookmark } from 'lucide'
import { useId } from 'react'
import { firstComplaints } from '#domain/result.ts'
import type { KeptSearch } from '#domain/saved/kept-search.ts'
import { suggestSearchName } from '#domain/saved/search-name.ts'
import { LateErrorSummary } from '#features/sent-form/late-error-summary.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { SearchSummary } from './search-summary.tsx'

interface SaveSearchFormProps {
  search: KeptSearch
  /** Classes of the button and its label, and the label, as where scripts run. */
  className: string
  wordsClass: string
  words: string
}

/** Saves a search under a name, where no scripts run. */
export function SaveSearchForm({ search, className, wordsClass, words }: SaveSearchFormProps) {
  const id = useId()
  const sent = useSentForm('saved-search')
  const refused = sent?.problem ? sent : null
  const error = refused?.problem ? firstComplaints(refused.problem)['name'] : undefined
  return (
    <details open={refused !== null} className="relative">
      <summary className={buttonClass('secondary', 'medium', className)}>
        <Icon of={Bookmark} size={18} />
        <span className={wordsClass}>{words}</span>
      </summary>
      <form
        method="post"
        action="#"
        aria-label={words}
        className="absolute top-full right-0 z-40 mt-2 flex w-[min(24rem,100vw-2.5rem)] flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-lifted"
      >
        {error && <LateErrorSummary title="The search wasn’t saved." errors={{ [id]: error }} />}
        <input type="hidden" name="search" value={JSON.stringify(search.filters)} />
        {search.liked.length > 0 && <input type="hidden" name="liked" value={search.liked.join()} />}
        <SearchSummary {...search} areSent />
        <Field id={id} label="Name" error={error}>
          {(tied) => (
            <TextInput
              {...tied}
              name="search-name"
              autoComplete="off"
              defaultValue={refused?.values['search-name'] ?? suggestSearchName(search.filters, [], search.liked)}
            />
          )}
        </Field>
        <Button type="submit" className="self-start">
          Save
        </Button>
      </form>
    </details>
  )
}
