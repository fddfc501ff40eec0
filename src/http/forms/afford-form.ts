import { readNumbersForm } from '#domain/money/own-numbers-form.ts'
import { readRenterForm, RENTER_FIELDS } from '#domain/money/renter-form.ts'
import { picked, type Fields, type FormAnswer } from './page-form.ts'

/** The fields of /afford. */
const FIELDS = ['income', 'debts', 'savings', 'down', 'downUnit', 'loan', 'limits']

/**
 * Takes a visitor's figures: the page that answers computes with them. It is no other page's: an income stands in no address, no log and no
 * cookie, and nothing is kept.
 */
export async function takeAffordForm(fields: Fields): Promise<FormAnswer> {
  const values = picked(fields, FIELDS)
  // Only the form of all numbers asks for the years.
  const read = readNumbersForm({ ...values, years: '' })
  return { page: { form: 'afford', values, problem: read.ok ? null : read.problem } }
}

/** Takes a renter's figures, in the same way. */
export async function takeRenterForm(fields: Fields): Promise<FormAnswer> {
  const values = picked(fields, RENTER_FIELDS)
  const read = readRenterForm(values)
  return { page: { form: 'afford-rent', values, problem: read.ok ? null : read.problem } }
}
