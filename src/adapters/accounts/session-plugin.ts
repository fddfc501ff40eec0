import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as v from 'valibot'

const BodySchema = v.object({ userId: v.string() })

/** Starts a session without a password, for whoever has used a link mailed to the account's address. */
export const sessionPlugin = () => ({
  id: 'link-sessions',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly({ method: 'POST', body: BodySchema }, async (context) => {
      const { userId } = context.body
      const { internalAdapter } = context.context
      const user = await internalAdapter.findUserById(userId)
      if (!user) throw context.error('NOT_FOUND')
      const session = await internalAdapter.createSession(userId)
      await setSessionCookie(context, { session, user })
      return { userId }
    }),
  },
})
