import { useId, useRef, useState, type RefObject } from 'react'
import { withNeighbors } from '#domain/geo/nearby-towns.ts'
import { townName, type TownKey } from '#domain/geo/town.ts'
import { chosenTowns, MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ClearButton } from '#ui/primitives/clear-button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { Checkbox, TextInput } from '#ui/primitives/field.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { findTowns, toggleTown, type OfferedCounty } from './town-choice.ts'

interface TownsDialogProps {
  open: boolean
  towns: readonly TownKey[]
  onChoose: (towns: readonly TownKey[]) => void
  onClose: () => void
}

/** Chooses towns: the alternative to drawing an area. */
export function TownsDialog({ open, onClose, ...choice }: TownsDialogProps) {
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
      <TownChoice titleId={titleId} find={find} onClose={onClose} {...choice} />
    </Dialog>
  )
}

interface TownChoiceProps extends Omit<TownsDialogProps, 'open'> {
  titleId: string
  /** The text box that filters the towns. */
  find: RefObject<HTMLInputElement | null>
}

function TownChoice({ titleId, find, towns, onChoose, onClose }: TownChoiceProps) {
  const [chosen, setChosen] = useState(towns)
  const [text, setText] = useState('')
  const found = findTowns(text)
  const clear = () => {
    setChosen([])
    find.current?.focus()
  }
  const withTheirNeighbors = async () => {
    const file = await import('#content/town-neighbors.ts').catch(() => null)
    if (file) setChosen((now) => chosenTowns(withNeighbors(now, file.townNeighbors)))
    else notify({ title: 'We can’t add neighboring towns right now', tone: 'destructive' })
  }
  const finish = () => {
    onClose()
    onChoose(chosen)
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
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 low:overflow-visible">
        {found.map((offered) => (
          <CountyTowns
            key={offered.county}
            {...offered}
            chosen={chosen}
            onToggle={(key) => setChosen(toggleTown(chosen, key))}
          />
        ))}
        {found.length === 0 && <p className="py-6">No town by that name in the seven counties.</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-6 py-4">
        <div className="min-w-36 flex-1 text-sm">
          <output className="block text-ink-soft">{chosenText(chosen)}</output>
          {chosen.length > 0 && chosen.length < MAX_TOWNS && (
            <button type="button" className="link max-lg:min-h-11" onClick={() => void withTheirNeighbors()}>
              Add neighboring towns
            </button>
          )}
        </div>
        <div className="flex gap-2">
          <Button tone="secondary" aria-disabled={chosen.length === 0} onClick={clear}>
            Clear
          </Button>
          <Button onClick={finish}>Show homes</Button>
        </div>
      </div>
    </div>
  )
}

interface CountyTownsProps extends OfferedCounty {
  chosen: readonly TownKey[]
  onToggle: (key: TownKey) => void
}

function CountyTowns({ county, towns, chosen, onToggle }: CountyTownsProps) {
  const full = chosen.length >= MAX_TOWNS
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
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

/** Most town names shown in the dialog's footer. */
const MAX_NAMED = 3

/** 'No town chosen', 'Fair Lawn, Ridgewood', 'Fair Lawn, Hope, Montclair, and 2 more', 'You can choose up to 20 towns'. */
function chosenText(chosen: readonly TownKey[]): string {
  if (chosen.length === 0) return 'No town chosen'
  if (chosen.length >= MAX_TOWNS) return `You can choose up to ${MAX_TOWNS} towns`
  const names = chosen.slice(0, MAX_NAMED).map(townName).join(', ')
  return chosen.length > MAX_NAMED ? `${names} and ${chosen.length - MAX_NAMED} more` : names
}
