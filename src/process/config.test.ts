import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const valueOf = (environment: Record<string, string>) => {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(read.problem.message)
  return read.value
}
const problemsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment)
  return read.ok || read.problem.kind !== 'invalid' ? [] : read.problem.fields
}

test('nothing has to be set', () => {
  expect(valueOf({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    dataDir: resolve('data'),
    databaseUrl: null,
    databaseReadUrl: null,
    sampleData: null,
    isProduction: false,
    agencyDir: resolve('data/agency'),
    offline: true,
    sessionSecret: null,
    trustProxy: null,
    metrics: { port: null, host: '127.0.0.1', token: null },
    map: { google: null, style: null },
    voice: { provider: null, webhookSecret: null, model: null, speech: null },
    smtpUrl: null,
    mailFrom: null,
    inquiriesTo: null,
    figuresFile: null,
    timetableFile: null,
    feedsFile: null,
    feedEveryMs: null,
    feedRemovalPercent: 20,
    pictures: { rule: 'copy', anyHost: false, bucket: null },
  })
})

test('every variable is read; white space and empty ones are nothing', () => {
  const environment = {
    PORT: ' 8080 ',
    HOST: '::',
    PUBLIC_URL: 'https://Homes.example.com/',
    DATA_DIR: '/srv/homes',
    DATABASE_URL: 'postgresql://homes:secret@db:5432,standby:5432/homes',
    DATABASE_READ_URL: 'postgres://homes:secret@standby:5432/homes,postgres://homes:secret@third:5432/homes',
    SAMPLE_DATA: 'off',
    NODE_ENV: 'production',
    OFFLINE: 'off',
    SESSION_SECRET: 'thirty-two characters, or a few more',
    TRUST_PROXY: 'loopback',
    METRICS_PORT: '9100',
    METRICS_HOST: '0.0.0.0',
    METRICS_TOKEN: 'sixteen-signs-or-more',
    GOOGLE_MAPS_API_KEY: ' AIza-Sy_0 ',
    GOOGLE_MAPS_MAP_ID: '8e0a97af9386fef',
    MAP_STYLE: 'https://Tiles.example.com/style.json?key=k',
    FEED_TOKEN: 'read by others',
    FIGURES: '/srv/figures.json',
    TIMETABLE: '/srv/timetable.json',
    FEEDS: '/srv/feeds.json',
    FEED_EVERY: '15m',
    FEED_MAX_REMOVAL_PERCENT: '35',
    FEED_PICTURES: 'link',
    FEED_PICTURE_HOSTS: 'any',
    MEDIA_BUCKET: 'https://S3.example.com/homes/media/',
    MEDIA_BUCKET_REGION: 'eu-central-1',
    MEDIA_BUCKET_KEY_ID: 'AKIA1',
    MEDIA_BUCKET_SECRET: 'secret',
    VAPI_PUBLIC_KEY: '0b6e1f0a-3c1d-4f0e-8a55-6a1d2c3b4e5f',
    VAPI_ASSISTANT_ID: '6F1C2E0A-3b54-4a7d-9c1e-0d2f4b6a8c10',
    VAPI_API_URL: 'https://API.vapi.example/',
    VAPI_PRIVATE_KEY: 'private-key',
    VAPI_WEBHOOK_SECRET: 'sixteen-signs-or-more',
    AGENT_LLM_URL: 'https://models.example.com/v1/',
    AGENT_LLM_KEY: 'sk-1',
    AGENT_LLM_MODEL: 'org/model:7b',
    SPEECH_URL: 'http://127.0.0.1:8000/v1/',
    SPEECH_MODEL: 'whisper-1',
    SPEECH_VOICE_MODEL: 'tts-1',
    SPEECH_VOICE: 'alloy',
    SMTP_URL: 'smtps://homes:secret@mail.example.com',
    MAIL_FROM: 'Homes <homes@example.com>',
    INQUIRIES_TO: 'ana@example.com, Bo <bo@example.com>',
  }
  expect(valueOf(environment)).toEqual({
    port: 8080,
    host: '::',
    publicUrl: 'https://homes.example.com',
    dataDir: '/srv/homes',
    databaseUrl: 'postgresql://homes:secret@db:5432,standby:5432/homes',
    databaseReadUrl: 'postgres://homes:secret@standby:5432/homes,postgres://homes:secret@third:5432/homes',
    sampleData: 'off',
    isProduction: true,
    agencyDir: '/srv/homes/agency',
    offline: false,
    sessionSecret: 'thirty-two characters, or a few more',
    trustProxy: { networks: ['127.0.0.0/8', '::1'] },
    metrics: { port: 9100, host: '0.0.0.0', token: 'sixteen-signs-or-more' },
    map: {
      google: { apiKey: 'AIza-Sy_0', mapId: '8e0a97af9386fef' },
      style: { kind: 'style', url: 'https://tiles.example.com/style.json?key=k' },
    },
    voice: {
      provider: {
        publicKey: '0b6e1f0a-3c1d-4f0e-8a55-6a1d2c3b4e5f',
        assistantId: '6F1C2E0A-3b54-4a7d-9c1e-0d2f4b6a8c10',
        apiUrl: 'https://api.vapi.example',
        privateKey: 'private-key',
      },
      webhookSecret: 'sixteen-signs-or-more',
      model: { url: 'https://models.example.com/v1', key: 'sk-1', name: 'org/model:7b' },
      speech: {
        url: 'http://127.0.0.1:8000/v1',
        key: null,
        model: 'whisper-1',
        voice: { model: 'tts-1', name: 'alloy' },
      },
    },
    smtpUrl: 'smtps://homes:secret@mail.example.com',
    mailFrom: { name: 'Homes', address: 'homes@example.com' },
    inquiriesTo: [
      { name: '', address: 'ana@example.com' },
      { name: 'Bo', address: 'bo@example.com' },
    ],
    figuresFile: '/srv/figures.json',
    timetableFile: '/srv/timetable.json',
    feedsFile: '/srv/feeds.json',
    feedEveryMs: 900_000,
    feedRemovalPercent: 35,
    pictures: {
      rule: 'link',
      anyHost: true,
      bucket: { url: 'https://s3.example.com/homes/media', region: 'eu-central-1', keyId: 'AKIA1', secret: 'secret' },
    },
  })
  expect(valueOf({ PORT: '', TRUST_PROXY: ' ' })).toEqual(valueOf({}))
})

test.each([
  ['off', null],
  ['on', { hops: 1 }],
  ['2', { hops: 2 }],
  ['10.0.0.0/8, 192.168.1.4', { networks: ['10.0.0.0/8', '192.168.1.4'] }],
  ['loopback,2001:db8::/32', { networks: ['127.0.0.0/8', '::1', '2001:db8::/32'] }],
])('TRUST_PROXY=%s', (held, trustProxy) => {
  expect(valueOf({ TRUST_PROXY: held }).trustProxy).toEqual(trustProxy)
})

test.each(['true', '0', '11', '10.0.0.0/33', '10.0.0.0/', '2001:db8::/129', 'proxy.example', '10.0.0.1,'])(
  'TRUST_PROXY=%s is refused',
  (held) => {
    expect(problemsOf({ TRUST_PROXY: held })).toEqual([
      {
        field: 'TRUST_PROXY',
        message: `is "${held}"; it must be off, on, loopback, a number of proxies from 1 to 10, or addresses and networks like 10.0.0.0/8, separated by commas`,
      },
    ])
  },
)

test.each(['tiles/jersey.pmtiles', '/srv/Jersey.PMTILES'])('MAP_STYLE=%s is a file of tiles', (path) => {
  expect(valueOf({ MAP_STYLE: path }).map.style).toEqual({ kind: 'tiles', file: resolve(path) })
})

test.each([
  ['1m', 60_000],
  ['90m', 5_400_000],
  ['12h', 43_200_000],
])('FEED_EVERY=%s', (held, ms) => {
  expect(valueOf({ FEEDS: 'feeds.json', FEED_EVERY: held }).feedEveryMs).toBe(ms)
})

test.each(['15', '0m', '13h', '721m', '30s', 'daily'])('FEED_EVERY=%s is refused', (held) => {
  expect(problemsOf({ FEEDS: 'feeds.json', FEED_EVERY: held })).toEqual([
    {
      field: 'FEED_EVERY',
      message: `is "${held}"; it must be a number of minutes or hours from 1m to 12h, like 15m`,
    },
  ])
})

test('FEED_EVERY needs feeds', () => {
  expect(problemsOf({ FEED_EVERY: '15m' })).toEqual([
    { field: 'FEEDS', message: 'is missing; FEED_EVERY sets how often its feeds are read' },
  ])
})

const UUID = '6f1c2e0a-3b54-4a7d-9c1e-0d2f4b6a8c10'

test.each([
  ['GOOGLE_MAPS_API_KEY', 'GOOGLE_MAPS_MAP_ID'],
  ['GOOGLE_MAPS_MAP_ID', 'GOOGLE_MAPS_API_KEY'],
  ['VAPI_PUBLIC_KEY', 'VAPI_ASSISTANT_ID'],
  ['VAPI_ASSISTANT_ID', 'VAPI_PUBLIC_KEY'],
  ['AGENT_LLM_URL', 'AGENT_LLM_MODEL'],
  ['AGENT_LLM_MODEL', 'AGENT_LLM_URL'],
  ['SPEECH_MODEL', 'SPEECH_URL'],
])('%s alone is refused; the missing one is named', (there, missing) => {
  expect(
    problemsOf({ [there]: there === 'AGENT_LLM_URL' ? 'http://localhost:1' : UUID, [missing]: ' ', PORT: 'x' }),
  ).toEqual([
    { field: 'PORT', message: 'is "x"; it must be a whole number from 0 to 65535' },
    { field: missing, message: `is missing; ${there} needs it, so set both or neither` },
  ])
})

test('a language model: a key alone is refused, a model without a key is not', () => {
  const [problem] = problemsOf({ AGENT_LLM_KEY: 'sk-1' })
  expect(problem).toEqual({
    field: 'AGENT_LLM_URL',
    message: 'is missing; AGENT_LLM_KEY needs it and AGENT_LLM_MODEL',
  })
  expect(problemsOf({ SPEECH_KEY: 'sk-1' })).toEqual([
    { field: 'SPEECH_URL', message: 'is missing; SPEECH_KEY needs it and SPEECH_MODEL' },
  ])
  const local = valueOf({ AGENT_LLM_URL: 'http://localhost:11434/v1', AGENT_LLM_MODEL: 'small' }).voice
  expect(local.model).toEqual({ url: 'http://localhost:11434/v1', key: null, name: 'small' })
})

test.each(['models.example.com', 'https://u:sk-1@models.example.com/v1', 'https://x.example/v1?key=sk-1', 'ws://x'])(
  'AGENT_LLM_URL=%s is refused without being repeated',
  (held) => {
    const message = 'it must be the http(s) address of an OpenAI-compatible API, like https://api.openai.com/v1'
    expect(problemsOf({ AGENT_LLM_URL: held, AGENT_LLM_MODEL: 'm' })).toEqual([
      { field: 'AGENT_LLM_URL', message: `is not valid; ${message}` },
    ])
  },
)

test('V-07 the voice provider: its private key without calls is refused; its webhook stands alone', () => {
  expect(problemsOf({ VAPI_PRIVATE_KEY: 'abc' })).toEqual([
    {
      field: 'VAPI_PUBLIC_KEY',
      message: 'is missing; VAPI_PRIVATE_KEY needs it and VAPI_ASSISTANT_ID',
    },
  ])
  const { provider } = valueOf({ VAPI_PUBLIC_KEY: 'abc', VAPI_ASSISTANT_ID: UUID }).voice
  expect(provider).toEqual({
    publicKey: 'abc',
    assistantId: UUID,
    apiUrl: 'https://api.vapi.ai',
    privateKey: null,
  })
  expect(valueOf({ VAPI_WEBHOOK_SECRET: 'sixteen-signs-or-more' }).voice).toEqual({
    provider: null,
    webhookSecret: 'sixteen-signs-or-more',
    model: null,
    speech: null,
  })
})

test.each([
  ['VAPI_ASSISTANT_ID', 'asst-1', 'is "asst-1"; it must be a UUID, like 6f1c2e0a-3b54-4a7d-9c1e-0d2f4b6a8c10'],
  ...['api.vapi.ai', 'https://api.vapi.ai/v1', 'https://api;script-src/', 'https://*', 'wss://api.vapi.ai'].map(
    (held) => [
      'VAPI_API_URL',
      held,
      `is "${held}"; it must be the address of the provider’s API without a path, like https://api.vapi.ai`,
    ],
  ),
  ['VAPI_WEBHOOK_SECRET', 'short', 'is not valid; it must be 16 or more letters, digits, and symbols without spaces'],
  ['VAPI_PRIVATE_KEY', 'a b', 'is not valid; it must be letters, digits, - and _ only'],
])('%s=%s is named', (field, held, message) => {
  expect(problemsOf({ VAPI_PUBLIC_KEY: 'abc', VAPI_ASSISTANT_ID: UUID, [field]: held })).toEqual([{ field, message }])
})

describe('a bad value is named with what it holds and what it must be', () => {
  test.each([
    ['PORT', 'abc', 'is "abc"; it must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'is "65536"; it must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'is "-1"; it must be a whole number from 0 to 65535'],
    ['HOST', 'http://x/', 'is "http://x/"; it must be a host name or an IP address, like 127.0.0.1 or ::'],
    ['METRICS_PORT', '0', 'is "0"; it must be a whole number from 1 to 65535, or unset'],
    ['METRICS_TOKEN', 'short', 'is not valid; it must be 16 or more letters, digits, and symbols without spaces'],
    ['SAMPLE_DATA', 'yes', 'is "yes"; it must be on or off'],
    ['OFFLINE', 'no', 'is "no"; it must be on or off'],
    ...['on', 'ftp://tiles.example.com/style.json', '//tiles.example.com', '/srv/style.json', 'https://'].map(
      (held) => [
        'MAP_STYLE',
        held,
        `is "${held}"; it must be the http(s) address of a MapLibre style, or the path of a .pmtiles file`,
      ],
    ),
  ] as [string, string, string][])('%s=%s', (field, held, message) => {
    expect(problemsOf({ [field]: held })).toEqual([{ field, message }])
  })

  test.each([
    'homes.example.com',
    'ftp://homes.example.com',
    'https://homes.example.com/site',
    'https://a:b@c.example',
  ])('PUBLIC_URL=%s', (held) => {
    expect(problemsOf({ PUBLIC_URL: held })).toMatchObject([{ field: 'PUBLIC_URL' }])
  })

  test('DATABASE_URL, but never with the password it may hold', () => {
    const [problem] = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db/homes' })
    expect(problem!.field).toBe('DATABASE_URL')
    expect(problem!.message).toContain('postgres://')
    expect(problem!.message).not.toContain('hunter2')
  })

  test.each(['a key', 'AIza"x', "'; script-src *", 'x'.repeat(201)])(
    'GOOGLE_MAPS_API_KEY, but never shown: %s',
    (held) => {
      expect(problemsOf({ GOOGLE_MAPS_API_KEY: held, GOOGLE_MAPS_MAP_ID: 'map/id' })).toEqual([
        {
          field: 'GOOGLE_MAPS_API_KEY',
          message: 'is not valid; it must be letters, digits, - and _ only',
        },
        { field: 'GOOGLE_MAPS_MAP_ID', message: 'is "map/id"; it must be letters, digits, - and _ only' },
      ])
    },
  )

  test('SMTP_URL, but never with the password it may hold', () => {
    const [problem] = problemsOf({ SMTP_URL: 'http://root:hunter2@mail.example.com' })
    expect(problem!.message).toBe(
      'is not valid; it must be a mail server like smtps://user:password@mail.example.com, or unset',
    )
  })

  test.each([
    ['MAIL_FROM', 'homes'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['INQUIRIES_TO', 'ana@example.com,'],
    ['INQUIRIES_TO', Array(6).fill('ana@example.com').join()],
  ])('%s=%s', (field, held) => {
    expect(problemsOf({ [field]: held })).toMatchObject([{ field }])
  })

  test('all of them at once', () => {
    expect(problemsOf({ PORT: 'x', SAMPLE_DATA: 'x' }).map((problem) => problem.field)).toEqual(['PORT', 'SAMPLE_DATA'])
  })
})

test('a secret that is too short is refused without being shown', () => {
  expect(problemsOf({ SESSION_SECRET: 'short and secret' })).toEqual([
    {
      field: 'SESSION_SECRET',
      message: 'is not valid; it must be at least 32 random characters, or unset',
    },
  ])
})
