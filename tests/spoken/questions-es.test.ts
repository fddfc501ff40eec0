import { expect, test } from 'vitest'
import { readQuestion } from '#language/es/questions.ts'

test.each([
  ['¿Qué es una co-op?', 'co-op'],
  ['qué significa escrow', 'escrow'],
  ['explíqueme el PMI', 'pmi'],
  ['¿cómo funciona la revisión del abogado?', 'attorney-review'],
  ['no sé qué son los gastos de cierre', 'closing-costs'],
  ['qué es el enganche', 'down-payment'],
  ['¿hay ayuda con el enganche?', 'njhmfa'],
  ['qué es ANCHOR', 'property-tax-relief'],
  ['qué es la tasa de porcentaje anual', 'apr'],
])('%j asks for a term', (said, term) => {
  expect(readQuestion(said, false)).toEqual({ kind: 'glossary', terms: [term] })
})

test('two terms are told apart', () => {
  expect(readQuestion('¿cuál es la diferencia entre un condominio y una cooperativa?', false)).toEqual({
    kind: 'glossary',
    terms: ['condo', 'co-op'],
  })
})

test.each([
  ['¿Por dónde empiezo?', null],
  ['por dónde empiezo para comprar', 'buy'],
  ['es la primera vez que rentamos, no tenemos idea', 'rent'],
  ['creo que quiero mudarme pero no sé', null],
])('%j asks how to begin', (said, way) => {
  expect(readQuestion(said, false)).toEqual({ kind: 'steps', way })
})

test.each([
  ['¿aceptarían menos?', 'negotiation'],
  ['¿cuánto debo ofrecer?', 'negotiation'],
  ['¿van a bajar los precios?', 'forecast'],
  ['¿es buen momento para comprar?', 'good-time'],
  ['¿bajarán las tasas?', 'interest-rates'],
  ['quiero hablar con el dueño', 'owner-contact'],
  ['¿eres un robot?', 'human'],
  ['¿me están grabando?', 'recording'],
  ['¿quién te paga?', 'what-it-costs'],
  ['mi esposa está embarazada, ¿nos pueden negar el apartamento por eso?', 'children'],
  ['¿Puedo comprar casa sin papeles, solo con mi ITIN?', 'itin'],
  ['el perro es de servicio, no es mascota, ¿me cobran extra?', 'assistance-animal'],
  ['soy veterano, ¿qué casas hay en Dover con préstamo VA hasta 450,000?', 'va-loan'],
  ['eres un estúpido', 'insult'],
])('%j is read', (said, about) => {
  expect(readQuestion(said, false)).toEqual({ kind: 'plain', about })
})

test.each([
  'quiero una casa de tres cuartos en Clifton hasta 500 mil',
  'condominio con ascensor en Fort Lee',
  '¿tiene garaje la segunda?',
  'un barrio con parque',
  'guarda esta casa',
])('%j is none', (said) => {
  expect(readQuestion(said, true)).toBeNull()
})
