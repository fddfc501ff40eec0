import type { Mail } from '#domain/mail/mail.ts'
import type { AccountDatabase } from './account-tables.ts'

interface AddressChange {
  accountId: string
  from: string
  to: string
}

/**
 * Sends email updates that wait in the outbox to an account's new address: what they tell is told nowhere else. A worker that has one already
 * no longer has it. Call it before the account has the new address, and only if the old one was confirmed.
 */
export async function readdressUpdates(
  transaction: AccountDatabase,
  { accountId, from, to }: AddressChange,
): Promise<void> {
  // Waits until an update that is being stored is there, and later ones find the new address: see `stepOn` of the update store.
  const owner = transaction.updateTable('owners').set((row) => ({ changed_on: row.ref('changed_on') }))
  await owner.where('account_id', '=', accountId).execute()
  const rows = await transaction
    .selectFrom('outbox_mails')
    .select(['id', 'contents'])
    .where('recipient', '=', from)
    .where('topic', '=', 'updates')
    .where('state', '=', 'waiting')
    .execute()
  for (const { id, contents } of rows) {
    const mail = JSON.parse(contents!) as Mail
    const readdressed: Mail = { ...mail, to: mail.to.map(({ name }) => ({ name, address: to })) }
    await transaction
      .updateTable('outbox_mails')
      .set({ recipient: to, contents: JSON.stringify(readdressed), lease: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
  }
}
