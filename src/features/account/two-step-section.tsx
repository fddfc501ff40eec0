import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TwoStepRemovalSchema, type SignInSettings } from '#domain/account/sign-ins.ts'
import { countOf } from '#domain/count.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { CODE_HINT, CodeField, OwnerField, PasswordField } from './account-fields.tsx'
import { AccountSection } from './account-section.tsx'
import { FormButtons } from './form-buttons.tsx'
import { FormDisclosure } from './form-disclosure.tsx'
import { AnswerPanel } from './form-result.tsx'
import { OwnAccountForm } from './own-account-form.tsx'
import { settingsQuery } from './settings-query.ts'
import { TwoStepSetupForm } from './two-step-setup.tsx'
import { fieldId, useAccountForm, useSessionOver } from './use-account-form.ts'

interface TwoStepSectionProps {
  email: string
  account: AccountGateway
}

/** Whether signing in also asks for a code, and the way to change that. */
export function TwoStepSection({ email, account }: TwoStepSectionProps) {
  const queryClient = useQueryClient()
  const { data: settings } = useQuery(settingsQuery(account))
  const native = useSentForm('two-step')
  const reload = () => queryClient.invalidateQueries(settingsQuery(account))
  return (
    <AccountSection
      heading="Two-step sign-in"
      text="Sign in with your password and a code from an app on your phone. Someone who learns your password still can’t get in."
    >
      {settings && (
        <FormDisclosure
          words={settings.twoStep ? 'Turn off' : 'Set up two-step sign-in'}
          isOpen={native !== null && (native.problem !== null || native.values['act'] === 'two-step-code')}
          summary={<TwoStepState settings={settings} />}
        >
          {(close) => (
            <TwoStepChange
              email={email}
              account={account}
              isOn={settings.twoStep}
              onCancel={close}
              onDone={() => void reload().then(close)}
            />
          )}
        </FormDisclosure>
      )}
    </AccountSection>
  )
}

const TwoStepState = ({ settings: { twoStep, recoveryCodesLeft } }: { settings: SignInSettings }) => (
  <>
    <p className="font-semibold">{twoStep ? 'On' : 'Off'}</p>
    {twoStep && (
      <p className="mt-1 text-ink-soft">
        {countOf(recoveryCodesLeft, 'recovery code', 'recovery codes')} left. To get new codes, turn two-step sign-in
        off and on again.
      </p>
    )}
  </>
)

interface TwoStepChangeProps extends TwoStepSectionProps {
  isOn: boolean
  onCancel: () => void
  onDone: () => void
}

function TwoStepChange({ isOn, ...form }: TwoStepChangeProps) {
  // The recovery codes are shown after it is on: settings that are read meanwhile don't end the setup.
  const [wasOn] = useState(isOn)
  return wasOn ? <RemovalForm {...form} /> : <TwoStepSetupForm {...form} />
}

function RemovalForm({ email, account, onCancel, onDone }: Omit<TwoStepChangeProps, 'isOn'>) {
  const native = useSentForm('two-step')
  const { busy, errors, problem, summary, submit } = useAccountForm({
    name: 'two-step',
    native: native?.values['act'] === 'two-step-off' ? native : null,
    check: (fields) => checkFields(TwoStepRemovalSchema, fields),
    send: ({ password, code }) => account.stopTwoStep(password, code),
    onDone,
    onRefused: useSessionOver(),
  })
  return (
    <OwnAccountForm act="two-step-off" refusal="Two-step sign-in is still on." summary={summary} onSubmit={submit}>
      <OwnerField email={email} />
      <PasswordField
        id={fieldId('password', 'two-step')}
        name="password"
        label="Your password"
        autoComplete="current-password"
        error={errors['password']}
      />
      <CodeField
        id={fieldId('code', 'two-step')}
        hint={errors['code'] ? undefined : CODE_HINT}
        error={errors['code']}
      />
      {problem && <AnswerPanel tone="problem">{problem.message}</AnswerPanel>}
      <FormButtons words={busy ? 'Turning off...' : 'Turn off'} tone="destructive" busy={busy} onCancel={onCancel} />
    </OwnAccountForm>
  )
}
