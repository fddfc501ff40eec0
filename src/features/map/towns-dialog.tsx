import { useId, useRef, useState, type RefObject } from 'react'
import { withNeighbors, type NeighborsOf } from '#domain/geo/nearby-towns.ts'
import { townName, type TownKey } from '#domain/geo/town.ts'
import { chosenTowns, MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { isFull, withoutTown, withTown, type TownChoice } from '#domain/search/town-choice.ts'
import { ChoiceGroup } from '#ui/filters/choice-group.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ClearButton } from '#ui/primitives/clear-button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { Checkbox, TextInput } from '#ui/primitives/field.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { findTowns, type OfferedCounty } from './town-choice.ts'

interface TownsDialogProps {
  open: boolean
  towns: TownChoice
  onChoose: (towns: TownChoice) => void
  onClose: () => void
}

/** Chooses towns to search or to leave out: the alternative to drawing an area. */
export function TownsDialog({ open, onClose, ...props }: TownsDialogProps) {
  const titleId = useId()
  const find = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      firstFocus={find}
      className="h-[min(44rem,100dvh-2rem)] w-[min(30rem,100vw-2rem)] rounded-lg shadow-lifted"
    >
      <Content titleId={titleId} find={find} onClose={onClose} {...props} />
    </Dialog>
  )
}

interface ContentProps extends Omit<TownsDialogProps, 'open'> {
  titleId: string
  /** The text box that filters the towns. */
  find: RefObject<HTMLInputElement | null>
}

/** A checked town goes into the list that is chosen above. */
const LISTS = [
  { value: 'towns', label: 'Search' },
  { value: 'notTowns', label: 'Leave out' },
] as const satisfies readonly { value: keyof TownChoice; label: string }[]

function Content({ titleId, find, towns, onChoose, onClose }: ContentProps) {
  const [choice, setChoice] = useState<TownChoice>({ towns: towns.towns, notTowns: towns.notTowns })
  const [list, setList] = useState<keyof TownChoice>('towns')
  const [text, setText] = useState('')
  const found = findTowns(text)
  const clear = () => {
    setChoice({ towns: [], notTowns: [] })
    find.current?.focus()
  }
  const withTheirNeighbors = async () => {
    const file = await import('#content/town-neighbors.ts').catch(() => null)
    if (file) setChoice((now) => withNeighborsOf(now, file.townNeighbors))
    else notify({ title: 'We can’t add neighboring towns right now', tone: 'destructive' })
  }
  const finish = () => {
    onClose()
    onChoose(choice)
  }
  return (
    <div className="relative flex h-full flex-col bg-surface low:h-auto">
      <div className="border-b border-line px-6 pt-4 pb-5">
        <h2 id={titleId} className="display pr-10 text-xl">
          Choose towns
        </h2>
        <CloseButton onClose={onClose} />
        <div className="relative mt-3">
          <TextInput
            ref={find}
            type="text"
            inputMode="search"
            autoComplete="off"
            aria-label="Find a town"
            placeholder="Find a town or county"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            className="pr-11"
          />
          {text && (
            <ClearButton
              label="Clear search"
              onClear={() => {
                setText('')
                find.current?.focus()
              }}
            />
          )}
        </div>
        <div className="mt-3">
          <ChoiceGroup
            legend="Check the towns to"
            name="town-list"
            options={LISTS}
            value={list}
            onChoose={(value) => setList(value as keyof TownChoice)}
          />
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 low:overflow-visible">
        {found.map((offered) => (
          <CountyTowns
            key={offered.county}
            {...offered}
            list={list}
            choice={choice}
            onToggle={(key) =>
              setChoice(choice[list].includes(key) ? withoutTown(choice, key) : withTown(choice, list, key))
            }
          />
        ))}
        {found.length === 0 && <p className="py-6">No town by that name in the seven counties.</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-6 py-4">
        <div className="min-w-36 flex-1 text-sm">
          <output className="block text-ink-soft">{chosenText(choice, list)}</output>
          {list === 'towns' && choice.towns.length > 0 && !isFull(choice, 'towns') && (
            <button type="button" className="link max-lg:min-h-11" onClick={() => void withTheirNeighbors()}>
              Add neighboring towns
            </button>
          )}
        </div>
        <div className="flex gap-2">
          <Button tone="secondary" aria-disabled={choice.towns.length + choice.notTowns.length === 0} onClick={clear}>
            Clear
          </Button>
          <Button onClick={finish}>Show homes</Button>
        </div>
      </div>
    </div>
  )
}

interface CountyTownsProps extends OfferedCounty {
  list: keyof TownChoice
  choice: TownChoice
  onToggle: (key: TownKey) => void
}

function CountyTowns({ county, towns, list, choice, onToggle }: CountyTownsProps) {
  const chosen = choice[list]
  const other =
    list === 'towns' ? { keys: choice.notTowns, word: 'left out' } : { keys: choice.towns, word: 'searched' }
  const full = isFull(choice, list)
  return (
    <fieldset className="py-3">
      <legend className="eyebrow sticky top-0 w-full bg-surface pt-3 pb-1">{county} County</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {towns.map(({ key, name }) => (
          <Checkbox
            key={key}
            checked={chosen.includes(key)}
            disabled={full && !chosen.includes(key)}
            onChange={() => onToggle(key)}
            className="text-sm has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
          >
            {name}
            {other.keys.includes(key) && <span className="text-ink-soft"> {other.word}</span>}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

/** With the neighbors of the towns searched, but for those left out. */
const withNeighborsOf = ({ towns, notTowns }: TownChoice, neighborsOf: NeighborsOf): TownChoice => ({
  towns: chosenTowns(withNeighbors(towns, neighborsOf).filter((town) => !notTowns.includes(town))),
  notTowns,
})

/** Most town names shown in the dialog's footer. */
const MAX_NAMED = 3

/** 'No town chosen', 'Fair Lawn, Hope, Montclair and 2 more, not Newark', 'You can leave out up to 20 towns'. */
function chosenText(choice: TownChoice, list: keyof TownChoice): string {
  const { towns, notTowns } = choice
  if (isFull(choice, list)) return `You can ${list === 'towns' ? 'choose' : 'leave out'} up to ${MAX_TOWNS} towns`
  if (towns.length + notTowns.length === 0) return 'No town chosen'
  if (towns.length === 0) return `Not ${named(notTowns)}`
  return notTowns.length === 0 ? named(towns) : `${named(towns)}, not ${named(notTowns)}`
}

function named(towns: readonly TownKey[]): string {
  const names = towns.slice(0, MAX_NAMED).map(townName).join(', ')
  return towns.length > MAX_NAMED ? `${names} and ${towns.length - MAX_NAMED} more` : names
}
