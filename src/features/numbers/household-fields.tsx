import { formatCount } from '#domain/count.ts'
import type { Household } from '#domain/money/own-numbers.ts'
import type { FieldErrors } from '#ui/primitives/field-errors.ts'
import { Checkbox, Field, Select } from '#ui/primitives/field.tsx'
import { NumberField } from './number-field.tsx'

/** What a visitor says about themselves: all optional. No link carries it. */
export function HouseholdFields({ household, errors }: { household: Household; errors: FieldErrors }) {
  const { income, debts, savings, firstTimeBuyer, veteran } = household
  return (
    <>
      <NumberField
        name="income"
        label="Income"
        unit="$"
        value={amount(income)}
        hint="Per year, before taxes."
        error={errors['income']}
      />
      <NumberField
        name="debts"
        label="Monthly debts"
        unit="$"
        value={amount(debts)}
        hint="Car, student loans, credit cards. Don’t include rent."
        error={errors['debts']}
      />
      <NumberField
        name="savings"
        label="Savings"
        unit="$"
        value={amount(savings)}
        hint="For the down payment and closing costs."
        error={errors['savings']}
      />
      <Field label="Owned a primary home in the last three years?" hint="If not, you may count as a first-time buyer.">
        {(control) => (
          <Select
            {...control}
            name="ownedHome"
            defaultValue={firstTimeBuyer === null ? '' : firstTimeBuyer ? 'no' : 'yes'}
          >
            <option value="">Prefer not to say</option>
            <option value="no">No</option>
            <option value="yes">Yes</option>
          </Select>
        )}
      </Field>
      <div>
        <Checkbox name="veteran" defaultChecked={veteran ?? false}>
          Veteran
        </Checkbox>
      </div>
    </>
  )
}

const amount = (value: number | null): string => (value === null ? '' : formatCount(value))
