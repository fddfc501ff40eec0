import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { fail, unavailable, type Result } from '#domain/result.ts'
import { accountQuery } from '#features/session/account-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { useSearchUpdates } from './search-updates.tsx'

const NO_ANSWER = fail(unavailable('We can’t reach the server right now.')) satisfies Result<never>
const account = { current: async () => NO_ANSWER } as Partial<AccountGateway> as AccountGateway
const updates: UpdatesGateway = { choices: async () => NO_ANSWER, choose: async () => NO_ANSWER }

function Card() {
  return useSearchUpdates(updates, account)(SAMPLE_SAVED_SEARCHES[0]!)
}

test('F-03 a card says when it can’t be known who is signed in, instead of loading on', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  const card = () => (
    <QueryClientProvider client={queryClient}>
      <Card />
    </QueryClientProvider>
  )
  expect(await renderedOnRouter(card, '/favorites')).toContain('Loading…')
  await queryClient.prefetchQuery(accountQuery(account))
  const html = await renderedOnRouter(card, '/favorites')
  expect(html).toContain('We can’t reach the server right now.')
  expect(html).not.toContain('Loading…')
})
