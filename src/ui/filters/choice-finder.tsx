import { useId, useState } from 'react'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { Field, TextInput } from '../primitives/field.tsx'

/** By its name, what each choice makes of a search. */
export type Choices = ReadonlyMap<string, (filters: ListingFilters) => ListingFilters>

interface ChoiceFinderProps {
  label: string
  choices: Choices
  filters: ListingFilters
  onChoose: (filters: ListingFilters) => void
}

/** A name that is typed in full or picked from the list is added to the search. */
export function ChoiceFinder({ label, choices, filters, onChoose }: ChoiceFinderProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const choose = (text: string) => {
    const choice = choices.get(text)
    setTyped(choice ? '' : text)
    if (choice) onChoose(choice(filters))
  }
  return (
    <div className="mt-2">
      <Field label={label}>
        {(control) => (
          <>
            <TextInput
              {...control}
              list={id}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => choose(target.value)}
            />
            <datalist id={id}>
              {[...choices.keys()].map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
    </div>
  )
}
