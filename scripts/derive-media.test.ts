import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HOMES, SCENES } from '#content/picture-manifest.ts'
import { picture } from '#content/pictures.ts'
import { MASTERS } from '../media/masters.ts'
import { pixelBox, sourceHash, SOURCES } from '../media/recipe.ts'
import { VIEWS } from '../media/views.ts'

const PICTURES = new URL('../media/pictures/', import.meta.url)

test('every master picture is described, and every described one is there', () => {
  const files = readdirSync(PICTURES).map((name) => name.replace(/\.jpg$/, ''))
  expect(files.toSorted()).toEqual(Object.keys(MASTERS).toSorted())
})

test('the manifest names exactly the pictures of the recipe', () => {
  const manifest = [...Object.keys(SCENES), ...Object.keys(HOMES)]
  expect(manifest.toSorted()).toEqual(SOURCES.map(({ name }) => name).toSorted())
})

test('the manifest agrees with masters, views and recipe version: hash, size and alternative text', async () => {
  for (const source of SOURCES) {
    const box = pixelBox(source.box, await sharp(source.master).metadata())
    const width = Math.min(box.width, 1600)
    const height = Math.round((box.height * width) / box.width)
    expect(picture(source.name)).toMatchObject({
      url: `/media/${source.name}.${sourceHash(source)}-${width}.jpg`,
      alt: source.alt,
      caption: source.caption,
      width,
      height,
      illustrative: true,
    })
  }
})

test('every view lies inside its master and is large enough for a gallery', () => {
  const unfit = Object.entries(VIEWS).filter(([, { box }]) => {
    const [left, top, size] = box
    return left + size > 1 || top + size > 1 || size * 1600 < 720
  })
  expect(unfit).toEqual([])
})

test('every home has two views of its own', () => {
  const homes = Object.keys(MASTERS).filter((name) => name.startsWith('home-'))
  expect(homes).toHaveLength(18)
  const poor = homes.filter((home) => Object.keys(VIEWS).filter((name) => name.startsWith(`${home}-`)).length < 2)
  expect(poor).toEqual([])
})

test('a hash changes with the box, so that a changed picture gets a new name', () => {
  const [whole] = SOURCES
  expect(sourceHash({ ...whole!, box: [0, 0, 0.5] })).not.toBe(sourceHash(whole!))
})
