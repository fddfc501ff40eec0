import { expect, test } from 'vitest'
import { languageAskedFor, languageOf } from '#language/spoken-language.ts'
import { readUtterances } from './utterances.ts'

test.each([
  ['La Casa de Don Pedro'],
  ['El Mirador on Bergenline'],
  ['is La Casa de Don Pedro near it?'],
  ['homes near El Mirador on Bergenline Avenue'],
  ['my name is José de la Cruz'],
  ['Maria Peña'],
  ['a hacienda or casita with a patio in Perth Amboy'],
  ['3 beds'],
  ['no'],
  ['Bergen'],
  ['ok'],
  ['Calle Ocho'],
  ['Hola Maya, show me homes in Essex County'],
  ['taco place on Calle Ocho near the second one'],
])('%s is not Spanish', (said) => {
  expect(languageOf(said)).not.toBe('es')
})

test.each(['development.txt', 'heldout.txt', 'heldout-2.txt', 'heldout-3.txt'])(
  'no English sentence of %s is taken for Spanish',
  (file) => {
    expect(
      readUtterances(file)
        .map(({ said }) => said)
        .filter((said) => languageOf(said) === 'es'),
    ).toEqual([])
  },
)

test.each([
  'busco una casa en Newark',
  'casas en alquiler en Passaic',
  '¿tiene piscina?',
  'quiero ver la segunda',
  'cuanto cuesta al mes',
  'necesito tres cuartos y dos baños',
  'hola, ¿me puede ayudar?',
  'Hola',
  'buenos días',
])('%s is Spanish', (said) => {
  expect(languageOf(said)).toBe('es')
})

test.each([
  ['español por favor', 'es'],
  ['en español', 'es'],
  ['háblame en español', 'es'],
  ['¿puede hablar español?', 'es'],
  ['Spanish, please', 'es'],
  ['do you speak Spanish?', 'es'],
  ['can we talk in Spanish', 'es'],
  ['in English please', 'en'],
  ['in English, please', 'en'],
  ['back to English', 'en'],
  ['en inglés por favor', 'en'],
  ['English', 'en'],
  ['a Spanish style house', null],
  ['English Tudor in Montclair', null],
  ['homes with a Spanish tile roof', null],
] as const)('%s asks for %s', (said, language) => {
  expect(languageAskedFor(said)).toBe(language)
})
