import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { marked, Renderer } from 'marked'
import { inProject } from './project.mjs'

/** Folder of the pictures and styles in the shop (apps/server/src/pages/guide.routes.ts). */
const folderInShop = '/panduan'

/** The owner's guide in both languages; each name is its path in the shop. */
export const guides = {
  panduan: {
    language: 'id',
    toDesk: 'Kembali ke admin',
    other: '<a href="/guide" lang="en" hreflang="en">This guide in English</a>',
  },
  guide: {
    language: 'en',
    toDesk: 'Back to the desk',
    other: '<a href="/panduan" lang="id" hreflang="id">Panduan ini dalam bahasa Indonesia</a>',
  },
}

/** @param {keyof typeof guides} name */
export const readGuide = (name) => readFileSync(inProject(`apps/desk/guide/${name}.md`), 'utf8')

/** A heading's anchor as on GitHub, so that the same link works on both. @param {string} text */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/**
 * The guide as one HTML document without scripts and external resources.
 * @param {keyof typeof guides} name
 * @returns {string}
 */
export function renderGuide(name) {
  const markdown = readGuide(name)
  const { language, toDesk, other } = guides[name]
  const renderer = new Renderer()
  renderer.heading = function ({ tokens, depth, text }) {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  }
  renderer.image = ({ href, text }) =>
    `<img src="${href.replace(/^.*\/pictures\/panduan\//, `${folderInShop}/`)}" alt="${text}">`
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${folderInShop}/guide.css">
</head>
<body>
<nav aria-label="${toDesk}"><a href="/admin">← ${toDesk}</a> ${other}</nav>
<main>
${marked.parse(markdown, { async: false, renderer })}</main>
</body>
</html>
`
}

/** Writes the guide with its styles and pictures. @param {string} folder made when missing */
export function writeGuide(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of Object.keys(guides)) writeFileSync(`${folder}/${name}.html`, renderGuide(name))
  cpSync(inProject('scripts/prepare/guide.css'), `${folder}/guide.css`)
  cpSync(inProject('docs/pictures/panduan'), folder, { recursive: true })
}
