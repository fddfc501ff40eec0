import { Search } from 'lucide'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { ListingPage } from '#domain/search/search.ts'
import { SPOKEN_MAX_LENGTH } from '#language/split-words.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import type { Described } from './described.ts'
import { SEARCH_PLACEHOLDER, SKIPPED_NOTE } from './listing-texts.ts'
import type { DescribedSearch } from './use-described.ts'

const loadSuggestions = () => import('./search-suggestions.lazy.tsx').then((file) => file.SearchSuggestions)

interface SearchLineProps {
  box: DescribedSearch
  /** The last results; undefined before the first. */
  page: ListingPage | undefined
  onSettle: () => void
  /** A suggestion was taken. */
  onTake: (change: Partial<ListingFilters>) => void
}

/** The one search box: a town, a ZIP code, a street, a home's title, or a sentence. The form around it is sent with Enter. */
export function SearchLine({ box, page, onSettle, onTake }: SearchLineProps) {
  const { Component: Suggestions, request } = useLazyComponent(loadSuggestions)
  return (
    <div className="search-line">
      <Icon of={Search} size={20} />
      <input
        type="search"
        // The list of suggestions opens it, and says which list it is; a <select> can't be typed into.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        aria-label="Search"
        name="q"
        value={box.value}
        maxLength={SPOKEN_MAX_LENGTH}
        onChange={(event) => box.type(event.target.value)}
        onFocus={() => {
          void request()
          box.prepare()
        }}
        onBlur={onSettle}
        placeholder={SEARCH_PLACEHOLDER}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="button-shape">
        Search
      </button>
      {Suggestions && <Suggestions text={box.value} homes={page?.listings} onChoose={onTake} />}
    </div>
  )
}

/** What became of a sentence: what it set is read out, for the filters' chips show it; what it skipped is said. */
export function ReadBack({ described, problem }: Pick<DescribedSearch, 'described' | 'problem'>) {
  return (
    <div aria-live="polite" className="read-back">
      {problem && <p role="alert">{problem}</p>}
      {described && <Understood {...described} />}
    </div>
  )
}

function Understood({ used, skipped, notes }: Described) {
  return (
    <>
      {used.length > 0 && <p className="sr-only">Using: {used.join(', ')}.</p>}
      {skipped.length > 0 && (
        <p>
          <b>Skipped:</b> {`“${skipped.join(',” “')}.”`} {SKIPPED_NOTE}
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}
