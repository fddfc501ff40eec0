import { useState, type FormEvent } from 'react'
import { firstComplaints, type Problem, type Result } from '#domain/result.ts'
import { fieldsOf, focusFirstWrong, type FieldErrors } from './account-form.ts'

interface AccountFormParts<V, T> {
  /** Reads the form's fields, or names each wrong one. */
  check: (fields: Record<string, unknown>) => Result<V>
  send: (values: V) => Promise<Result<T>>
  onDone: (answer: T, values: V, form: HTMLFormElement) => unknown
  /** Called with what the server refused, besides showing it. */
  onRefused?: (problem: Problem) => void
}

/** A form about the account on its way: busy, complaints beside the fields, or one problem of the whole. Nothing typed is lost. */
export function useAccountForm<V, T>({ check, send, onDone, onRefused }: AccountFormParts<V, T>) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<Problem | null>(null)

  const complain = (form: HTMLFormElement, about: Problem) => {
    const wrong = firstComplaints(about)
    const shown = Object.keys(wrong).some((name) => form.elements.namedItem(name))
    setErrors(wrong)
    setProblem(shown ? null : about)
    focusFirstWrong(form, wrong)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const read = check(fieldsOf(form))
    if (!read.ok) return complain(form, read.problem)
    setErrors({})
    setProblem(null)
    setBusy(true)
    const answer = await send(read.value)
    setBusy(false)
    if (answer.ok) return onDone(answer.value, read.value, form)
    complain(form, answer.problem)
    onRefused?.(answer.problem)
  }

  return { busy, errors, problem, submit }
}
