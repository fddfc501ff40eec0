import type { Generated, Kysely } from 'kysely'
import type { StopReason } from '#domain/mail/stop-reason.ts'

/** The account tables, as created by the migrations. Times are ISO date-times. */
export type AccountTables = {
  account_users: {
    id: string
    first_name: string
    last_name: string
    email: string
    email_verified: number
    two_factor: Generated<number>
    sign_up: string | null
    created_at: string
    updated_at: string
  }
  account_credentials: {
    id: string
    user_id: string
    provider_id: string
    provider_account_id: string
    password: string | null
    created_at: string
    updated_at: string
  }
  account_sessions: {
    id: string
    user_id: string
    token: string
    device: string | null
    expires_at: string
    created_at: string
    updated_at: string
  }
  account_verifications: {
    id: string
    identifier: string
    value: string
    expires_at: string
    created_at: string
    updated_at: string
  }
  account_sign_ups: {
    token_hash: string
    email: string
    first_name: string
    last_name: string
    password: string
    expires_at: string
  }
  account_email_changes: {
    user_id: string
    token_hash: string
    email: string
    expires_at: string
  }
  account_two_factors: {
    id: string
    user_id: string
    secret: string
    recovery_codes: string
    verified: number
    failed_codes: number
    locked_until: string | null
  }
  account_used_codes: {
    user_id: string
    code: string
    expires_at: string
  }
  /** Browsers that get notifications, by their sessions. */
  push_devices: {
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    site_key: string
    added_at: number
  }
  /** The outbox; mails about an account are those without an inquiry. */
  outbox_mails: {
    id: string
    topic: string
    state: string
    lease: string | null
    recipient: string
    /** A mail as JSON. */
    contents: string | null
    inquiry_id: string | null
  }
  /** Addresses without email updates. */
  stopped_addresses: {
    address: string
    reason: StopReason
    stopped_at: number
  }
  /** Accounts of people who work for the agency, their sessions there, and the log of what they did. */
  agency_members: { id: string; account_id: string | null; name: string; role: string; removed_at: number | null }
  agency_sessions: { id: string; member_id: string }
  agency_audit: {
    at: number
    member_id: string | null
    member_name: string
    act: string
    about: string
    details: string
    request_id: string | null
  }
  /** Whose saved items an account has. */
  owners: {
    account_id: string | null
    changed_on: string
  }
}

export type AccountDatabase = Kysely<AccountTables>

/** Our tables and columns by better-auth's names. */
export const TABLE_NAMES = {
  user: {
    modelName: 'account_users',
    fields: { name: 'first_name', emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    additionalFields: { lastName: { type: 'string', required: true, fieldName: 'last_name' } },
  },
  account: {
    modelName: 'account_credentials',
    fields: {
      userId: 'user_id',
      providerId: 'provider_id',
      accountId: 'provider_account_id',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  session: {
    modelName: 'account_sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      userAgent: 'device',
    },
  },
  verification: {
    modelName: 'account_verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const

/** The same for better-auth's second factor. */
export const TWO_FACTOR_NAMES = {
  user: { fields: { twoFactorEnabled: 'two_factor' } },
  twoFactor: {
    modelName: 'account_two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'recovery_codes',
      failedVerificationCount: 'failed_codes',
      lockedUntil: 'locked_until',
    },
  },
}
