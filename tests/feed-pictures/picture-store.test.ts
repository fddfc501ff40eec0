import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bucketPictureStore } from '#adapters/feed-pictures/bucket-store.ts'
import { folderPictureStore } from '#adapters/feed-pictures/folder-store.ts'
import type { PictureStore } from '#ports/server/picture-store.ts'
import { KEY_ID, SECRET, startBucketPeer } from './bucket-peer.ts'

const STORES: Record<string, () => Promise<PictureStore>> = {
  folder: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return folderPictureStore(join(folder, 'media'))
  },
  bucket: async () => {
    const { url } = await startBucketPeer()
    return bucketPictureStore({ url, region: 'us-east-1', keyId: KEY_ID, secret: SECRET })
  },
}

const NAME = `${'ab'.repeat(16)}-800.avif`

/** The contract of `ports/picture-store.ts`. */
describe.each(Object.keys(STORES))('pictures in a %s', (kind) => {
  test('what is put is read, whole, until it is removed', async () => {
    const store = await STORES[kind]!()
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    expect(await store.read(NAME)).toBeNull()
    await store.put(NAME, bytes, 'image/avif')
    const stored = (await store.read(NAME))!
    expect(stored.size).toBe(60_000)
    expect(new Uint8Array(await new Response(stored.body).arrayBuffer())).toEqual(bytes)
    await store.remove([NAME, 'not-there.jpg'])
    expect(await store.read(NAME)).toBeNull()
  })

  test('the same name may be put again', async () => {
    const store = await STORES[kind]!()
    for (const value of [1, 2]) await store.put(NAME, new Uint8Array([value]), 'image/avif')
    expect(new Uint8Array(await new Response((await store.read(NAME))!.body).arrayBuffer())).toEqual(
      new Uint8Array([2]),
    )
  })
})

describe('a bucket', () => {
  test('that does not accept the key says so', async () => {
    const { url, objects } = await startBucketPeer()
    const store = bucketPictureStore({ url, region: 'us-east-1', keyId: KEY_ID, secret: 'another' })
    const refused = /403 SignatureDoesNotMatch/
    await expect(store.put(NAME, new Uint8Array(3), 'image/avif')).rejects.toThrow(refused)
    await expect(store.read(NAME)).rejects.toThrow(refused)
    await expect(store.remove([NAME])).rejects.toThrow(refused)
    expect(objects.size).toBe(0)
  })

  test('that does not say how large a picture is gives it all the same', async () => {
    const { url, state } = await startBucketPeer()
    const store = bucketPictureStore({ url, region: 'us-east-1', keyId: KEY_ID, secret: SECRET })
    await store.put(NAME, new Uint8Array([7]), 'image/avif')
    state.givesSize = false
    const stored = (await store.read(NAME))!
    expect([stored.size, await new Response(stored.body).bytes()]).toEqual([null, new Uint8Array([7])])
  })

  test('that is busy for a moment is asked again', async () => {
    const { url, objects, state } = await startBucketPeer()
    state.failures = 1
    await bucketPictureStore({ url, region: 'us-east-1', keyId: KEY_ID, secret: SECRET }).put(
      NAME,
      new Uint8Array(3),
      'image/avif',
    )
    expect([...objects]).toMatchObject([[`/homes/media/${NAME}`, { type: 'image/avif' }]])
  })
})
