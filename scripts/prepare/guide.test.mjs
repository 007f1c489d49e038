import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderGuide } from './guide.mjs'
import { inProject } from './project.mjs'

const page = renderGuide(readFileSync(inProject('docs/panduan.md'), 'utf8'))
const values = (attribute) =>
  [...page.matchAll(new RegExp(`\\b${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value)

test('every picture of the guide exists, has an alt text, and comes from the shop', () => {
  const pictures = values('src')
  expect(pictures.length).toBeGreaterThan(8)
  for (const picture of pictures) {
    expect(picture).toMatch(/^\/panduan\/[\w-]+\.webp$/)
    expect(existsSync(inProject('docs/pictures', picture)), picture).toBe(true)
  }
  expect(values('alt').filter((words) => words.length < 10)).toEqual([])
})

test('every link of the guide leads to a heading of it or into the shop', () => {
  const headings = values('id')
  expect(headings.length).toBeGreaterThan(6)
  const elsewhere = values('href').filter((link) =>
    link.startsWith('#') ? !headings.includes(link.slice(1)) : !/^\/(admin|panduan\/)/.test(link),
  )
  expect(elsewhere).toEqual([])
})

test('the contents of the guide name every section, in their order', () => {
  const sections = [...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => `#${id}`)
  expect(
    values('href')
      .filter((link) => sections.includes(link))
      .slice(0, sections.length),
  ).toEqual(sections)
})

test('the guide says in English that it is Indonesian', () => {
  expect(page).toMatch(/<p lang="en">This guide is in Indonesian\./)
})

test('the guide has no scripts and inline styles, which the content policy refuses', () => {
  expect(page).not.toMatch(/<script|<style|\bstyle=|\bon\w+=/)
  expect(page).toContain('<html lang="id">')
})
