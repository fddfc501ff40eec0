import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { otherLanguageOf } from '#language/other-languages.ts'
import { readUtterances } from './utterances.ts'

test.each([
  ['안녕하세요, 집을 찾고 있어요', 'ko'],
  ['포트리에 방 두 개 아파트 있어요?', 'ko'],
  ['Estou procurando uma casa para alugar em Newark', 'pt'],
  ['Você fala português?', 'pt'],
  ['我想在Fort Lee买一套两居室', 'zh'],
  ['Szukam mieszkania w Clifton', 'pl'],
  ['Dzień dobry, czy ktoś mówi po polsku?', 'pl'],
  ['أبحث عن شقة للإيجار في باترسون', 'ar'],
  ['मुझे जर्सी सिटी में घर चाहिए', 'hi'],
  ['mujhe Edison ke paas ghar chahiye', 'hi'],
  ['મારે ઘર ખરીદવું છે', 'gu'],
  ['Naghahanap po kami ng bahay sa Bergenfield', 'tl'],
  ['Здравствуйте, я ищу квартиру в Fair Lawn', 'ru'],
  ['Cerco una casa con tre camere a Nutley', 'it'],
  ['Parlate italiano?', 'it'],
  ['Mwen bezwen yon kay pou lwe nan East Orange', 'ht'],
  ['Bonjour, je cherche un appartement à Hoboken', 'fr'],
  ['Parlez-vous français ?', 'fr'],
])('%j is %s', (said, language) => {
  expect(otherLanguageOf(said)).toBe(language)
})

test.each([
  'Necesito una casa de tres cuartos en Clifton',
  'busco renta en Newark de 1,800 al mes',
  'hola, ¿hay casas con piscina?',
  'quiero comprar una casa cerca del tren, hasta 500 mil',
  'ok',
  'ciao bella pizzeria is near the house',
  '王 Realty lists the house on Main Street',
  'Привіт, шукаю квартиру',
  '家を探しています',
])('%j is none of them', (said) => {
  expect(otherLanguageOf(said)).toBeNull()
})

test('no English sentence passes for another language', () => {
  const all = ['development.txt', 'heldout.txt', 'heldout-2.txt', 'heldout-3.txt'].flatMap((file) =>
    readUtterances(file).map(({ said }) => said),
  )
  const lawful = readFileSync(new URL('fair-lawful.txt', import.meta.url), 'utf8').split('\n')
  const sentences = [...all, ...lawful.filter((line) => line.includes(' => ')).map((line) => line.split(' => ')[0]!)]
  expect(sentences.filter((said) => otherLanguageOf(said) !== null)).toEqual([])
})
