import type { ReactNode } from 'react'
import { CALL_OUTCOMES } from '#domain/inbox/case-state.ts'
import { formState, type FormState } from '#features/agency-frame/agency-form.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Field, FieldError, TextArea } from '#ui/primitives/field.tsx'
import { CaseForm } from './case-controls.tsx'
import type { CaseProps } from './case-props.ts'
import { OUTCOME_WORDS } from './inbox-words.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** Ways to go on: a reply, a note for colleagues, a call, and what they answered. One is open at a time. */
export function Composer(props: CaseProps) {
  const { of, query, refused } = props
  const state = (form: string) => formState(refused, form)
  const others = ['note', 'called', 'their-answer']
  const opened = others.find((form) => refused?.form === form) ?? (of.email === '' ? 'called' : 'reply')
  return (
    <div className="composer">
      {of.email !== '' && (
        <Way title="Reply" isOpen={opened === 'reply'}>
          <ReplyForm {...props} state={state('reply')} />
        </Way>
      )}
      <Way title="Note for us" isOpen={opened === 'note'}>
        <CaseForm of={of} form="note" query={query} className="flex flex-col gap-3">
          <Written state={state('note')} id="note" label="Note" hint="They don’t see it." />
          <Button type="submit" size="small" className="self-start max-lg:min-h-11 max-sm:w-full">
            Keep the note
          </Button>
        </CaseForm>
      </Way>
      <Way title="I called them" isOpen={opened === 'called'}>
        <CalledForm {...props} state={state('called')} />
      </Way>
      <Way title="They answered" isOpen={opened === 'their-answer'}>
        <CaseForm of={of} form="their-answer" query={query} className="flex flex-col gap-3">
          <Written
            state={state('their-answer')}
            id="their-answer"
            label="What they wrote"
            hint="Their email came to your mailbox."
          />
          <Button type="submit" size="small" className="self-start max-lg:min-h-11 max-sm:w-full">
            Add it
          </Button>
        </CaseForm>
      </Way>
    </div>
  )
}

const Way = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
  <details name="way" open={isOpen} className="border-t border-line">
    <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">{title}</summary>
    <div className="pb-4">{children}</div>
  </details>
)

function ReplyForm({ of, query, state }: CaseProps & { state: FormState }) {
  const kept = useKeptDraft(of.id, state.values['text'] ?? of.draft)
  const isSecond = state.problem !== null
  return (
    <CaseForm of={of} form="reply" query={query} onSubmit={kept.onSend} className="flex flex-col gap-3">
      {isSecond && <FieldError role="alert">{state.problem}</FieldError>}
      <Written state={state} id="reply" label={`Reply to ${of.email}`} start={of.draft} onInput={kept.onInput} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" name="end" value="answered" size="small" className="max-lg:min-h-11 max-sm:w-full">
          {isSecond ? 'Send mine as well' : 'Send and mark answered'}
        </Button>
        <Button
          type="submit"
          name="end"
          value="open"
          tone="secondary"
          size="small"
          className="max-lg:min-h-11 max-sm:w-full"
        >
          Send, keep open
        </Button>
        <output className="text-xs text-ink-soft">{kept.words ?? 'You can undo it for 10 seconds.'}</output>
      </div>
    </CaseForm>
  )
}

const CalledForm = ({ of, query, state }: CaseProps & { state: FormState }) => (
  <CaseForm of={of} form="called" query={query} className="flex flex-col gap-3">
    {of.wasTried && <p className="text-sm">Three calls had no answer. You can close it above: “Closed: no answer.”</p>}
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="mb-1 text-sm font-semibold">How it went</legend>
      {CALL_OUTCOMES.map((outcome) => (
        <label key={outcome} className="inline-flex min-h-11 items-center gap-2 text-sm lg:min-h-9">
          <input
            type="radio"
            name="outcome"
            value={outcome}
            defaultChecked={(state.values['outcome'] ?? 'reached') === outcome}
          />
          {OUTCOME_WORDS[outcome]}
        </label>
      ))}
    </fieldset>
    <Written state={state} id="called" label="What was said" isOptional />
    <Button type="submit" size="small" className="self-start max-lg:min-h-11 max-sm:w-full">
      Keep the call
    </Button>
  </CaseForm>
)

interface WrittenProps {
  state: FormState
  id: string
  label: string
  hint?: string
  /** What it holds at first. */
  start?: string
  isOptional?: boolean
  onInput?: (text: string) => void
}

const Written = ({ state, id, label, hint, start = '', isOptional = false, onInput }: WrittenProps) => (
  <Field id={`${id}-text`} label={label} hint={hint} error={state.complaints['text']} optional={isOptional}>
    {(control) => (
      <TextArea
        {...control}
        name="text"
        rows={4}
        maxLength={10_000}
        defaultValue={state.values['text'] ?? start}
        onInput={onInput && ((event) => onInput(event.currentTarget.value))}
        className="field-sizing-content max-h-[40vh]"
      />
    )}
  </Field>
)
