import { httpAccountGateway } from '#adapters/api-client/account-gateway.ts'
import { openPersonalSite } from '../server/personal-site.ts'
import { accountConformance } from './account-gateway.ts'
import { ENGINES } from './test-databases.ts'

for (const engine of ENGINES) {
  accountConformance(`over the API on ${engine}`, async () => {
    const site = await openPersonalSite({ engine })
    return {
      newBrowser: () => httpAccountGateway(site.visitor().send),
      mails: async () => {
        await site.accounts.close()
        return site.mails
      },
      close: () => site.close(),
    }
  })
}
