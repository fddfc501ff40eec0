import { httpAccountGateway } from '#adapters/api-client/account-gateway.ts'
import { openPersonalSite } from '../server/personal-site.ts'
import { accountConformance } from './account-gateway.ts'
import { accountSettingsConformance } from './account-settings.ts'
import { onEngines } from './database-engines.ts'

onEngines((engine) => {
  const open = async () => {
    const site = await openPersonalSite({ engine })
    return {
      newBrowser: (userAgent = '') => {
        const { send } = site.visitor()
        return httpAccountGateway((path, init) =>
          send(path, { ...init, headers: { ...(init.headers as Record<string, string>), 'user-agent': userAgent } }),
        )
      },
      mails: async () => {
        await site.accounts.close()
        return site.mails
      },
      close: () => site.close(),
    }
  }
  accountConformance(`over the API on ${engine}`, open)
  accountSettingsConformance(`over the API on ${engine}`, open)
})
