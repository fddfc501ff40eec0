import type { ReactNode } from 'react'
import { CHOICE_WORDS } from '#domain/inbox/case-forms.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/field.tsx'
import type { CaseProps } from './case-props.ts'
import { STATE_WORDS } from './inbox-words.ts'
import { StateMark } from './inquiry-row.tsx'

type ControlsProps = Omit<CaseProps, 'refused' | 'now'>

/** Whose the inquiry is, and its status; each with a button of its own, so that it works without scripts. */
export function CaseControls({ of, people, self, mayWork, query }: ControlsProps) {
  if (!mayWork)
    return (
      <p className="flex flex-wrap gap-x-4 text-sm lg:col-start-2">
        <StateMark state={of.state} />
        <span className="text-ink-soft">{of.who?.name ?? 'Nobody has it'}</span>
      </p>
    )
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-2 lg:mt-0 lg:max-w-md lg:justify-end">
      {of.who?.id !== self && (
        <CaseForm of={of} form="take" query={query}>
          <Button type="submit" tone="secondary" size="small" className="max-lg:min-h-11">
            {of.who ? 'Take it over' : 'Take it'}
          </Button>
        </CaseForm>
      )}
      <CaseForm of={of} form="state" query={query}>
        <Select name="to" aria-label="Status" defaultValue={of.choice ?? ''} className="text-sm lg:min-h-9">
          {of.choice === null && <option value="">{STATE_WORDS[of.state]}</option>}
          {Object.entries(CHOICE_WORDS).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </Select>
        <SetButton of="status" />
      </CaseForm>
      <CaseForm of={of} form="assign" query={query}>
        <Select name="assignee" aria-label="Who answers" defaultValue={of.who?.id ?? ''} className="text-sm lg:min-h-9">
          <option value="">Nobody</option>
          {of.who && !people.some(({ id }) => id === of.who?.id) && <option value={of.who.id}>{of.who.name}</option>}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <SetButton of="who answers" />
      </CaseForm>
    </div>
  )
}

const SetButton = ({ of }: { of: string }) => (
  <Button type="submit" tone="quiet" size="small" className="max-lg:min-h-11" aria-label={`Set ${of}`}>
    Set
  </Button>
)

/** A form about an inquiry, with what each of them sends. */
export const CaseForm = ({
  of,
  form,
  query,
  className = 'flex items-center gap-1',
  onSubmit,
  children,
}: Pick<CaseProps, 'of' | 'query'> & {
  form: string
  className?: string
  onSubmit?: () => void
  children: ReactNode
}) => (
  <form
    method="post"
    action={`/agency/inbox/${of.id}/${form}${query}`}
    className={className}
    noValidate
    onSubmit={onSubmit}
  >
    <input type="hidden" name="version" value={of.version} />
    <input type="hidden" name="key" value={of.key} />
    {children}
  </form>
)
