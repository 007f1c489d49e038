import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sentencesPage } from '../checks/sentences.mjs'
import { guides, readGuide, renderGuide } from './guide.mjs'
import { inProject } from './project.mjs'

const valuesIn = (page) => (attribute) =>
  [...page.matchAll(new RegExp(`\\b${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value)

describe.each(Object.entries(guides))('/%s', (name, { language }) => {
  const page = renderGuide(name)
  const values = valuesIn(page)

  test('has pictures that exist, have an alt text, and come from the shop', () => {
    const pictures = values('src')
    expect(pictures.length).toBeGreaterThan(8)
    for (const picture of pictures) {
      expect(picture).toMatch(/^\/panduan\/[\w-]+\.webp$/)
      expect(existsSync(inProject('docs/pictures', picture)), picture).toBe(true)
    }
    expect(values('alt').filter((words) => words.length < 10)).toEqual([])
  })

  test('has links to its headings and into the shop only', () => {
    const headings = values('id')
    expect(headings.length).toBeGreaterThan(6)
    const elsewhere = values('href').filter((link) =>
      link.startsWith('#') ? !headings.includes(link.slice(1)) : !/^\/(admin|panduan|guide)\b/.test(link),
    )
    expect(elsewhere).toEqual([])
  })

  test('names every section in its contents, in their order', () => {
    const sections = [...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => `#${id}`)
    const contents = values('href').filter((link) => sections.includes(link))
    expect(contents.slice(0, sections.length)).toEqual(sections)
  })

  test('has no scripts and inline styles, which the content policy refuses', () => {
    expect(page).not.toMatch(/<script|<style|\bstyle=|\bon\w+=/)
    expect(page).toContain(`<html lang="${language}">`)
  })
})

test('both guides have the same headings, tables, pictures and links to settings, in the same order', () => {
  const shape = (name) =>
    [...readGuide(name).matchAll(/^#+ |^\|(?=-)|^- |\/[\w-]+\.webp|\(\/admin[^)]*\)/gm)].map(([mark]) => mark)
  expect(shape('guide')).toEqual(shape('panduan'))
})

const sentences = sentencesPage().replaceAll('**', '')

test.each(Object.keys(guides))('the words in bold of /%s stand on the screens', (name) => {
  // A line that begins in bold names its subject.
  const words = [
    ...readGuide(name)
      .replaceAll(/^(- )?\*\*[^*]+\*\*/gm, '')
      .matchAll(/\*\*([^*]+)\*\*/g),
  ]
  expect(words.length).toBeGreaterThan(100)
  expect(
    words.map(([, text]) => text.replaceAll('\n', ' ')).filter((text) => !sentences.includes(text)),
  ).toEqual([])
})
