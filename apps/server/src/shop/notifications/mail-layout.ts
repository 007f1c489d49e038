import type { Language } from '@dimsum/words/sentence'

/** The content of a mail, rendered as text and as HTML that needs no pictures. */
export type MailContent = {
  language: Language
  subject: string
  title: string
  paragraphs: string[]
  /** Name and value. */
  rows: [name: string, value: string][]
  link?: { words: string; url: string } | undefined
  footer: string[]
}

/** The plain-text part, complete on its own. */
export const mailText = ({ title, paragraphs, rows, link, footer }: MailContent): string =>
  [
    title,
    ...paragraphs,
    rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    link && `${link.words}: ${link.url}`,
    footer.join('\n'),
  ]
    .filter((part) => part)
    .join('\n\n')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const cell = 'padding:6px 0;border-bottom:1px solid #eadfce;vertical-align:top'

/** The HTML part: one table, no pictures, no external resources. */
export const mailHtml = (content: MailContent): string => {
  const { language, title, paragraphs, rows, link, footer } = content
  const row = ([name, value]: [string, string]) =>
    `<tr><td style="${cell};padding-right:16px;color:#6b5b4b">${escaped(name)}</td><td style="${cell}">${escaped(value)}</td></tr>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(content.subject)}</title></head>
<body style="margin:0;padding:24px;background:#fffbf4;color:#2d2018;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">${escaped(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.map(row).join('')}</table>
${link ? `<p style="margin:0 0 16px"><a href="${escaped(link.url)}" style="color:#a3341f">${escaped(link.words)}</a></p>` : ''}
<p style="margin:0;color:#6b5b4b;font-size:14px">${footer.map(escaped).join('<br>')}</p>
</div></body></html>
`
}
