import { expect, test } from 'vitest'
import type { AnswerPiece } from '#agent/brain.ts'
import { rulesBrain } from '#agent/rules-brain.ts'
import type { LoadLanguage } from '#agent/talk-language.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { watchedContext, type WatchedContext } from './agent-context.ts'

const never = new AbortController().signal

/** A talk with the rules: each answer's text, and what was shown with it. */
function talkWith(context: WatchedContext = watchedContext(), load?: LoadLanguage) {
  const brain = rulesBrain(context, load)
  const shown: Shown[] = []
  const languages: string[] = []
  const collect = async (pieces: AsyncIterable<AnswerPiece>): Promise<string> => {
    let text = ''
    for await (const piece of pieces) {
      if (piece.type === 'text') text += piece.text
      if (piece.type === 'shown') shown.push(piece.shown)
      if (piece.type === 'language') languages.push(piece.language)
    }
    return text
  }
  return {
    brain,
    shown,
    languages,
    say: (sentence: string) => collect(brain.say(sentence, never)),
    press: (language: 'en' | 'es') => collect(brain.useLanguage(language)),
  }
}

test('a talk in Spanish: search, facts, money, a saved home, and a tour read back and sent', async () => {
  const context = watchedContext()
  const { say, languages, shown } = talkWith(context)
  const dialogue: readonly (readonly [said: string, answer: RegExp])[] = [
    [
      'Hola, busco una casa en el condado de Bergen con tres dormitorios',
      /^3 viviendas en el condado de Bergen con al menos 3 dormitorios\.$/,
    ],
    ['menos de 900 mil', /^1 vivienda en .* por menos de \$900,000\.$/],
    ['¿Cuánto son los impuestos de la primera?', /impuestos son de \$13,100 al año \(2025\)\.$/],
    ['¿y cuándo se construyó?', /Se construyó en 2015\.$/],
    ['¿Tiene piscina?', /no menciona “piscina”/],
    [
      '¿Cuánto cuesta al mes?',
      /^Unos \$5,450 al mes con 10% de pago inicial, tasa de 7\.40% \(del 8 de octubre de 2026\), 30 años: capital e intereses/,
    ],
    ['¿Cuánto efectivo necesito para comprarla?', /^Unos \$82,507 al cierre: .*; decide el prestamista\.$/],
    ['guárdela por favor', /ya está en sus favoritas\.$/],
    ['¿es un barrio seguro?', /^No puedo juzgar qué tan seguro es un lugar\./],
    ['¿qué es el enganche?', /^El pago inicial es la parte del precio que usted paga/],
    ['quiero una visita', /¿Qué día le conviene\?/],
    ['el sábado a las 10', /^Anotado: sábado 28 de noviembre, por la mañana, a las 10\. ¿Cómo se llama usted\?$/],
    ['me llamo Ana López', /^Anotado: Ana López\. ¿Cuál es su correo electrónico\?/],
    [
      'ana punto lopez arroba example punto com',
      /el sábado 28 de noviembre, por la mañana, entre las 9 de la mañana y las 12 del mediodía, con las palabras “.* at 10 AM if possible”\. Para Ana López, ana\.lopez@example\.com\. .*Until we agree in writing to represent you.* ¿Lo envío\?$/,
    ],
    ['mejor el domingo por la tarde', /el domingo 22 de noviembre, por la tarde/],
    ['sí, envíelo', /^Enviado\. Un agente le confirmará por correo/],
    ['gracias', /^Con gusto\./],
  ]
  for (const [said, answer] of dialogue)
    expect({ said, say: await say(said) }).toEqual({ said, say: expect.stringMatching(answer) as string })
  expect(languages).toEqual(['es'])
  expect(context.sent).toMatchObject([
    { inquiry: { name: 'Ana López', email: 'ana.lopez@example.com', tour: { day: '2026-11-22', slot: 'afternoon' } } },
  ])
  expect(shown.at(-1)).toMatchObject({ kind: 'inquiry-sent', tour: true })
})

test('a call about a home: the note for the agency, which reads English, is quoted in the Spanish sentence', async () => {
  const context = watchedContext()
  const { say } = talkWith(context)
  expect(await say('busco una casa en el condado de Bergen con tres dormitorios')).toMatch(/^3 viviendas/)
  expect(await say('que me llamen por la primera')).toMatch(/^Es sobre .+\. .*¿Cómo se llama usted\?$/)
  expect(await say('me llamo Ana López')).toMatch(/¿A qué número llamamos\?|número/)
  expect(await say('201 555 0199')).toMatch(
    /^Se lo leo: llamamos a Ana López al \(201\) 555-0199, con la nota “about [^”]+”\. .* ¿Lo envío\?$/,
  )
  await say('sí, envíelo')
  expect(context.sent).toMatchObject([
    { inquiry: { message: expect.stringMatching(/^Please call me back, about /) as string } },
  ])
})

test('the language changes by words, by a sentence and by a button; search, homes and an open request stay', async () => {
  const { say, press, languages, brain } = talkWith()
  expect(await say('three bedrooms in Bergen County')).toMatch(/^3 homes in Bergen County/)
  expect(await say('¿cuánto cuesta la segunda?')).toMatch(/\$1,695,000/)
  expect(await say('book a tour of the third one please')).toMatch(/^A tour of Center-Hall Colonial/)
  expect(await say('español por favor')).toBe(
    'Con gusto, en español. ¿Qué día le conviene? Puede ser a partir de mañana.',
  )
  expect(await say('cancelar')).toBe('Está bien. No envié nada. ¿Qué le gustaría saber?')
  expect(await press('en')).toBe('Sure, in English. What would you like to know?')
  expect(await press('en')).toBe('')
  expect(await say('under 900 thousand')).toMatch(/^1 home in Bergen County with at least 3 bedrooms under \$900,000/)
  expect(await say('háblame en español')).toMatch(/^Con gusto, en español\./)
  expect(await say('deshacer')).toBe(
    'Está bien, de vuelta a 3 viviendas en el condado de Bergen con al menos 3 dormitorios.',
  )
  expect(brain.phrases().answers.quiet).toBe('Está bien. Avíseme cuando quiera seguir.')
  expect(languages).toEqual(['es', 'en', 'es', 'en', 'es'])
})

test('Spanish that can’t be fetched is said in both languages, and the talk goes on in English', async () => {
  const { say, press, languages } = talkWith(watchedContext(), () => Promise.reject(new Error('offline')))
  expect(await press('es')).toMatch(/por ahora sigo en inglés\. I couldn’t load Spanish/)
  expect(await say('busco una casa en Hoboken')).toMatch(/I couldn’t load Spanish/)
  expect(await say('homes in Essex County')).toMatch(/^\d+ homes in Essex County/)
  expect(languages).toEqual([])
})
