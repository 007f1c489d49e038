import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { marked, Renderer } from 'marked'
import { inProject } from './project.mjs'

/** Path of the guide in the shop (apps/server/src/pages/guide.routes.ts). */
const address = '/panduan'

/** A heading's anchor as on GitHub, so that the same link works on both. @param {string} text */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/**
 * The guide as one HTML document without scripts and external resources.
 * @param {string} markdown docs/panduan.md
 * @returns {string}
 */
export function renderGuide(markdown) {
  const renderer = new Renderer()
  renderer.heading = function ({ tokens, depth, text }) {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  }
  renderer.image = ({ href, text }) =>
    `<img src="${href.replace(/^pictures\/panduan\//, `${address}/`)}" alt="${text}">`
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? ''
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${address}/guide.css">
</head>
<body>
<nav aria-label="Kembali"><a href="/admin">← Kembali ke admin</a></nav>
<main>
<p lang="en">This guide is in Indonesian. Words in bold stand on screens that are shown in Indonesian
(<a href="/admin/pengaturan/bahasa">Pengaturan → Bahasa</a>).</p>
${marked.parse(markdown, { async: false, renderer })}</main>
</body>
</html>
`
}

/** Writes the guide with its styles and pictures. @param {string} folder made when missing */
export function writeGuide(folder) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/index.html`, renderGuide(readFileSync(inProject('docs/panduan.md'), 'utf8')))
  cpSync(inProject('scripts/prepare/guide.css'), `${folder}/guide.css`)
  cpSync(inProject('docs/pictures/panduan'), folder, { recursive: true })
}
