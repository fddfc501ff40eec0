import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { checkFields } from '#domain/form/check-fields.ts'
import { problemOf } from '#domain/problem-of.ts'
import { firstComplaints, valueOrThrow } from '#domain/result.ts'
import { GuestNameSchema } from '#domain/saved/list-answers.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'

interface NameDialogProps {
  open: boolean
  /** Present name; '' for a first answer. */
  name: string
  /** Rejects with a ProblemError. */
  send: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks a guest under which name their answers are shown. */
export function NameDialog({ open, onClose, ...form }: NameDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy="guest-name-title">
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function NameForm({ name, send, onClose }: Omit<NameDialogProps, 'open'>) {
  const [text, setText] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => send(valueOrThrow(checkFields(GuestNameSchema, { name: text })).name),
    onError: () => {
      field.current?.focus()
      // In a low window the complaint below it is to be seen, too.
      field.current?.scrollIntoView({ block: 'center' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="flex w-[min(26rem,calc(100vw-2.5rem))] flex-col gap-5 rounded-lg bg-surface p-6 shadow-lifted"
    >
      <div>
        <h2 id="guest-name-title" className="display text-xl">
          {name === '' ? 'Who’s replying?' : 'Edit your name'}
        </h2>
        <p className="mt-2 text-ink-soft">
          The person who shared the list sees your replies and notes under this name. You don’t need an account.
        </p>
      </div>
      <Field label="Your name" error={error ? complaint(error) : undefined}>
        {(tied) => (
          <TextInput
            {...tied}
            ref={field}
            name="name"
            autoComplete="given-name"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function complaint(error: Error): string {
  const problem = problemOf(error)
  return firstComplaints(problem)['name'] ?? `Not saved. ${problem.message}`
}
