import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { SentForm } from '#domain/form/sent-form.ts'
import { problemOf } from '#domain/problem-of.ts'
import { firstComplaints, valueOrThrow, type Problem, type Result } from '#domain/result.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { focusFirstWrong, type FieldErrors } from '#ui/primitives/field-errors.ts'
import { formErrors } from './form-errors.ts'

interface AccountFormOptions<V, A> {
  /** Names the ids of the fields, on a page with several forms. */
  name?: string
  /** What became of the form where the browser sent it itself. */
  native?: SentForm | null
  /** Reads the form's fields, or names each wrong one. */
  check: (fields: Record<string, unknown>) => Result<V>
  send: (values: V) => Promise<Result<A>>
  onDone?: (answer: A, form: HTMLFormElement) => void
  /** Called with a refusal before the first wrong field gets the focus. */
  onRefused?: (problem: Problem, form: HTMLFormElement) => void
}

/** The id of a field of a form that the browser can send itself; `form` on a page with several. */
export const fieldId = (field: string, form = 'field'): string => `${form}-${field}`

const byFieldId = (errors: FieldErrors, form?: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [fieldId(name, form), error]))

/** Submits an account form. Errors are shown beside the fields or for the whole form; nothing typed is lost. */
export function useAccountForm<V, A>({
  name,
  native = null,
  check,
  send,
  onDone,
  onRefused,
}: AccountFormOptions<V, A>) {
  const { mutate, isIdle, isPending, data, error, variables, reset } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const values = valueOrThrow(check(Object.fromEntries(new FormData(form))))
      return { values, answer: valueOrThrow(await send(values)) }
    },
    onSuccess: ({ answer }, form) => onDone?.(answer, form),
    onError: (refusal, form) => {
      const problem = problemOf(refusal)
      onRefused?.(problem, form)
      focusFirstWrong(form, firstComplaints(problem))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) mutate(event.currentTarget)
  }
  const shown =
    isIdle && native
      ? formErrors(native.problem, () => true)
      : formErrors(error && problemOf(error), (name) => Boolean(variables?.elements.namedItem(name)))
  return {
    busy: isPending,
    /** The values of the last submission if it succeeded, and what was answered. */
    done: data,
    ...shown,
    /** The errors by the ids of their fields, for a form that the browser sent itself. */
    summary: isIdle && native?.problem && !shown.problem ? byFieldId(shown.errors, name) : null,
    submit,
    /** Forgets the last submission and its errors. */
    reset,
  }
}

/** Handles a refusal: if the session has ended meanwhile, all tabs read again who is signed in. */
export function useSessionOver(): (problem: Problem) => void {
  const queryClient = useQueryClient()
  return (problem) => {
    if (problem.kind === 'unauthorized') void invalidateSavedItems(queryClient)
  }
}
