import { checkFields } from '../form/check-fields.ts'
import { fail, firstComplaints, invalid, ok, type Problem, type Result } from '../result.ts'
import { AccountSetupSchema, PASSWORDS_DIFFER, passwordsMatch, PersonalInfoSchema, type SignUp } from './account.ts'

/** The two steps of signing up, in order. */
export const SIGN_UP_STEPS = ['Personal Info', 'Account Setup'] as const

/** The whole account once the second step is filled in, 'continue' after a good first one; or the wrong fields. */
export function checkStep(step: number, fields: Record<string, unknown>): Result<SignUp | 'continue'> {
  const personal = checkFields(PersonalInfoSchema, fields)
  if (!personal.ok) return personal
  if (step === 0) return ok('continue')
  const setup = checkFields(AccountSetupSchema, fields)
  if (!setup.ok) return setup
  if (!passwordsMatch(setup.value)) return fail(invalid([{ field: 'confirmPassword', message: PASSWORDS_DIFFER }]))
  return ok({ ...personal.value, password: setup.value.password })
}

/** Whether a problem is about a field of the first step: that step must be shown then. */
export const isAboutFirstStep = (problem: Problem): boolean =>
  Object.keys(firstComplaints(problem)).some((name) => name in PersonalInfoSchema.entries)

/** Whether the two passwords differ, which is also said in a toast. */
export const isAboutRepetition = (problem: Problem): boolean =>
  firstComplaints(problem)['confirmPassword'] === PASSWORDS_DIFFER
