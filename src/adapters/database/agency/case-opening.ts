import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { OpenedCase, StoredInquiry } from '#ports/server/inquiry-store.ts'
import type { Schema } from '../schema.ts'

type Tables = Transaction<Schema>

/**
 * Completes the case of an inquiry that has just been stored: whose it is, when its answer is due, and its contact. The row itself comes
 * from a trigger, so that inquiries stored by an earlier version of the site have one, too.
 */
export async function openCase(
  tables: Tables,
  stored: StoredInquiry,
  { assigneeId, dueAt }: OpenedCase,
): Promise<void> {
  const contactId = await contactOf(tables, stored)
  const { earlier } = await tables
    .selectFrom('inquiry_cases')
    .select((row) => row.fn.countAll<number>().as('earlier'))
    .where('contact_id', '=', contactId)
    .executeTakeFirstOrThrow()
  await tables
    .updateTable('inquiry_cases')
    .set({
      contact_id: contactId,
      assignee_id: assigneeId,
      due_at: dueAt.getTime(),
      message_number: earlier + 1,
    })
    .where('inquiry_id', '=', stored.id)
    .execute()
}

/** The contact that wrote, made if it is new. An address may be written in large or small letters. */
async function contactOf(tables: Tables, { inquiry, receivedAt }: StoredInquiry): Promise<string> {
  const email = inquiry.email.toLowerCase()
  const phone = tenDigits(inquiry.phone)
  const known = email ? await contactAt(tables, email) : await contactOfNumber(tables, phone)
  const id = known ?? (await newContact(tables, email, receivedAt))
  if (phone !== '') await addWay(tables, { contact_id: id, kind: 'phone', value: phone })
  return id
}

async function contactAt(tables: Tables, email: string): Promise<string | undefined> {
  const way = tables
    .selectFrom('contact_ways')
    .select('contact_id')
    .where('kind', '=', 'email')
    .where('value', '=', email)
  return (await way.executeTakeFirst())?.contact_id
}

/** Somebody who gave a number and no address: the contact of earlier such requests. */
async function contactOfNumber(tables: Tables, phone: string): Promise<string | undefined> {
  const way = tables
    .selectFrom('contact_ways as way')
    .select('contact_id')
    .where('kind', '=', 'phone')
    .where('value', '=', phone)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('contact_ways as address')
            .select('address.contact_id')
            .whereRef('address.contact_id', '=', 'way.contact_id')
            .where('address.kind', '=', 'email'),
        ),
      ),
    )
  return (await way.limit(1).executeTakeFirst())?.contact_id
}

async function newContact(tables: Tables, email: string, at: Date): Promise<string> {
  const id = randomUUID()
  await tables.insertInto('contacts').values({ id, first_at: at.getTime() }).execute()
  if (email === '' || (await addWay(tables, { contact_id: id, kind: 'email', value: email }))) return id
  // Another message from the address arrived at the same time, and its contact is the one.
  await tables.deleteFrom('contacts').where('id', '=', id).execute()
  return (await contactAt(tables, email))!
}

/** False where the address is another contact's. */
async function addWay(tables: Tables, way: Schema['contact_ways']): Promise<boolean> {
  const added = tables
    .insertInto('contact_ways')
    .values(way)
    .onConflict((conflict) => conflict.doNothing())
  return (await added.executeTakeFirst()).numInsertedOrUpdatedRows === 1n
}

/** The last ten digits of a number without its extension: how numbers are compared. '' for none. */
const tenDigits = (phone: string): string =>
  phone
    .replace(/[\s,;]*(?:x|ext|#).*$/i, '')
    .replaceAll(/\D/g, '')
    .slice(-10)
