import { useQuery } from '@tanstack/react-query'
import { useEffect, type ComponentProps } from 'react'
import { STOPPED_TEXTS } from '#content/stopped-texts.ts'
import { updateConsentText } from '#content/update-consent.ts'
import { NEW_HOMES_TEXT, WHEN_TEXTS } from '#content/update-texts.ts'
import { problemOf } from '#domain/problem-of.ts'
import { fieldOfSearch } from '#domain/updates/update-fields.ts'
import { UpdateSelect } from '#features/saved/update-select.tsx'
import { useUpdateChoices } from '#features/saved/use-update-choices.ts'
import { ShowOwn } from '#features/sent-form/show-own.tsx'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import type { NoticesGateway } from '#ports/browser/notices-gateway.ts'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { AccountSection } from './account-section.tsx'
import { AnswerPanel } from './form-result.tsx'
import { settingsQuery } from './settings-query.ts'

interface UpdatesSectionProps {
  email: string
  account: AccountGateway
  updates: UpdatesGateway
  notices: NoticesGateway
}

const loadNotices = () => import('./device-notices.lazy.tsx').then((file) => file.DeviceNotices)

/** What the account gets emails about; every choice is saved at once. */
export function UpdatesSection({ email, account, updates, notices }: UpdatesSectionProps) {
  const settings = useQuery(settingsQuery(account))
  // Undefined until it is known.
  const mayGet = settings.data && settings.data.emailConfirmed && settings.data.updatesStopped === null
  const { query, choices, choose } = useUpdateChoices(updates, mayGet ? email : undefined)
  const error = query.error ?? settings.error
  const signIns = settings.data?.sessions.map(({ id }) => id) ?? []
  return (
    <AccountSection
      heading="Email updates"
      text="Emails about homes you saved, homes like them, and homes in your saved searches."
    >
      {settings.data?.updatesStopped ? (
        <p>
          We’ve stopped your updates. {STOPPED_TEXTS[settings.data.updatesStopped]} Confirm your email address above,
          then choose your updates again.
        </p>
      ) : mayGet === false ? (
        <p>Confirm your email address to get updates. Open the link we sent you, or send it again above.</p>
      ) : error && !choices ? (
        <AnswerPanel tone="problem">{problemOf(error).message}</AnswerPanel>
      ) : (
        <>
          {!choices && <noscript>{import.meta.env.SSR && <ShowOwn words="Show my email updates" />}</noscript>}
          <form
            method="post"
            action="/account"
            onSubmit={(event) => event.preventDefault()}
            aria-busy={!choices}
            className={`flex flex-col gap-5 ${choices ? '' : 'noscript:hidden'}`}
          >
            <input type="hidden" name="act" value="updates" />
            <p className="wrap-anywhere">
              Sent to {email}. {updateConsentText}
            </p>
            <UpdateSelect
              label="Your saved homes"
              hint="Price cuts, status changes, and new open houses."
              name="favorites"
              every={choices?.favorites}
              onChoose={(every) => choose('favorites', every)}
            />
            <UpdateSelect
              label="Homes like your saved homes"
              hint={NEW_HOMES_TEXT}
              name="similar"
              every={choices?.similar}
              onChoose={(every) => choose('similar', every)}
            />
            {choices?.searches.map(({ id, name, every }) => (
              <UpdateSelect
                key={id}
                label={`Saved search: ${name}`}
                hint={NEW_HOMES_TEXT}
                name={fieldOfSearch(id)}
                every={every}
                onChoose={(chosen) => choose({ search: id }, chosen)}
              />
            ))}
            <div className="text-sm text-ink-soft">
              {WHEN_TEXTS.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <noscript>
              {import.meta.env.SSR && (
                <Button type="submit" className="max-sm:w-full">
                  Save email updates
                </Button>
              )}
            </noscript>
          </form>
          {choices && <LateNotices email={email} signIns={signIns} notices={notices} />}
        </>
      )}
    </AccountSection>
  )
}

/** Comes after what the page is for: what it shows depends on the browser, and no server can render it. */
function LateNotices(props: ComponentProps<Awaited<ReturnType<typeof loadNotices>>>) {
  const { Component: DeviceNotices, request } = useLazyComponent(loadNotices)
  useEffect(() => {
    void whenIdle().then(request)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return DeviceNotices && <DeviceNotices {...props} />
}
